// Pictures of the key screens for the README and the documents: `node screens.mjs ADDRESS CHROMIUM FOLDER`. Prints the name
// and the weight of each.

import { mkdirSync } from "node:fs";
import { answer, closeNews, complaints, decision, desktop, launch, must, phone, picture, table, visit } from "./common.mjs";

const [base, executablePath, folder] = process.argv.slice(2);
/** A phone with one pixel per point, so that pictures stay small. */
const small = { ...phone, deviceScaleFactor: 1 };
mkdirSync(folder, { recursive: true });

/** Takes a picture of a page for its person on a device. */
async function shown(page, name, { device = desktop, colorScheme = "light", prepare = async () => {} } = {}) {
  const storageState = await page.context().storageState();
  const copy = await visit(page.context().browser(), page.url(), { ...device, colorScheme, storageState });
  await prepare(copy);
  await picture(copy, folder, name);
  await copy.context().close();
}

/** Chooses a card, so that its uses are visible. */
const choose = (number) => (page) => page.evaluate((number) => document.querySelectorAll(".pick")[number]?.click(), number);

async function playTo(page, turns) {
  for (let turn = 0; turn < turns && (await decision(page)) !== "over"; turn++) await answer(page, turn);
}

const browser = await launch(executablePath);
try {
  const start = await visit(browser, base);
  await shown(start, "start");

  const seven = await table(browser, base, { game: "seven", edition: "second", seats: "7" });
  await playTo(seven, 9);
  await closeNews(seven);
  await shown(seven, "seven", { prepare: choose(2) });
  await shown(seven, "seven-dark", { colorScheme: "dark" });
  await shown(seven, "seven-phone", { device: small });
  await shown(seven, "seven-phone-chosen", { device: small, colorScheme: "dark", prepare: choose(1) });
  while ((await decision(seven)) !== "over" && !(await seven.locator("dialog[open]").count())) await playTo(seven, 1);
  await shown(seven, "conflicts", { colorScheme: "dark" });
  await playTo(seven, 40);
  await closeNews(seven);
  await shown(seven, "sheet", { prepare: closeNews });

  const city = await table(browser, base, { game: "free-city" });
  await playTo(city, 9);
  await closeNews(city);
  await shown(city, "free-city", { prepare: (page) => closeNews(page).then(() => choose(1)(page)) });

  const duel = await table(browser, base, { game: "duel" });
  await shown(duel, "duel-draft", { colorScheme: "dark" });
  await playTo(duel, 14);
  await shown(duel, "duel", { prepare: choose(0) });
  await shown(duel, "duel-phone", { device: small });

  for (const [name, address, look] of [
    ["reference", "/reference/seven-second", {}],
    ["chains", "/reference/seven-second/chains", { colorScheme: "dark" }],
    ["score-pad", "/score", { device: small }],
  ]) {
    await start.goto(base + address);
    await shown(start, name, look);
  }
} finally {
  await browser.close();
}
must(complaints.length === 0, complaints.join("; "));
