// Accessibility: checks every page, and tables of every game at each kind of decision, with axe-core, light and dark,
// on a desktop and on a phone: `node access.mjs ADDRESS CHROMIUM [offline] [PART…]`. Prints what was checked. Fails on
// a violation of WCAG 2.2 AA.

import { readFileSync } from "node:fs";
import { answer, asked, at, choose, chosen, closeNews, complaints, deal, desktop, go, invitation, launch, must, offline, pageIn, patience, phone, playOn, settled, table, visit } from "./common.mjs";

const [base, executablePath] = process.argv.slice(2);
const axe = readFileSync(new URL("./node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The rules about colors; dark pages differ from light ones in nothing else. */
const ofColors = ["color-contrast", "link-in-text-block"];
// Without a server the pages are printed by the same code, so they are checked only on a phone, in light colors.
const devices = offline ? { phone } : { desktop, phone };
const violations = [];
let looked = 0;

/** The violations that axe-core, which the page has loaded, finds in a part of it. */
async function check(page, what, part, runOnly) {
  const found = await page.evaluate(async ([part, runOnly]) => {
    const options = { runOnly, resultTypes: ["violations"] };
    const { violations } = await window.axe.run(part, options);
    return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })) }));
  }, [part, runOnly]);
  looked += 1;
  for (const { id, help, nodes } of found) {
    for (const node of nodes) violations.push(`${what}: ${id} (${help}): ${node.target.join(" ")}: ${node.failureSummary.split("\n")[1]?.trim()}`);
  }
}

/** Keeps a page unchanged while its game is analyzed, and prevents the reload afterwards. */
function still() {
  addEventListener("DOMContentLoaded", () => (document.documentElement.dataset.still = ""));
  window.EventSource = class extends EventSource {
    addEventListener(kind, work) {
      const isStill = this.url.includes("/analysis/");
      if (kind !== "reload" || !isStill) super.addEventListener(kind, work, { once: isStill && kind === "regions" });
    }
  };
}

/** A page on each device, reused as another person: a new one for each check would cost most of the time. */
const copies = {};

/**
 * The page of a device, with the person and the address of this page. Without a server a person is a browser, so it is
 * another page in the same browser.
 */
async function copyOf(page, name) {
  const known = copies[name];
  let context = known?.context();
  if (offline) context = page.context();
  else context ??= await page.context().browser().newContext({ reducedMotion: "reduce", ...devices[name] });
  const copy = known?.context() === context ? known : (copies[name] = await pageIn(context));
  if (copy !== known) {
    await copy.addInitScript(still);
    await copy.setViewportSize(devices[name].viewport);
  }
  if (!offline) {
    // The page of the previous person must send no request while the cookies change.
    await copy.goto("about:blank");
    await context.clearCookies();
    await context.addCookies((await page.context().storageState()).cookies);
  }
  await go(copy, page.url());
  return copy;
}

/** Removes the shapes from hidden pictures: no rule checks them, and walking them is half of the work. */
const bare = () => document.querySelectorAll("svg[aria-hidden=true]").forEach((picture) => picture.replaceChildren());

/** The state of a page after loading. */
const asIs = ["", () => {}];

/**
 * Checks the address for its person, on both devices, light and dark; if states are given, in one after the other. A
 * state has a name, the actions that lead to it, and the part of the page that changes, if not all of it.
 */
async function everywhere(page, what, states = [asIs]) {
  const on = async (name) => {
    const copy = await copyOf(page, name);
    await copy.evaluate(axe);
    for (const [state, reach, part = "html"] of states) {
      await reach(copy);
      await copy.evaluate(bare);
      await copy.emulateMedia({ colorScheme: "light" });
      await check(copy, `${what}${state}, ${name} light`, part, { type: "tag", values: standard });
      if (offline) continue;
      await copy.emulateMedia({ colorScheme: "dark" });
      await check(copy, `${what}${state}, ${name} dark`, part, { type: "rule", values: ofColors });
    }
  };
  await Promise.all(Object.keys(devices).map(on));
}

/** Opens and checks every panel of a table alone, or together with the one around it. */
async function panels(page) {
  const boxes = "#bar details[id], #talk details[id]";
  const ids = await page.locator(boxes).evaluateAll((all) => all.map((one) => one.id));
  const open = ([boxes, id]) => document.querySelectorAll(boxes).forEach((one) => (one.open = one.contains(document.getElementById(id))));
  return ids.map((id) => [`, panel ${id}`, (copy) => copy.evaluate(open, [boxes, id]), `#${id}`]);
}

/** Opens all matching panels. */
const openAll = (selector) => document.querySelectorAll(selector).forEach((one) => (one.open = true));

