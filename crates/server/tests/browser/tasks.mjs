// The longest tasks on the main thread of a table's page: `node tasks.mjs ADDRESS CHROMIUM [TIMES [TRACE]]`. Plays the
// first turns of TIMES games of each kind (3) on a phone, and opens long pages and a replay. Prints, for each occasion,
// the processor time of its longest task in milliseconds: the median of all such occasions, and the worst one. On a
// phone slowed down four times, tasks take four times as long. With TRACE, the trace of each game is written to a file
// with this prefix.
//
// It is a measurement, no test; nothing else should run beside it.

import { writeFileSync } from "node:fs";
import { asked, choose, go, launch, phone, settled, upload, visit } from "./common.mjs";

const [base, executablePath, times = "3", trace] = process.argv.slice(2);
/** The number of decisions played in each game. */
const DECISIONS = { seven: 6, duel: 28 };
/** The long pages of a game. */
const PAGES = {
  seven: ["/reference/seven-second", "/reference/editions", "/puzzles/seven/1"],
  duel: ["/reference/duel", "/puzzles", "/puzzles/duel/1"],
};
/** The number of replay steps. */
const STEPS = 4;

const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"];
/** Waits until all changes are drawn. */
const drawn = (page) => page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));

/** Attributes the following work to this occasion. */
const mark = (page, occasion) => page.evaluate((occasion) => void performance.mark(`occasion ${occasion}`), occasion);

/** The age of a Duel, by its structure; empty during the draft. */
const ageOf = (page) => page.evaluate(() => document.querySelector(".structure")?.className.match(/age\d/)?.[0] ?? null);

/** Chooses an affordable card, if there are cards; returns whether there are. */
const pick = (page, number) =>
  page.evaluate((number) => {
    const bright = document.querySelectorAll("#hand .pick + label.card:not(.dim)");
    const cards = bright.length > 0 ? bright : document.querySelectorAll("#hand .pick + label.card");
    cards[number % cards.length]?.click();
    return cards.length > 0;
  }, number);

/** Sends the first available answer. */
const send = (page) =>
  page.evaluate(() => {
    document.querySelector("#hand label.choice")?.click();
    const buttons = document.querySelectorAll("#hand .pick:checked + .card + .offer button[data-do], #hand .confirm, #hand .offer button[data-do], #hand .choice button");
    [...buttons].find((button) => button.checkVisibility() && !button.disabled).click();
  });

/** Plays the first turns of a game. Each occasion is marked in the browser's trace; its name is known at its end. */
async function play(browser, name, choices) {
  const page = await visit(browser, base, { ...phone, reducedMotion: "no-preference" });
  await choose(page, choices);
  await browser.startTracing(page, { categories });
  const occasions = ["the first page"];
  await mark(page, 0);
  await page.click("form.fields button.primary");
  let now = await asked(page);
  for (let turn = 0; turn < DECISIONS[name] && now !== "over"; turn++) {
    const before = await ageOf(page);
    // News cover the table.
    await page.evaluate(() => document.querySelector("dialog[open] button")?.click());
    await mark(page, occasions.push("choosing a card") - 1);
    if (await pick(page, turn)) await drawn(page);
    else occasions[occasions.length - 1] = null;
    const asks = name === "duel" && !before ? "choosing wonders" : "an answer";
    await mark(page, occasions.push(asks) - 1);
    await send(page);
    now = await asked(page, now);
    await drawn(page);
    const age = await ageOf(page);
    if (age && age !== before) occasions[occasions.length - 1] = "a new age of a Duel";
  }
  const written = await browser.stopTracing();
  await page.context().close();
  return { occasions, written };
}

/**
 * Opens the long pages of a game and a replay of it, each from another page of the site, and continues by a few steps.
 */
async function browse(browser, name) {
  const page = await visit(browser, base, { ...phone, reducedMotion: "no-preference" });
  const replay = await upload(page, name);
  await browser.startTracing(page, { categories });
  const occasions = [];
  for (const path of [...PAGES[name], replay]) {
    // The way here belongs to no occasion.
    await mark(page, occasions.push(null) - 1);
    await go(page, new URL("/replay", base).href);
    await drawn(page);
    await mark(page, occasions.push(path === replay ? "a replay is opened" : path) - 1);
    await go(page, new URL(path, base).href);
    await drawn(page);
  }
  for (let step = 0; step < STEPS; step++) {
    await mark(page, occasions.push("a step of a replay") - 1);
    await page.keyboard.press("ArrowRight");
    await settled(page);
    await drawn(page);
  }
  const written = await browser.stopTracing();
  await page.context().close();
  return { occasions, written };
}

/** The longest task of each occasion, by name. */
function longest({ occasions, written }) {
  const { traceEvents } = JSON.parse(written.toString());
  const marks = traceEvents.filter(({ name }) => name.startsWith("occasion ")).sort((one, other) => one.ts - other.ts);
  const threads = new Set(marks.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(({ name, pid, tid, tdur }) => name === "RunTask" && tdur && threads.has(`${pid} ${tid}`));
  const most = marks.map(() => 0);
  for (const { ts, tdur } of tasks) {
    const at = marks.findLastIndex((mark) => mark.ts <= ts);
    if (at >= 0) most[at] = Math.max(most[at], tdur / 1000);
  }
  return most.map((long, at) => [occasions[Number(marks[at].name.split(" ")[1])], long]).filter(([occasion]) => occasion);
}

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

const browser = await launch(executablePath);
for (const [name, choices] of Object.entries({ seven: { game: "seven", seats: "4" }, duel: { game: "duel" } })) {
  const found = new Map();
  for (let run = 0; run < Number(times); run++) {
    const played = await play(browser, name, choices);
    if (trace) writeFileSync(`${trace}-${name}-${run}.json`, played.written);
    const seen = [played, await browse(browser, name)];
    for (const [occasion, long] of seen.flatMap(longest)) found.set(occasion, [...(found.get(occasion) ?? []), long]);
  }
  for (const [occasion, all] of found) {
    console.log(`${name}: ${occasion}: median ${median(all).toFixed(1)}, worst ${Math.max(...all).toFixed(1)} (of ${all.length})`);
  }
}
await browser.close();
