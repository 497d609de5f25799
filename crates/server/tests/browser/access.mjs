// Everybody can play: every page, and tables of every game at each kind of decision, through axe-core, light and dark, on
// a desktop and on a phone: `node access.mjs ADDRESS CHROMIUM [offline]`. Prints what was looked at; a violation of WCAG 2.2
// AA ends it with an error.

import { readFileSync } from "node:fs";
import { answer, choose, closeNews, complaints, decision, desktop, invitation, launch, must, offline, pageIn, patience, phone, table, visit } from "./common.mjs";

const [base, executablePath] = process.argv.slice(2);
const axe = readFileSync(new URL("./node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The rules that look at colors; dark pages differ from light ones in nothing else. */
const ofColors = ["color-contrast", "link-in-text-block"];
// Without a server the pages are printed by the same code: they are looked at on a phone alone, and in light colors.
const devices = offline ? { phone } : { desktop, phone };
const violations = [];
let looked = 0;

/** What axe-core, which the page has loaded, finds wrong with it. */
async function check(page, what, runOnly) {
  const found = await page.evaluate(async (runOnly) => {
    const options = { runOnly, resultTypes: ["violations"] };
    const { violations } = await window.axe.run(document, options);
    return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })) }));
  }, runOnly);
  looked += 1;
  for (const { id, help, nodes } of found) {
    for (const node of nodes) violations.push(`${what}: ${id} (${help}): ${node.target.join(" ")}: ${node.failureSummary.split("\n")[1]?.trim()}`);
  }
}

/** A page on each device, used again and again as another person: a new one for each look would cost most of the time. */
const copies = {};

/** Leaves a page, even if it is just reloading itself because its analysis has finished. */
const leave = (page) =>
  page.goto("about:blank").catch(async () => {
    await page.waitForLoadState();
    await page.goto("about:blank");
  });

/** The page of a device, which shows what this page shows to its person. */
async function copyOf(page, name) {
  if (offline) return sibling(page, name);
  const { cookies } = await page.context().storageState();
  copies[name] ??= await visit(page.context().browser(), "about:blank", devices[name]);
  // The page of the person before asks no more while the cookies change.
  await leave(copies[name]);
  await copies[name].context().clearCookies();
  await copies[name].context().addCookies(cookies);
  await copies[name].goto(page.url());
  return copies[name];
}

/** Without a server a person is a browser: the page of a device is another one in the same browser. */
async function sibling(page, name) {
  const context = page.context();
  if (copies[name]?.context() !== context) {
    copies[name] = await pageIn(context);
    await copies[name].setViewportSize(devices[name].viewport);
  }
  await copies[name].goto(page.url());
  return copies[name];
}

/** Takes the shapes out of pictures that nobody hears of: no rule looks at them, and walking them is half of the work. */
const bare = () => document.querySelectorAll("svg[aria-hidden=true]").forEach((picture) => picture.replaceChildren());

/** The state of a page that has only been loaded. */
const asIs = ["", () => {}];

/**
 * The same address as its person sees it, on both devices at once, light and dark; where states of it are given, which are
 * pairs of a name and of what leads to it, in one after the other.
 */
async function everywhere(page, what, states = [asIs]) {
  const on = async (name) => {
    const copy = await copyOf(page, name);
    await copy.evaluate(axe);
    for (const [state, reach] of states) {
      await reach(copy);
      await copy.evaluate(bare);
      await copy.emulateMedia({ colorScheme: "light" });
      await check(copy, `${what}${state}, ${name} light`, { type: "tag", values: standard });
      if (offline) continue;
      await copy.emulateMedia({ colorScheme: "dark" });
      await check(copy, `${what}${state}, ${name} dark`, { type: "rule", values: ofColors });
    }
  };
  await Promise.all(Object.keys(devices).map(on));
}

/** Every panel of a table, opened in turn and alone, or with the one that it lies in. */
async function panels(page) {
  const boxes = "#bar details[id], #talk details[id]";
  const ids = await page.locator(boxes).evaluateAll((all) => all.map((one) => one.id));
  const open = ([boxes, id]) => document.querySelectorAll(boxes).forEach((one) => (one.open = one.contains(document.getElementById(id))));
  return ids.map((id) => [`, panel ${id}`, (copy) => copy.evaluate(open, [boxes, id])]);
}

/** What kind of question a table asks, so that each kind is looked at once. */
const kindOf = (page) =>
  page.evaluate(() => {
    const question = document.getElementById("question")?.textContent.trim();
    return `${question} ${document.querySelector("dialog[open]") ? "news" : ""}`;
  });

