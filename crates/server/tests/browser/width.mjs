// No page is wider than its window: `node width.mjs ADDRESS CHROMIUM [PART]…`. Shows tables of people with unbroken
// names of 20 letters, in each state and in each language, from 320 pixels (a window of 1280 at a zoom of 400 %) to
// 2560. While a bot plays for the viewer, the button to return must not be covered. Prints the number of checks.

import { act, asked, choose, chosen, closeNews, complaints, deal, go, invitation, launch, must, settled, visit } from "./common.mjs";

const [base, executablePath] = process.argv.slice(2);
const names = ["WilhelminaMaximilian", "GeorgiosKonstantinou", "FrauSchwarzenbergers"];
const languages = ["en", "tr", "sr", "et", "hu", "fi"];
const sizes = [[320, 640], [360, 640], [390, 844], [844, 390], [768, 1024], [1024, 768], [1280, 720], [1920, 1080], [2560, 1440]];
const wrong = [];
let looked = 0;

const browser = await launch(executablePath);

/** Waits until a new size is laid out and drawn; scripts get the event with the next frame. */
const shownAtLast = async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
};

/** How far the page exceeds the window, and the innermost element that does. */
const beside = () => {
  const { scrollWidth } = document.scrollingElement;
  if (scrollWidth <= innerWidth) return null;
  const named = (one) => `${one.tagName}${one.id ? `#${one.id}` : ""}.${one.getAttribute("class") ?? ""} in ${one.parentElement.getAttribute("class")}`;
  const sticksOut = (one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1;
  const out = [...document.querySelectorAll("body *")].filter((one) => !one.closest("svg svg, use") && sticksOut(one) && ![...one.children].some(sticksOut));
  return `${scrollWidth} pixels wide: ${out.slice(0, 6).map(named).join(", ")}`;
};

/** What covers the button that returns to a seat. */
const covered = () => {
  const button = document.querySelector("[data-return]");
  if (!button) return "is missing";
  button.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = button.getBoundingClientRect();
  const places = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(left + width * part, top + height / 2));
  const other = places.find((place) => !button.contains(place));
  return other === undefined ? null : `is covered by ${other?.id || other?.getAttribute("class")}`;
};

/** Checks a page at each size. */
async function atEachSize(page, what, look = beside) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(shownAtLast);
    looked += 1;
    const fault = await page.evaluate(look);
    if (fault) wrong.push(`${what} at ${width} by ${height}: ${fault}`);
  }
}

/** Checks an address for the person of a page, at each size and in each language. */
async function everywhere(page, what, address = page.url()) {
  const copy = await visit(browser, address, { storageState: await page.context().storageState() });
  for (const language of languages) {
    await copy.context().addCookies([{ name: "language", value: language, url: base }]);
    await go(copy, address);
    await closeNews(copy);
    await atEachSize(copy, `${what} (${language})`);
  }
  await copy.context().close();
}

/** People with long names around a table, the host first; the first two have a page. */
async function around(choices, what) {
  const host = await visit(browser, base);
  await choose(host, choices);
  await host.fill("form.fields [name=name]", names[0]);
  await host.click("form.fields button.primary");
  await host.waitForSelector("#room-seats");
  await settled(host);
  const pages = [host];
  for (const name of names.slice(1, Number(choices.people))) {
    const guest = await visit(browser, await invitation(host));
    if (pages.length === 1) await everywhere(guest, `${what}, the invitation`);
    await guest.fill("#name", name);
    await guest.press("#name", "Enter");
    await guest.waitForSelector("#room-seats");
    await settled(guest);
    pages.push(guest);
  }
  await everywhere(host, `${what}, the waiting room`);
  await deal(host);
  for (const page of pages) await page.waitForSelector("#hand");
  return pages;
}

/** Whether the person of a page has a question. */
const isAsked = (page) => page.locator("#status[data-asked]").count();

/** All pages of a game. */
async function game(choices, what, turns = 6) {
  const pages = await around(choices, what);
  const [host] = pages;
  const guest = pages.at(-1);
  await settled(host);
  await host.click("#menu > summary");
  const watch = await host.inputValue("#watch-link");
  await host.keyboard.press("Escape");
  // One player has decided and another has not.
  const one = (await isAsked(host)) ? host : guest;
  await everywhere(one, `${what}, asked`);
  await act(one, 1);
  await settled(one);
  for (const page of [host, guest]) await everywhere(page, `${what}, one has decided`);
  await everywhere(host, `${what}, looking on`, watch);
  await everywhere(host, `${what}, on a big screen`, `${host.url()}/tv`);
  // A bot takes a seat, and its hand shrinks with each turn.
  await guest.evaluate(() => document.querySelector("[data-leave]").click());
  await guest.waitForSelector(".gone");
  await host.waitForSelector(".stands-in, .state.left", { state: "attached" });
  for (const page of [host, guest]) await everywhere(page, `${what}, left to a bot`);
  const hands = new Set();
  for (let turn = 0; turn < turns; turn++) {
    await closeNews(guest);
    const cards = await guest.locator("#hand .cards .card, .structure .card").count();
    if (!hands.has(cards)) await atEachSize(guest, `${what}, the way back beside ${cards} cards`, covered);
    hands.add(cards);
    for (const page of pages.slice(0, -1)) {
      await closeNews(page);
      if (await isAsked(page)) await asked(page, await act(page, 1));
    }
  }
  for (const page of pages.slice(0, -1)) {
    await page.evaluate(() => document.querySelector("[data-resign]").click());
    await page.waitForSelector(".sheet, .gone");
  }
  await everywhere(host, `${what}, given up`);
  await everywhere(host, `${what}, the replay`, `${host.url()}/replay?step=3`);
  if (choices.game === "duel") {
    await everywhere(host, "the start page", base);
    await everywhere(host, "the history", `${base}/games`);
  }
  for (const page of pages) await page.context().close();
}

const parts = {
  duel: () => game({ game: "duel", people: "2" }, "a Duel", 12),
  "free-city": () => game({ game: "free-city", people: "2" }, "the Free City", 14),
  seven: () => game({ game: "seven", seats: "3", people: "3" }, "three cities"),
  "seven-7": () => game({ game: "seven", seats: "7", people: "3" }, "seven cities"),
};

try {
  for (const part of chosen(parts)) await part();
} finally {
  await browser.close();
}
must(wrong.length === 0, wrong.join("\n"));
must(complaints.length === 0, complaints.join("\n"));
console.log(JSON.stringify({ looked }));
