// Plays whole games in a real browser: `node play.mjs ADDRESS CHROMIUM [offline] [GAME…]`. Prints one line of JSON for
// each game: the final sheet, and the exported record.

import { asked, chosen, complaints, decision, launch, must, offline, patience, phone, settled, sheet, visit } from "./common.mjs";
import { outside } from "./page.mjs";

const [base, executablePath] = process.argv.slice(2);

async function doesNotScroll(page) {
  const [content, window] = await page.evaluate(() => [document.scrollingElement.scrollHeight, innerHeight]);
  must(content <= window, `the page is ${content} pixels high, the window ${window}`);
}

async function fits(page) {
  const out = await page.evaluate(outside);
  must(out.length === 0, `outside of the window: ${out}`);
}

async function byMouse(browser, fields) {
  const page = await visit(browser, base);
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`input[type=radio][name=${name}][value="${value}"]`).check({ force: true });
  }
  await page.click("form.fields button");
  let now = await asked(page);
  for (let turn = 0; now !== "over"; turn++) {
    must(turn < 80, "the game does not end");
    await doesNotScroll(page);
    if (turn % 5 === 1 && (await page.locator("[data-back]").count())) {
      // A changed choice: the one for the player's own city is made again.
      await page.click("[data-back]");
      now = await asked(page, now);
      continue;
    }
    const bright = page.locator(".card:not(.dim)");
    const cards = (await bright.count()) ? bright : page.locator(".card");
    await cards.nth(turn % (await cards.count())).click();
    await fits(page);
    const buttons = page.locator(".pick:checked + .card + .offer button[data-do]");
    must(await buttons.first().isVisible(), "a chosen card shows its answers");
    await buttons.nth(turn % 3 === 2 ? (await buttons.count()) - 1 : 0).click();
    now = await asked(page, now);
    const dialog = page.locator("dialog[open] button");
    if (await dialog.count()) await dialog.click();
    if (turn === 3) await barIsWhole(page);
  }
  return ended(page);
}

/** A finished game: its panels, its sheet and its replay. */
async function ended(page) {
  await barIsWhole(page);
  const result = await sheet(page);
  await replay(page, JSON.parse(result.record).moves.length);
  await page.context().close();
  return result;
}

const isFocused = (page, selector) => page.evaluate((selector) => document.activeElement.matches(selector), selector);
const focused = (page) => page.evaluate(() => document.activeElement.outerHTML.slice(0, 200));

/** Chooses a card or an option by a number or by the arrows. */
async function chooseByKeys(page, turn) {
  const choices = await page.locator(".pick").count();
  if (turn % 2) {
    await page.keyboard.press(String(1 + (turn % Math.min(choices, 9))));
  } else {
    must(await isFocused(page, ".pick"), `the focus is on ${await focused(page)}`);
    await page.keyboard.press("Space");
    for (let step = 0; step < turn % choices; step++) await page.keyboard.press("ArrowRight");
  }
  must(await isFocused(page, ".pick:checked"), `turn ${turn}: a key chooses, but the focus is on ${await focused(page)}`);
}

/** Moves from a chosen card to one of its answers by a key. */
async function answerByKeys(page, key) {
  await page.keyboard.press(key);
  if (!(await isFocused(page, "button[data-do]"))) await page.keyboard.press("Enter");
  must(await isFocused(page, "button[data-do]"), "Enter goes to the answer");
}

async function byKeyboard(browser) {
  const page = await visit(browser, base);
  // The button that starts a game has the focus.
  await page.waitForSelector("button[autofocus]:focus");
  await page.keyboard.press("Enter");
  let now = await asked(page);
  for (let turn = 0; now !== "over"; turn++) {
    must(turn < 60, "the game does not end");
    await chooseByKeys(page, turn);
    await answerByKeys(page, turn % 5 === 4 ? "s" : "Enter");
    await page.keyboard.press("Enter");
    now = await asked(page, now);
    if (await page.locator("dialog[open]").count()) {
      must(await isFocused(page, "dialog *"), "the news have the focus");
      await page.keyboard.press("Enter");
      await settled(page);
      must(!(await page.locator("dialog[open]").count()), "Enter closes the news");
    }
  }
  const result = await sheet(page);
  await page.context().close();
  return result;
}

/** The same replay works by links and a form. */
async function withoutScript(page, steps) {
  const storageState = await page.context().storageState();
  const context = await page.context().browser().newContext({ javaScriptEnabled: false, storageState });
  const plain = await context.newPage();
  plain.setDefaultTimeout(patience);
  await plain.goto(page.url());
  const words = plain.locator("#step-words");
  const says = async (step) => must((await words.textContent()).includes(`Step ${step} of ${steps}`), `without a script: step ${step}`);
  await says(2);
  must(!(await plain.locator("#way-play").isVisible()), "nothing plays without a script");
  await plain.click("#way-on");
  await says(3);
  await plain.click("#way-last");
  await says(steps);
  await plain.click("#front-1");
  await says(steps);
  await plain.click("#way-first");
  await says(0);
  await plain.focus("#step-choice");
  for (let press = 0; press < 4; press++) await plain.keyboard.press("ArrowRight");
  await plain.click(".step-choice .go");
  await says(4);
  await context.close();
}