/** Opens whatever can be folded and matches. */
const openAll = (selector) => document.querySelectorAll(selector).forEach((one) => (one.open = true));

/** Chooses a card or an option, if there is one. */
const chooseFirst = (page) => page.evaluate(() => document.querySelector(".pick")?.click());

/** Takes a card up, so that it is seen where it can be laid. */
async function lift(page) {
  const card = page.locator("#hand label.card").first();
  if (!(await card.count()) || (await page.locator("dialog[open]").count())) return;
  await card.evaluate(async (card) => {
    const at = (type, by) => card.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse", isPrimary: true, buttons: 1, clientX: 200 + by, clientY: 300 + by }));
    at("pointerdown", 0);
    // The script that drags comes with the first touch.
    while (!document.getElementById("drag")) {
      await new Promise((done) => setTimeout(done));
      at("pointermove", 40);
    }
  });
}

/** Gives a game up and looks at what is left of it. */
async function givenUp(browser) {
  const page = await table(browser, base, { game: "duel" });
  await answer(page, 0);
  await page.evaluate(() => document.querySelector("[data-resign]").click());
  await page.waitForSelector(".given-up");
  await everywhere(page, "given up");
  await page.context().close();
}

/** Plays a game to its end and looks at each kind of question. */
async function game(browser, name, choices) {
  const page = await table(browser, base, choices);
  const seen = new Set();
  for (let turn = 0; (await decision(page)) !== "over"; turn++) {
    must(turn < 120, `${name} does not end`);
    const kind = await kindOf(page);
    if (!seen.has(kind)) {
      seen.add(kind);
      await everywhere(page, `${name}: ${kind}`, kind.endsWith("news") ? [asIs] : [asIs, [", dragged", lift], [", chosen", chooseFirst]]);
    }
    if (turn === 9) await everywhere(page, name, await panels(page));
    if (turn === 10 && (await page.locator("#hint-ask[data-hint]").count())) {
      // An age may have ended; keys do nothing behind its news.
      await closeNews(page);
      await page.keyboard.press("h");
      await page.waitForSelector(".advised-says");
      await everywhere(page, `${name}: with a hint`);
    }
    await answer(page, turn);
  }
  await closeNews(page);
  await everywhere(page, `${name}: the end`);
  await page.goto(page.url() + "/replay?step=5");
  await everywhere(page, `${name}: replay`);
  return page;
}

/** Has the game of a replay judged, and looks at the page meanwhile and afterwards. */
async function analyzed(page, name) {
  await page.click("#analysis button");
  await page.waitForSelector("#analysis progress, #verdict");
  await everywhere(page, `${name}: analysis at work`);
  // The analysis gives way to everything else, so on a busy machine it takes a while.
  await page.waitForSelector("#verdict", { timeout: 10 * patience });
  await everywhere(page, `${name}: analysis`, [["", (copy) => copy.evaluate(openAll, "#summary details")]]);
  const practice = page.locator("#summary a[href*='/mistakes/']");
  if (await practice.count()) {
    await practice.click();
    await page.waitForSelector("html.scripts #puzzle");
    await everywhere(page, `${name}: a mistake`, [asIs, [", chosen", chooseFirst]]);
  }
  return page;
}

/** Begins a guided game and looks at its first lessons, with what they light, and at the lessons before. */
async function guided(browser, kind) {
  const page = await visit(browser, base);
  await page.click(`.learn button[value=${kind}]`);
  await page.waitForSelector("#guide");
  for (let turn = 0; turn < 3; turn++) {
    await everywhere(page, `guided ${kind}, turn ${turn}`, [asIs, [", the lesson before", (copy) => copy.evaluate(() => document.getElementById("guide-back")?.click())]]);
    await answer(page, turn);
  }
  await page.context().close();
}

/** Looks on by the links of a table. */
async function lookOn(links, what) {
  for (const link of links) {
    const spectator = await visit(browser, new URL(link, base).href);
    await everywhere(spectator, `${what} at ${new URL(link, base).pathname.split("/")[1]}`);
    await spectator.context().close();
  }
}

