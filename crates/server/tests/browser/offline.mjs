// Plays without a server: `node offline.mjs ADDRESS CHROMIUM FOLDER`, with the static site of FOLDER at ADDRESS. Plays
// whole games of both kinds with the network off, in one page and in two, after a reload and after a stop of the
// worker. Also tests a browser without storage, a backup of all games, a new version, and the pages with axe-core.
// Prints a line of JSON for each game.

import { readFileSync, statSync, writeFileSync } from "node:fs";
import { answer, asked, closeNews, complaints, complete, decision, go, launch, must, pageIn, settled } from "./common.mjs";

const [base, executablePath, folder] = process.argv.slice(2);
const axe = readFileSync(new URL("./node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const browser = await launch(executablePath);
const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });

const open = () => pageIn(context);

/**
 * The violations that axe-core finds in a page. The policy of pages forbids other scripts, so it is injected from
 * outside.
 */
async function check(page, what) {
  await page.evaluate(axe);
  const found = await page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run(document, { runOnly, resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0].target}`);
  }, standard);
  must(found.length === 0, `${what}: ${found.join("; ")}`);
}

/** Plays a table to its end. */
async function play(page, between = async () => {}) {
  for (let turn = 0; (await asked(page)) !== "over"; turn++) {
    must(turn < 120, "the game does not end");
    await answer(page, turn);
    await between(turn);
  }
  await closeNews(page);
  const link = await page.getAttribute("a[download]", "href");
  const record = await page.evaluate(async (link) => (await fetch(link)).json(), link);
  console.log(JSON.stringify({ game: record.game, moves: record.moves.length }));
}

// The first address is missing on the host, whose page for missing files installs the worker and redirects.
const page = await open();
await page.goto(`${base}reference/duel`);
await page.waitForSelector("header.masthead");
must(page.url() === `${base}reference/duel`, `the page that was asked for is there, not ${page.url()}`);
// The host has reported the missing file.
complaints.length = 0;
await go(page, base);
await complete(page);
await check(page, "the start page");

/** Chooses a language, and waits until the page is in it. */
async function speak(chosen, spoken = chosen) {
  await page.click(`button[name=language][value=${chosen}]`);
  await page.waitForSelector(`html[lang=${spoken}]`);
  await settled(page);
}
await speak("fi");
await speak("en");

await context.setOffline(true);
await page.reload();
await settled(page);
must(await page.locator("form.starts").count(), "the start page is there without a network");

// A language that was loaded once works without a network; others are replaced by English.
await speak("fi");
await speak("tr", "en");
await speak("fi");
await speak("en");
complaints.length = 0;

// A game of 7 Wonders; another page at the same table shows each step.
await page.click("form.starts button >> nth=0");
await asked(page);
const other = await open();
await go(other, page.url());
await check(page, "a table");
await play(page, async (turn) => {
  if (turn === 3) await page.reload();
  if (turn === 5) {
    const version = () => document.querySelector("#hand input[name=decision]")?.value;
    await other.waitForFunction((now) => document.querySelector("#hand input[name=decision]")?.value === now, await page.evaluate(version));
  }
});
await other.waitForSelector(".sheet .pad");
await other.close();
await check(page, "the end of a game");

// The worker is stopped, as browsers do; the game continues. Then storage fails: the move is not made, and the page
// says so.
await page.click("form[action$='/again'] button >> nth=0");
await page.waitForSelector("#table .card");
await asked(page);
const session = await context.newCDPSession(page);
await session.send("ServiceWorker.enable");
await session.send("ServiceWorker.stopAllWorkers");
await answer(page, 0);
const [worker] = context.serviceWorkers();
await worker.evaluate(() => {
  self.add = IDBObjectStore.prototype.add;
  IDBObjectStore.prototype.add = () => {
    throw new DOMException("There is no room", "QuotaExceededError");
  };
});
const before = await decision(page);
await page.locator("label.card").first().click();
await page.locator(".pick:checked + .card + .offer button[data-do]").first().click();
await page.waitForFunction(() => document.getElementById("note")?.textContent.includes("no room left"));
must((await decision(page)) === before, "a move that is not stored is not made");
await worker.evaluate(() => (IDBObjectStore.prototype.add = self.add));
await page.reload();
await asked(page);
must((await decision(page)) === before, "the game is where it was");
await answer(page, 1);
// The browser has reported the missing storage.
complaints.length = 0;

// A Duel, in which the person returns to a closed table.
await go(page, base);
await page.click('form.starts button[value="duel"]');
await asked(page);
const address = page.url();
await page.goto("about:blank");
await go(page, base);
await page.click(`a[href="${new URL(address).pathname}"]`);
await play(page);
// The picture of the city is painted here.
const [postcard] = await Promise.all([page.waitForEvent("download"), page.click("a[data-postcard]")]);
const { size } = statSync(await postcard.path());
must(size > 20_000 && size <= 200_000, `a postcard of ${size} bytes`);
// The game is analyzed while other pages are open, and the report survives a stop of the worker.
const replay = `${page.url().split("#")[0].split("?")[0]}/replay`;
await page.goto(replay);
await check(page, "an analysis");
const meanwhile = await open();
await meanwhile.goto(`${base}puzzles`);
await meanwhile.waitForSelector(".puzzle-grid");
await meanwhile.close();
await page.waitForSelector(".story-told:not(.blank)");
await session.send("ServiceWorker.stopAllWorkers");
await page.goto(replay);
await page.waitForSelector("#summary");
await check(page, "a judged game");

// The deal of the day.
await go(page, `${base}daily`);
await check(page, "the deal of the day");
await page.click("form[action$='/daily/duel'] button");
await asked(page);
const today = page.url();
await page.goto(`${base}daily`);
must((await page.locator(`a[href="${new URL(today).pathname}"]`).count()) === 1, "the table of the day is listed");

await page.goto(`${base}me`);
await check(page, "the page about the games");
await page.goto(`${base}games`);
must((await page.locator("ol.played > li").count()) === 2, "both games are in the history");

// A backup of all games is restored in an empty browser.
await page.goto(`${base}me`);
const [copy] = await Promise.all([page.waitForEvent("download"), page.click("a[download]")]);
await page.check("input[name=sure]");
await page.click("form[action$='/me/remove'] button");
await page.waitForSelector("form.starts");
await page.goto(`${base}games`);
must((await page.locator("ol.played > li").count()) === 0, "everything was removed");
await page.goto(`${base}me`);
await page.setInputFiles("input[type=file]", await copy.path());
await page.click("form[action$='/me/games'] button");
await page.waitForSelector(".good[role=status]");
await page.goto(`${base}games`);
must((await page.locator("ol.played > li").count()) === 2, "the games are back");

// A new version arrives during a game, which continues. It answers once no page is open, and nothing of the old one is
// left.
await context.setOffline(false);
await go(page, base);
await page.click("form.starts button >> nth=0");
await asked(page);
await answer(page, 0);
const workerFile = `${folder}/worker.js`;
writeFileSync(workerFile, readFileSync(workerFile, "utf8").replace(/"version":"\w+"/, '"version":"next"'));
const coming = context.waitForEvent("serviceworker");
await page.evaluate(async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
  const { installing } = registration;
  if (!registration.waiting) await new Promise((resolve) => installing.addEventListener("statechange", resolve, { once: true }));
});
const reached = await answer(page, 1);
const running = page.url();
await page.close();
await (await coming).evaluate(async () => {
  while (serviceWorker.state !== "activated") await new Promise((resolve) => serviceWorker.addEventListener("statechange", resolve, { once: true }));
});
const next = await open();
await next.goto(running);
must((await asked(next)) === reached, "the game goes on with the new version");
const versions = await next.evaluate(() => caches.keys());
must(versions.length === 1 && versions[0].endsWith(" next"), `nothing is left of the old version: ${versions}`);
must(complaints.length === 0, complaints.join("; "));
await browser.close();
