// The reference: its key, search while typing, links to hidden or distant entries, and the form without a script. The
// score pad: typed numbers, entered cities, and their state after a reload.

import { complaints, desktop, go, launch, must, phone, settled, table, visit } from "./common.mjs";

const [base, executablePath] = process.argv.slice(2);
const browser = await launch(executablePath);

async function reference() {
  const game = await table(browser, base, { game: "duel" });
  const opened = game.context().waitForEvent("page");
  await game.keyboard.press("r");
  const page = await opened;
  await settled(page);
  must(new URL(page.url()).pathname === "/reference/duel", `R leads to ${page.url()}`);
  const all = await page.locator(".ref-entry:visible").count();
  await page.fill("#q", "Shíeld");
  const found = await page.locator(".ref-entry:visible").count();
  must(found > 0 && found < all && (await page.textContent("#found")) === String(found), `${found} are seen`);
  must(new URL(page.url()).searchParams.get("q") === "Shíeld", `the address is ${page.url()}`);
  await page.reload();
  await settled(page);
  must((await page.locator(".ref-entry:visible").count()) === found, "an address shows what was found");
  await go(page, `${base}/reference/duel?type=red#card-altar`);
  must(await page.isVisible("#card-altar"), "what a link leads to is not hidden");
  await game.context().close();
  const plain = await visit(browser, `${base}/reference/duel`, { javaScriptEnabled: false });
  await plain.fill("#q", "shield");
  await plain.click("#find button");
  await plain.waitForURL(({ searchParams }) => searchParams.get("q") === "shield");
  must((await plain.locator(".ref-entry:visible").count()) === found, "without a script the form finds the same");
  await plain.context().close();
}

/** A link leads to its entry, even if the entries before it were never drawn. */
async function links() {
  for (const device of [phone, desktop]) {
    const page = await visit(browser, `${base}/reference/seven-second`, device);
    const ids = await page.locator(".ref-entry").evaluateAll((entries) => entries.map(({ id }) => id));
    for (const id of ids.filter((_, number) => number % 12 === 11)) {
      await page.goto("about:blank");
      await go(page, `${base}/reference/seven-second#${id}`);
      await page.waitForFunction((id) => {
        const { top } = document.getElementById(id).getBoundingClientRect();
        return top >= 0 && top < innerHeight * 0.75;
      }, id);
    }
    await page.context().close();
  }
}

async function pad() {
  const page = await visit(browser, `${base}/score?game=seven-second&seats=3`, phone);
  const total = async (city, points) => {
    await settled(page);
    const shown = await page.textContent(`[data-total="${city}"]`);
    must(shown === points, `city ${city} has ${points} points, not ${shown}`);
  };
  await page.fill("[name=n0]", "Ann");
  await page.fill("[name=c0-military]", "-3");
  await page.fill("[name=c0-science]", "10");
  await total(0, "7");
  await page.click("[data-contents='1']");
  await page.selectOption("#contents-city", "Rhodos");
  await page.click(".stepper:has(#contents-stages) [data-step='1']");
  await page.fill("#contents-coins", "7");
  await page.fill("#contents-q", "palace");
  await page.check("[value=Palace]");
  await page.click("#contents button[value=done]");
  await total(1, "13");
  // A typed number replaces the computed one.
  await page.fill("[name=c1-civilian]", "20");
  await total(1, "25");
  await page.goto(`${base}/score`);
  await total(1, "25");
  must((await page.inputValue("[name=n0]")) === "Ann", "the name is kept");
  await page.click("#reset");
  await page.click("#reset-question [value=no]");
  await total(1, "25");
  await page.click("#reset");
  await page.click("#reset-question [value=yes]");
  await total(1, "–");
  must((await page.inputValue("[name=n0]")) === "Ann", "the same people play again");
  await page.context().close();
}

try {
  await reference();
  await links();
  await pad();
} finally {
  await browser.close();
}
must(complaints.length === 0, complaints.join("\n"));
console.log("found and counted");
