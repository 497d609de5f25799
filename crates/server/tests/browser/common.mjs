// Shared by the scripts of this folder: browsers, the sign that a page has settled, tables opened from the start page
// or from a stored record, answers. After the address and the browser, scripts take the names of the parts to run. With
// `offline` they run on a static site that their browser has installed, with the network off.

import { readFileSync, statSync } from "node:fs";
import { chromium } from "playwright-core";
import { news, numbers, result } from "./page.mjs";

const words = process.argv.slice(4);
/** Whether the site is one without a server. */
export const offline = words.includes("offline");

/** The time limit for any wait on a page, in milliseconds. */
export const patience = 60_000;
/** The time after which a script that hangs gives up, so that the other checks go on. */
const LONGEST = 30 * 60_000;
setTimeout(() => {
  console.error("the script hangs");
  process.exit(1);
}, LONGEST).unref();
export const desktop = { viewport: { width: 1280, height: 720 } };
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

export function must(condition, message) {
  if (!condition) throw new Error(message);
}

/** The requested parts of a script: all, unless some are named. */
export function chosen(parts) {
  const names = words.filter((word) => word !== "offline");
  for (const name of names) must(name in parts, `no part is called ${name}`);
  return names.length ? names.map((name) => parts[name]) : Object.values(parts);
}

export function launch(executablePath) {
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"] });
}

/** The errors that pages have reported; must stay empty. */
export const complaints = [];

/** A page whose errors are recorded. */
export async function pageIn(context) {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
  page.on("dialog", (dialog) => complaints.push(`a dialog opened: ${dialog.message()}`));
  return page;
}

/** Waits until a page with scripts has settled. */
export const settled = (page) => page.waitForSelector("html[data-settled]", { state: "attached" });

/** A page that has settled, and waits for no analysis of a finished game, unless it is kept as it is. */
const quiet = "html[data-settled]:is([data-still], :not(:has(#story.judging, #moments .judging)))";

/**
 * Goes to an address and waits until its page has settled and changes no more. An analysis has the lowest priority, so on a
 * busy machine it takes a while.
 */
export async function go(page, address) {
  await page.goto(address);
  await page.waitForSelector(quiet, { state: "attached", timeout: 10 * patience });
}

/** A page in a separate browser, prepared by `before`. Without a server, the site is installed there first. */
export async function visit(browser, address, { before = () => {}, ...options } = {}) {
  const context = await browser.newContext({ ...desktop, reducedMotion: "reduce", ...options });
  await before(context);
  const page = await pageIn(context);
  if (offline) await install(page, process.argv[2]);
  if (options.javaScriptEnabled === false) await page.goto(address);
  else await go(page, address);
  return page;
}

/**
 * Installs a static site in the browser of a page and cuts the network: the browser is offline, and the host rejects
 * further requests, in case a worker's still reach it.
 */
export async function install(page, base) {
  await fetch(new URL("/network/on", base));
  await go(page, base);
  await complete(page);
  await page.context().setOffline(true);
  await fetch(new URL("/network/off", base));
}

/** Has the worker of a static site fetch the rest of its files. */
export async function complete(page) {
  const context = page.context();
  const worker = context.serviceWorkers().at(-1) ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(() => fetchRest());
}

/** Fills in the form of the start page. */
export async function choose(page, choices) {
  for (const [name, value] of Object.entries(choices)) {
    const choice = page.locator(`form.fields input[type=radio][name=${name}][value="${value}"]`);
    if (await choice.count()) await choice.check({ force: true });
    else {
      const list = page.locator(`form.fields select[name=${name}]`);
      await page.evaluate((details) => (details.open = true), await list.evaluateHandle((list) => list.closest("details") ?? {}));
      await list.selectOption(value);
    }
  }
}

/** Opens a table for one person among bots. */
export async function table(browser, base, choices, options) {
  const page = await visit(browser, base, options);
  await choose(page, choices);
  await page.click("form.fields button.primary");
  await asked(page);
  return page;
}

/** A stored record: `records/README.md` says how they are made. */
export const record = (name) => readFileSync(new URL(`records/${name}.json`, import.meta.url), "utf8");

