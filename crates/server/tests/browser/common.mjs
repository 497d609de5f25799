// Shared by the scripts of this folder: browsers, tables opened from the start page, games played by clicking. Scripts that
// are told so as their third argument, `offline`, do the same on a static site that their browser has installed, with the
// network off.

import { statSync } from "node:fs";
import { chromium } from "playwright-core";

/** Whether the site is one without a server. */
export const offline = process.argv[4] === "offline";

/** How long a page may take for anything, in milliseconds. */
export const patience = 60_000;
export const desktop = { viewport: { width: 1280, height: 720 } };
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

export function must(condition, message) {
  if (!condition) throw new Error(message);
}

export function launch(executablePath) {
  return chromium.launch({ executablePath, args: ["--no-sandbox"] });
}

/** What pages complained of; it must stay empty. */
export const complaints = [];

/** A page whose complaints are noted. */
export async function pageIn(context) {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  return page;
}

/** A page in a browser of its own. Without a server, the site is installed there first. */
export async function visit(browser, address, options = {}) {
  const context = await browser.newContext({ ...desktop, reducedMotion: "reduce", ...options });
  const page = await pageIn(context);
  if (offline) await install(page, process.argv[2]);
  await page.goto(address);
  return page;
}

/** Installs a static site in the browser of a page and cuts the network: the browser is offline, and the host is told to
    answer nothing more, in case requests of a worker still reach it. */
export async function install(page, base) {
  await fetch(new URL("/network/on", base));
  await page.goto(base);
  await page.waitForSelector("form.starts");
  await complete(page);
  await page.context().setOffline(true);
  await fetch(new URL("/network/off", base));
}

/** Waits until the worker of a static site has everything. */
export const complete = (page) =>
  page.evaluate(async () => {
    navigator.serviceWorker.controller.postMessage("awake");
    for (;;) {
      const names = await caches.keys();
      const caching = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
      if (Math.max(...caching) >= 13) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

/** Waits until something is asked, or the game is over: without a server, bots play after the answer. */
export const asked = (page) => page.waitForFunction(() => document.querySelector("#hand [data-question], #hand input[name=decision], .sheet"));

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

/** Opens a table for one person among bots; the page shows it then, and its scripts run. */
export async function table(browser, base, choices, options) {
  const page = await visit(browser, base, options);
  await choose(page, choices);
  await page.click("form.fields button.primary");
  await page.waitForSelector("html.scripts #table");
  if (offline) await asked(page);
  return page;
}

/** What is asked: a name of the question that no other one has, or "over". Bots must play without a pause (`--bot-pause 0`):
    while one waits, nothing is asked either. */
export const decision = (page) =>
  page.evaluate(() => {
    const question = document.querySelector("#hand [data-question]")?.dataset.question;
    return question ?? document.querySelector("#hand input[name=decision]")?.value ?? "over";
  });

/** Waits until the page asks something else and the whole answer is in place. */
export async function answered(page, before) {
  await page.waitForFunction((before) => {
    if (document.querySelector("#table.sending")) return false;
    const question = document.querySelector("#hand [data-question]")?.dataset.question;
    return (question ?? document.querySelector("#hand input[name=decision]")?.value ?? "over") !== before;
  }, before);
}

/** Closes the news, if there are any. */
export async function closeNews(page) {
  const button = page.locator("dialog[open] button");
  if (await button.count()) await button.first().click();
}

/** Answers a question: the card and the answer are chosen by a number, so that a game is always another one. */
export async function answer(page, number) {
  const before = await decision(page);
  await closeNews(page);
  if (await page.locator(".confirm").count()) {
    const choices = page.locator("#hand label.choice");
    await choices.nth(number % (await choices.count())).click();
    await page.click(".confirm");
  } else if (await page.locator(".pick").count()) {
    const bright = page.locator("label.card:not(.dim)");
    const cards = (await bright.count()) ? bright : page.locator("label.card");
    await cards.nth(number % (await cards.count())).click();
    const buttons = page.locator(".pick:checked + .card + .offer button[data-do]");
    await buttons.nth(number % 4 === 3 ? (await buttons.count()) - 1 : 0).click();
  } else {
    await page.locator("#hand .offer button").first().click();
  }
  await answered(page, before);
  if (offline) await asked(page);
}

/** The most that a picture may weigh, in bytes. */
const WEIGHT = 200_000;

/** Writes a picture of a page in which nothing moves any more, and prints its name and its weight. */
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

/** The link of a waiting room's invitation, once its script has made it whole. */
export async function invitation(page) {
  await page.waitForFunction(() => document.getElementById("invitation")?.value.startsWith("http"));
  return page.inputValue("#invitation");
}