/** A waiting room, as its host and as a guest see it; then the table for those who look on. */
async function together(browser) {
  const host = await visit(browser, base);
  await choose(host, { people: "2", sides: "chosen" });
  await host.locator("form.fields button[type=submit]").press("Enter");
  await host.waitForSelector("#room-seats");
  await host.fill("#say-text", "Hello");
  await host.press("#say-text", "Enter");
  await host.waitForSelector("#said li");
  await everywhere(host, "waiting room", [["", (copy) => copy.evaluate(openAll, ".kept-code")]]);
  const guest = await visit(browser, await invitation(host));
  await everywhere(guest, "invitation");
  await guest.fill("#name", "Ada");
  await guest.press("#name", "Enter");
  await guest.waitForSelector("#room-seats");
  await everywhere(guest, "waiting room of a guest");
  await host.locator("#room-deal button.primary:not([disabled])").click();
  await host.waitForSelector("#hand.sides");
  await everywhere(host, "choice of sides", [asIs, ["", (copy) => copy.evaluate(openAll, ".other")], ...(await panels(host))]);
  await host.click("#choose-1");
  await host.waitForSelector(".side-card.chosen");
  await everywhere(host, "chosen side");
  const links = await host.locator("input[data-link]").evaluateAll((all) => all.map((one) => one.value));
  await lookOn(links, "looking on at the choice of sides");
  await guest.click("#choose-2");
  await host.waitForSelector("#hand .pick", { state: "attached" });
  await host.click("#talk-box > summary");
  await host.click(".react");
  await host.keyboard.press("Escape");
  await guest.click("#menu > summary");
  await guest.click("#leave > summary");
  await guest.click("[data-leave]");
  await guest.waitForSelector(".gone");
  await host.waitForSelector(".stands-in");
  await everywhere(host, "table, where a bot plays for somebody", [[" with talk", (copy) => copy.evaluate(openAll, "#talk-box")], [" with the log", (copy) => copy.evaluate(openAll, "#log")]]);
  await everywhere(guest, "table, left to a bot");
  await lookOn(links, "looking on");
}

const browser = await launch(executablePath);
try {
  for (const kind of ["seven", "duel"]) await guided(browser, kind);
  const start = await visit(browser, base);
  await everywhere(start, "start", [asIs, [", all choices", (copy) => copy.evaluate(openAll, "details")]]);
  await start.context().close();

  const last = await game(browser, "Seven, 7 seats", { game: "seven", edition: "second", seats: "7" });
  for (const path of (process.env.PAGES ?? "/ /me /games /games/statistics /ratings /ratings?game=duel /friends /back /replay /daily /api /reference /reference/seven-second /reference/duel /reference/duel/chains /reference/seven-first/symbols /reference/seven-first/rules /reference/editions /score /score?game=duel /nowhere").split(" ")) {
    await last.goto(base + path);
    await everywhere(last, path);
  }
  for (const game of ["seven", "duel"]) {
    await last.goto(`${base}/puzzles/${game}/1`);
    await everywhere(last, `puzzle of ${game}`, [asIs, [", chosen", chooseFirst], ...(await panels(last))]);
    const action = await last.locator("#hand input[name=action]").first().inputValue();
    const fields = new URLSearchParams({ action });
    await last.evaluate(([path, fields]) => fetch(path, { method: "POST", body: new URLSearchParams(fields) }), [`${base}/puzzles/${game}/1/answer`, fields.toString()]);
    for (const number of [0, 1]) {
      await last.goto(`${base}/puzzles/${game}/1/answers/${number}`);
      await everywhere(last, `puzzle of ${game}, answer ${number}`);
    }
  }
  await last.goto(`${base}/puzzles`);
  await everywhere(last, "/puzzles");
  await last.context().close();
  const three = await game(browser, "Seven, first edition", { game: "seven", edition: "first", seats: "3" });
  await (await analyzed(three, "Seven, first edition")).context().close();
  await (await game(browser, "Free City", { game: "free-city" })).context().close();
  const duel = await game(browser, "Duel", { game: "duel" });
  await (await analyzed(duel, "Duel")).context().close();
  await givenUp(browser);

  if (!offline) await together(browser);
} finally {
  await browser.close();
}
const kinds = new Map();
for (const line of violations) {
  const key = line.replace(/^.*?: (?=[a-z-]+ \()/, "");
  kinds.set(key, [...(kinds.get(key) ?? []), line.split(": ")[0]]);
}
const told = [...kinds].map(([line, places]) => `${line} [${places.length} times, first at ${places[0]}]`);
must(violations.length === 0, `${violations.length} violations:\n${told.join("\n")}`);
// The browser itself complains of the page that is not there.
const others = complaints.filter((line) => !line.includes("404"));
must(others.length === 0, others.join("; "));
console.log(JSON.stringify({ looked }));
