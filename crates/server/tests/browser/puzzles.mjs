// Puzzles: solved by keys, by a double click, and without a script; the verdict has its own address, and the way leads on.
// `node puzzles.mjs ADDRESS CHROMIUM` prints the paths of the verdicts that it has seen.

import { complaints, go, launch, must, phone, visit } from "./common.mjs";

const [base, executablePath] = process.argv.slice(2);
const browser = await launch(executablePath);
const seen = [];

/** Waits for the page with the verdict, and checks it. */
async function verdict(page, puzzle) {
  await page.waitForURL(`**${puzzle}/answers/*`);
  must((await page.locator(".puzzle-grade").count()) === 1, "the verdict is told");
  must((await page.locator(".coach-actions .played").count()) === 1, "the answer stands among the actions");
  must((await page.locator("#hand form").count()) === 0, "nothing is asked any more");
  seen.push(new URL(page.url()).pathname);
}

/** Answers a puzzle by keys alone, and continues to the next. */
async function byKeys(game) {
  const puzzle = `/puzzles/${game}/1`;
  const page = await visit(browser, base + puzzle);
  must((await page.locator(".puzzle-grade, .coach-actions").count()) === 0, "the solution is not there yet");
  if (await page.locator(".pick").count()) {
    await page.keyboard.press("1");
    must((await page.locator(".pick:checked").count()) === 1, "a key chooses a card");
    await page.keyboard.press("b");
    const offered = await page.evaluate(() => document.activeElement.dataset.do !== undefined);
    if (!offered) await page.locator(".pick:checked + .card + .offer button[data-do]").last().focus();
  } else {
    await page.locator(".chooser input").first().press("Space");
    await page.locator(".chooser button").focus();
  }
  await page.keyboard.press("Enter");
  await verdict(page, puzzle);
  // The next one is near the rating of the person.
  const next = page.locator(`.puzzle-further a[href^='/puzzles/${game}/']:not([href='${puzzle}'])`);
  const address = await next.getAttribute("href");
  await next.press("Enter");
  await page.waitForURL(`**${address}`);
  await go(page, `${base}/puzzles`);
  must((await page.locator(".puzzle-grid .tried, .puzzle-grid .first").count()) === 1, "the list knows of the answer");
  await page.context().close();
}

/** A double click builds a card, as at every table. */
async function byDoubleClick() {
  const page = await visit(browser, base);
  const buildable = "label.card:not(.dim):has(+ .offer .answer.build button)";
  for (let number = 1; ; number++) {
    must(number < 20, "no puzzle has a card that can be built");
    await go(page, `${base}/puzzles/seven/${number}`);
    if (!(await page.locator(buildable).count())) continue;
    await page.locator(buildable).first().dblclick();
    await verdict(page, `/puzzles/seven/${number}`);
    break;
  }
  await page.context().close();
}

/** Without a script the forms of the table work, on a phone too. */
async function plain() {
  const page = await visit(browser, `${base}/puzzles/seven/1`, { ...phone, javaScriptEnabled: false });
  await page.locator("label.card").first().click();
  await page.locator(".pick:checked + .card + .offer button[data-do]").last().click();
  await verdict(page, "/puzzles/seven/1");
  await page.locator(".puzzle-further a[href='/puzzles/seven/1']").click();
  await page.waitForURL("**/puzzles/seven/1");
  await page.context().close();
}

try {
  for (const game of ["seven", "duel"]) await byKeys(game);
  await byDoubleClick();
  await plain();
} finally {
  await browser.close();
}
must(complaints.length === 0, complaints.join("; "));
console.log(JSON.stringify(seen));
