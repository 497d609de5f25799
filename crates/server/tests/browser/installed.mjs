// Pictures of an installed site without a server on a phone, with the network off: `node installed.mjs ADDRESS CHROMIUM
// FOLDER`, with the output of `antipater site` at ADDRESS. Prints the name and the size of each.

import { mkdirSync } from "node:fs";
import { answer, asked, closeNews, complaints, go, install, launch, must, pageIn, phone, picture } from "./common.mjs";

const [base, executablePath, folder] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const browser = await launch(executablePath);
try {
  const context = await browser.newContext({ ...phone, deviceScaleFactor: 1, reducedMotion: "reduce" });
  const page = await pageIn(context);
  await install(page, base);
  // As an installed app, without the bars of a browser.
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setEmulatedMedia", { features: [{ name: "display-mode", value: "standalone" }, { name: "prefers-reduced-motion", value: "reduce" }] });
  const visit = (address) => go(page, new URL(address, base).href);
  await visit("");
  await picture(page, folder, "installed-start");
  for (const [game, button, turns] of [
    ["duel", "button[value=duel]", 7],
    ["seven", "button >> nth=0", 8],
  ]) {
    await visit("");
    await page.click(`form.starts ${button}`);
    await asked(page);
    for (let turn = 0; turn < turns; turn++) await answer(page, turn);
    await closeNews(page);
    await picture(page, folder, `installed-${game}`);
  }
  for (const name of ["puzzles", "daily"]) {
    await visit(name);
    await picture(page, folder, `installed-${name}`);
  }
} finally {
  await browser.close();
}
must(complaints.length === 0, complaints.join("; "));