/** Uploads a stored record to the site of a page; returns the address of its replay. */
export const upload = (page, name) =>
  page.evaluate(async (text) => {
    const form = new FormData();
    form.set("record", new File([text], "record.json", { type: "application/json" }));
    return (await fetch("/replay", { method: "POST", body: form })).url;
  }, record(name));

/**
 * Leads a page to a table at which its person plays on from a stored record: on the seat of, and before, the first
 * matching action. Returns the question.
 */
export async function playOn(page, name, isMeant) {
  const { moves } = JSON.parse(record(name));
  const actions = moves.flatMap((move, step) => (move.actions ?? [move]).map((action) => ({ ...move, ...action, at: step })));
  const meant = actions.find(isMeant);
  must(meant, `no action like this in ${name}: ${isMeant}`);
  const replay = await upload(page, name);
  const table = await page.evaluate(
    async ([address, fields]) => (await fetch(address, { method: "POST", body: new URLSearchParams(fields) })).url,
    [`${replay}/play-on`, { step: meant.at, seat: meant.seat }],
  );
  await page.goto(table);
  return asked(page);
}

/** Whether an action is of this age and turn of 7 Wonders. */
export const at = (age, turn) => (action) => action.age === age && action.turn === turn;

/**
 * The present question: a unique name, "over", or nothing. Bots must play without a pause (`--bot-pause 0`), since
 * during one there is no question either.
 */
export const decision = (page) =>
  page.evaluate(() => {
    const question = document.querySelector("#hand [data-question]")?.dataset.question;
    return question ?? document.querySelector("#hand input[name=decision]")?.value ?? (document.querySelector(".sheet") ? "over" : null);
  });

/** Waits until a settled page has a new question, or the game is over; returns the question. */
export const asked = async (page, before = null) => (await page.waitForFunction(news, before)).jsonValue();

/** Closes the news, if there are any. */
export async function closeNews(page) {
  await page.evaluate(() => document.querySelector("dialog[open] button")?.click());
  await settled(page);
}

/**
 * Answers a question without waiting for the result, as fast as a script can; returns the question. The card and the
 * answer are chosen by a number, so that games differ.
 */
export const act = (page, number) =>
  page.evaluate((number) => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const one = (elements, place) => elements[place % elements.length];
    const question = document.querySelector("#hand [data-question]")?.dataset.question ?? document.querySelector("#hand input[name=decision]")?.value;
    document.querySelector("dialog[open] button")?.click();
    if (document.querySelector(".confirm")) {
      one(all("#hand label.choice"), number).click();
      document.querySelector(".confirm").click();
    } else if (document.querySelector(".pick")) {
      const bright = all("label.card:not(.dim)");
      one(bright.length ? bright : all("label.card"), number).click();
      const buttons = all(".pick:checked + .card + .offer button[data-do]");
      one(buttons, number % 4 === 3 ? buttons.length - 1 : 0).click();
    } else {
      document.querySelector("#hand .offer button").click();
    }
    return question;
  }, number);

/** Answers a question; returns the next one. */
export const answer = async (page, number) => asked(page, await act(page, number));

/** The numbers of the pad on a sheet, seat by seat. */
export const rows = (page) => page.locator(".sheet .pad").evaluate(numbers);

/** The final sheet, and the exported record. */
export async function sheet(page) {
  const { victory, record } = await page.evaluate(result);
  return { game: victory && "duel", rows: await rows(page), victory, record };
}

/** The most bytes of a picture. */
const WEIGHT = 200_000;

/** Takes a picture of a page without motion, and prints its name and its size. */
export async function picture(page, folder, name) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const path = `${folder}/${name}.jpg`;
  await page.screenshot({ path, type: "jpeg", quality: 74 });
  const { size } = statSync(path);
  must(size < WEIGHT, `${name} weighs ${size} bytes`);
  console.log(JSON.stringify({ name, size }));
}

/** The host of a waiting room deals once all people sit, when nothing in the room changes any more. */
export async function deal(host) {
  await host.waitForFunction(() => !document.querySelector(".room-seat:is(.free, .kept)") && document.querySelector("#room-deal button.primary:not([disabled])"));
  await settled(host);
  await host.press("#room-deal button.primary", "Enter");
}

/** The link of a waiting room's invitation. */
export const invitation = (page) => page.inputValue("#invitation");
