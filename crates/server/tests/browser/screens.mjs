// Pictures of the key screens for the README and the documents: `node screens.mjs ADDRESS CHROMIUM FOLDER`. Prints the name
// and the weight of each.

import { mkdirSync, statSync } from "node:fs";
import { answer, closeNews, complaints, decision, desktop, launch, must, phone, table, visit } from "./common.mjs";

const [base, executablePath, folder] = process.argv.slice(2);
/** The most that a picture may weigh, in bytes. */
const WEIGHT = 200_000;
/** A phone, drawn point by point: the pictures stay small. */
const small = { ...phone, deviceScaleFactor: 1 };
mkdirSync(folder, { recursive: true });

/** Takes the picture of a page as its person sees it. */
async function picture(page, name, { device = desktop, colorScheme = "light", prepare = async () => {} } = {}) {
  const storageState = await page.context().storageState();
  const copy = await visit(page.context().browser(), page.url(), { ...device, colorScheme, storageState });
  await prepare(copy);
  await copy.evaluate(async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const path = `${folder}/${name}.jpg`;
  await copy.screenshot({ path, type: "jpeg", quality: 74 });
  await copy.context().close();
  const { size } = statSync(path);
  must(size < WEIGHT, `${name} weighs ${size} bytes`);
  console.log(JSON.stringify({ name, size }));
}

/** Chooses a card, so that what can be done with it is seen. */
const choose = (number) => (page) => page.evaluate((number) => document.querySelectorAll(".pick")[number]?.click(), number);

async function playTo(page, turns) {
  for (let turn = 0; turn < turns && (await decision(page)) !== "over"; turn++) await answer(page, turn);
}

const browser = await launch(executablePath);
try {
  const start = await visit(browser, base);
  await picture(start, "start");

  const seven = await table(browser, base, { game: "seven", edition: "second", seats: "7" });
  await playTo(seven, 9);
  await closeNews(seven);
  await picture(seven, "seven", { prepare: choose(2) });
  await picture(seven, "seven-dark", { colorScheme: "dark" });
  await picture(seven, "seven-phone", { device: small });
  await picture(seven, "seven-phone-chosen", { device: small, colorScheme: "dark", prepare: choose(1) });
  while ((await decision(seven)) !== "over" && !(await seven.locator("dialog[open]").count())) await playTo(seven, 1);
  await picture(seven, "conflicts", { colorScheme: "dark" });
  await playTo(seven, 40);
  await closeNews(seven);
  await picture(seven, "sheet", { prepare: closeNews });

  const city = await table(browser, base, { game: "free-city" });
  await playTo(city, 9);
  await closeNews(city);
  await picture(city, "free-city", { prepare: (page) => closeNews(page).then(() => choose(1)(page)) });

  const duel = await table(browser, base, { game: "duel" });
  await picture(duel, "duel-draft", { colorScheme: "dark" });
  await playTo(duel, 14);
  await picture(duel, "duel", { prepare: choose(0) });
  await picture(duel, "duel-phone", { device: small });

  for (const [name, address, look] of [
    ["reference", "/reference/seven-second", {}],
    ["chains", "/reference/seven-second/chains", { colorScheme: "dark" }],
    ["score-pad", "/score", { device: small }],
  ]) {
    await start.goto(base + address);
    await picture(start, name, look);
  }
} finally {
  await browser.close();
}
must(complaints.length === 0, complaints.join("; "));