/** Chooses a card or an option, if there is one. */
const chosenFirst = [", chosen", (page) => page.evaluate(() => document.querySelector(".pick")?.click()), "#hand"];

/** Lifts a card, so that its possible places are visible. */
async function lift(page) {
  const card = page.locator("#hand label.card").first();
  if (!(await card.count())) return;
  const move = (type, by) =>
    card.evaluate(
      (card, [type, by]) => card.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse", isPrimary: true, buttons: 1, clientX: 200 + by, clientY: 300 + by })),
      [type, by],
    );
  await move("pointerdown", 0);
  // The script for dragging loads at the first touch.
  await settled(page);
  await move("pointermove", 40);
  must(await page.locator("#drag").count(), "a card is taken up");
}

/** The page of a person who has not played yet. */
const newcomer = (browser) => visit(browser, base);

/** Resigns a game and checks its last pages. */
async function givenUp(browser) {
  const page = await table(browser, base, { game: "duel" });
  await answer(page, 0);
  await page.evaluate(() => document.querySelector("[data-resign]").click());
  await page.waitForSelector(".given-up");
  await everywhere(page, "given up");
  await page.context().close();
}

/** Checks the colors of a table in the palettes beside the usual one. */
async function palettes(browser) {
  const page = await newcomer(browser);
  for (const palette of ["marble", "nile"]) {
    await page.evaluate((palette) => fetch("/palette", { method: "POST", body: new URLSearchParams({ palette }) }), palette);
    for (const [name, isMeant] of [["seven-7", at(2, 4)], ["duel", ({ at, card }) => card && at > 30]]) {
      await playOn(page, name, isMeant);
      await closeNews(page);
      await everywhere(page, `${name} in ${palette}`, [asIs, chosenFirst]);
    }
    await go(page, base);
    await everywhere(page, `start in ${palette}`);
  }
  await page.context().close();
}

/** The states of a question to check. */
const ways = [asIs, [", dragged", lift, "#hand, #drag"], chosenFirst];

/**
 * Checks the questions of a stored game, each before the first action that answers it, then panels, news, a hint, and
 * the end.
 */
async function game(browser, name, questions, { middle, last, news }) {
  const page = await newcomer(browser);
  for (const [kind, isMeant, answers = 0] of questions) {
    await playOn(page, name, isMeant);
    await closeNews(page);
    for (let turn = 0; turn < answers; turn++) await answer(page, turn);
    await everywhere(page, `${name}: ${kind}`, ways);
  }
  if (news) {
    await playOn(page, name, news);
    must(await page.locator("dialog[open]").count(), "there are news");
    await everywhere(page, `${name}: news`);
  }
  await playOn(page, name, middle);
  await everywhere(page, name, await panels(page));
  // An age may have ended; behind its news, keys do nothing.
  await closeNews(page);
  await page.keyboard.press("h");
  await settled(page);
  must(await page.locator(".advised-says").count(), "there is a hint");
  await everywhere(page, `${name}: with a hint`);
  await playOn(page, name, last);
  for (let turn = 0; (await asked(page)) !== "over"; turn++) await answer(page, turn);
  await closeNews(page);
  await everywhere(page, `${name}: the end`);
  await go(page, `${page.url()}/replay?step=5`);
  await everywhere(page, `${name}: replay`);
  await page.context().close();
}

/** Plays a new game to its end. */
async function played(browser, choices) {
  const page = await table(browser, base, choices);
  for (let turn = 0; (await asked(page)) !== "over"; turn++) await answer(page, turn);
  await closeNews(page);
  return page;
}

/** Has a game analyzed, and checks its sheet and its replay, meanwhile and afterwards. */
async function analyzed(browser, name, choices) {
  const page = await played(browser, choices);
  const sheet = page.url();
  await page.goto(`${sheet}/replay`);
  await everywhere(page, `${name}: analysis at work`);
  // The analysis has the lowest priority, so on a busy machine it takes a while.
  await page.waitForSelector(".story-told:not(.blank)", { timeout: 10 * patience });
  await everywhere(page, `${name}: analysis`, [["", (copy) => copy.evaluate(openAll, "#summary details")]]);
  await go(page, sheet);
  await page.waitForSelector(".moment-card:not(.blank)");
  await everywhere(page, `${name}: moments on the sheet`);
  await go(page, `${sheet}/replay`);
  const practice = page.locator("#summary a[href*='/mistakes/']");
  if (await practice.count()) {
    await practice.click();
    await page.waitForSelector("#puzzle");
    await everywhere(page, `${name}: a mistake`, [asIs, chosenFirst]);
  }
  await page.context().close();
}