/** The log, the help and the menu, which get only changes, equal those of the whole page. */
async function barIsWhole(page) {
  const words = () => page.evaluate(() => ["log", "help", "menu"].map((id) => document.getElementById(id).textContent));
  const live = await words();
  must(live.every((text) => text.length > 20), `panels of the bar: ${live}`);
  const full = await page.evaluate(() => {
    const log = document.getElementById("log");
    log.open = true;
    const turns = [...log.querySelectorAll("section")];
    const high = turns.length > 0 && turns.every((turn) => turn.scrollHeight <= turn.clientHeight + 1);
    log.open = false;
    return high;
  });
  must(full, "each turn of the log has room for its lines");
  await page.reload();
  await asked(page);
  const whole = await words();
  must(live.join("\n") === whole.join("\n"), `what the bar has become:\n${live.join("\n")}\ninstead of:\n${whole.join("\n")}`);
}

/** Opens the replay of a finished table and moves through it: by keys, automatically, and from other perspectives. */
async function replay(page, steps) {
  await page.clock.install();
  await page.click(".links a[href$='/replay']");
  const words = page.locator("#step-words");
  const shows = async (step) => {
    await settled(page);
    const said = await words.textContent();
    must(said.includes(`Step ${step} of `), `step ${step} is shown, not: ${said}`);
  };
  await shows(0);
  await page.keyboard.press("ArrowRight");
  await shows(1);
  must(page.url().includes("step=1&"), `the address follows: ${page.url()}`);
  await page.keyboard.press("End");
  await shows(steps);
  must(await page.locator(".sheet").isVisible(), "the last step shows the score sheet");
  must((await page.locator(".way.off").count()) === 2, "there is no way on from the last step");
  await page.keyboard.press("ArrowLeft");
  await shows(steps - 1);
  await page.keyboard.press("Home");
  await shows(0);
  // It plays automatically, one step every 1.5 seconds, until the space key stops it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.keyboard.press("Space");
  for (const step of [1, 2]) {
    await page.clock.runFor(1500);
    await shows(step);
  }
  await page.keyboard.press("Space");
  must((await page.getAttribute("#way-play", "aria-pressed")) === "false", "the space key stops it");
  await page.clock.runFor(6000);
  await page.clock.resume();
  await page.focus("#way-on");
  await page.keyboard.press("Enter");
  await shows(3);
  must(await isFocused(page, "#way-on"), "the button keeps the focus");
  // From the public perspective no hand is visible, from the seat's its own.
  const hand = page.locator("#hand .card, #hand .structure");
  const seen = await hand.count();
  await page.click("#eyes-public");
  await shows(3);
  must(page.url().includes("eyes=public"), "the eyes are switched");
  must((await page.locator("#hand .cards").count()) === 0, "no hand is shown to everybody");
  await page.click("#eyes-seat");
  await shows(3);
  must((await hand.count()) === seen, "a seat sees its hand");
  must(await words.isVisible(), "the step is said");
  const log = page.locator("#replay-log > ol > li > a[data-step]");
  must((await log.count()) === 3, "the log has the steps so far");
  await log.last().click();
  await shows(1);
  await page.locator("#step-choice").fill("2");
  await shows(2);
  // A worker is a script.
  if (!offline) await withoutScript(page, steps);
  await page.setViewportSize(phone.viewport);
  const wide = await page.evaluate(() => document.scrollingElement.scrollWidth);
  must(wide <= phone.viewport.width, `on a phone the replay is ${wide} pixels wide`);
}

async function duelByMouse(browser) {
  const page = await visit(browser, base);
  await page.click("button[value=duel]");
  let now = await asked(page);
  for (let turn = 0; now !== "over"; turn++) {
    must(turn < 90, "the Duel does not end");
    await doesNotScroll(page);
    const choices = page.locator("label.choice");
    if (await choices.count()) {
      await fits(page);
      await choices.nth(turn % (await choices.count())).click();
      must((await decision(page)) === now, "a choice is marked first");
      await page.locator(".confirm").click();
    } else {
      const cards = page.locator(".structure label.card");
      await cards.nth(turn % (await cards.count())).click();
      await fits(page);
      const buttons = page.locator(".pick:checked + .card + .offer button[data-do]");
      must(await buttons.first().isVisible(), "a chosen card shows its answers");
      await buttons.nth(turn % 2 ? (await buttons.count()) - 1 : 0).click();
    }
    now = await asked(page, now);
    // Cards have been taken by then.
    if (turn === 6) await barIsWhole(page);
  }
  return ended(page);
}

async function duelByKeyboard(browser) {
  const page = await visit(browser, base);
  // The button that starts a game has the focus.
  await page.waitForSelector("button[autofocus]:focus");
  for (let steps = 0; !(await isFocused(page, ".starts [value=duel]")); steps++) {
    must(steps < 4, "a button near it starts a Duel");
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  let now = await asked(page);
  for (let turn = 0; now !== "over"; turn++) {
    must(turn < 90, "the Duel does not end");
    must(await isFocused(page, ".pick"), `the focus is on ${await focused(page)}`);
    const isOption = (await page.locator("label.choice").count()) > 0;
    await chooseByKeys(page, turn);
    if (!isOption) await answerByKeys(page, ["Enter", "d", "w", "b"][turn % 4]);
    await page.keyboard.press("Enter");
    now = await asked(page, now);
  }
  const result = await sheet(page);
  await page.context().close();
  return result;
}

const games = {
  "seven": (browser) => byMouse(browser, { seats: 3 }),
  "seven-by-keys": byKeyboard,
  "seven-second": (browser) => byMouse(browser, { seats: 7, edition: "second" }),
  "seven-first": (browser) => byMouse(browser, { seats: 7, edition: "first" }),
  "duel": duelByMouse,
  "duel-by-keys": duelByKeyboard,
  "free-city": (browser) => byMouse(browser, { game: "free-city" }),
};
const browser = await launch(executablePath);
try {
  for (const game of chosen(games)) console.log(JSON.stringify(await game(browser)));
} finally {
  await browser.close();
}
must(complaints.length === 0, complaints.join("; "));