/** Begins a guided game and checks its first lessons, with what they highlight, and earlier lessons. */
async function guided(browser, kind) {
  const page = await newcomer(browser);
  await page.click(`.learn button[value=${kind}]`);
  await asked(page);
  for (let turn = 0; turn < 3; turn++) {
    await everywhere(page, `guided ${kind}, turn ${turn}`, [asIs, [", the lesson before", (copy) => copy.evaluate(() => document.getElementById("guide-back")?.click())]]);
    await answer(page, turn);
  }
  await page.context().close();
}

/** Watches by the links of a table. */
async function lookOn(links, what) {
  for (const link of links) {
    const spectator = await visit(browser, new URL(link, base).href);
    await everywhere(spectator, `${what} at ${new URL(link, base).pathname.split("/")[1]}`);
    await spectator.context().close();
  }
}

/** Checks a waiting room, as its host and as a guest; then the table for watchers. */
async function together(browser) {
  const host = await newcomer(browser);
  await choose(host, { people: "2", sides: "chosen", boards: "chosen" });
  await host.locator("form.fields button[type=submit]").press("Enter");
  await host.waitForSelector("#room-seats");
  await settled(host);
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
  await deal(host);
  await host.waitForSelector("#hand.sides");
  await settled(host);
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

/** The questions of 7 Wonders that only some cities get. */
const special = ["seventh", "discard"].map((step) => [step, (action) => action.step === step]);
/** The actions of a Duel by kind. */
const does = (kind) => (action) => action.do === kind;

const parts = {
  guided: async (browser) => {
    for (const kind of ["seven", "duel"]) await guided(browser, kind);
  },
  start: async (browser) => {
    const page = await newcomer(browser);
    await everywhere(page, "start", [asIs, [", all choices", (copy) => copy.evaluate(openAll, "details")]]);
    await page.context().close();
  },
  pages: async (browser) => {
    const page = await played(browser, { game: "seven", edition: "second", seats: "7" });
    for (const path of "/ /me /games /games/statistics /ratings /ratings?game=duel /programs /programs?game=seven-second /friends /play /lobby /events /events?format=swiss /events?format=arena /league /watch /watch/best/duel /back /replay /daily /api /reference /reference/seven-second /reference/duel /reference/duel/chains /reference/seven-first/symbols /reference/seven-first/rules /reference/editions /explorer /explorer?game=seven-second&players=7 /score /score?game=duel /nowhere".split(" ")) {
      await page.goto(base + path);
      await everywhere(page, path);
    }
    await page.context().close();
  },
  puzzles: async (browser) => {
    const page = await newcomer(browser);
    for (const game of ["seven", "duel"]) {
      await go(page, `${base}/puzzles/${game}/1`);
      await everywhere(page, `puzzle of ${game}`, [asIs, chosenFirst, ...(await panels(page))]);
      const action = await page.locator("#hand input[name=action]").first().inputValue();
      await page.evaluate(([path, action]) => fetch(path, { method: "POST", body: new URLSearchParams({ action }) }), [`${base}/puzzles/${game}/1/answer`, action]);
      for (const number of [0, 1]) {
        await go(page, `${base}/puzzles/${game}/1/answers/${number}`);
        await everywhere(page, `puzzle of ${game}, answer ${number}`);
      }
    }
    await go(page, `${base}/puzzles`);
    await everywhere(page, "/puzzles");
    await page.context().close();
  },
  seven: (browser) => game(browser, "seven-7", [["a card", at(1, 1)], ...special], { news: at(2, 1), middle: at(2, 4), last: at(3, 6) }),
  "seven-first": (browser) => game(browser, "seven-first", [["a card", at(1, 1)], ...special], { news: at(2, 1), middle: at(2, 4), last: at(3, 6) }),
  "free-city": (browser) =>
    game(browser, "free-city", [["a card", at(1, 1)], ["the next card", at(1, 2)], ["a card for the Free City", at(1, 1), 1]], { news: at(2, 1), middle: at(2, 4), last: at(3, 6) }),
  duel: (browser) =>
    game(
      browser,
      "duel",
      ["draft", "build", "library", "begin", "revive", "token", "destroy"].map((kind) => [kind, does(kind)]),
      { middle: ({ at, card }) => card && at > 30, last: ({ at, card }) => card && at > 62 },
    ),
  analyses: async (browser) => {
    await analyzed(browser, "Seven, first edition", { game: "seven", edition: "first", seats: "3" });
    await analyzed(browser, "Duel", { game: "duel" });
  },
  givenUp,
  palettes,
  together: async (browser) => {
    if (!offline) await together(browser);
  },
};
const browser = await launch(executablePath);
try {
  for (const part of chosen(parts)) await part(browser);
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
// The browser itself reports the missing page.
const others = complaints.filter((line) => !line.includes("404"));
must(others.length === 0, others.join("; "));
console.log(JSON.stringify({ looked }));
