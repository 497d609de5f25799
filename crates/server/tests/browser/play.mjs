// Plays whole games in a real browser: `node play.mjs ADDRESS CHROMIUM [offline]`. Prints one line of JSON for each game:
// what the final sheet shows, and the exported record. Whatever is not as it should be ends it with an error.

import { answered, asked, complaints, decision, launch, must, offline, patience, visit } from "./common.mjs";

const [base, executablePath] = process.argv.slice(2);

/** Waits for the next question, or the end. */
async function next(page, before) {
  await answered(page, before);
  await asked(page);
}

async function doesNotScroll(page, height) {
  const content = await page.evaluate(() => document.scrollingElement.scrollHeight);
  must(content <= height, `the page is ${content} pixels high, the window ${height}`);
}

/** What must stay in sight: each region and each button inside the window, no region wider than its place. */
async function fits(page) {
  const outside = await page.evaluate(() => {
    const parts = document.querySelectorAll("#bar, #own, #hand, #left, #right, #others, .card, .offer button");
    const seen = (box) => box.width === 0 || (box.left >= -1 && box.right <= innerWidth + 1 && box.top >= -8 && box.bottom <= innerHeight + 1);
    return [...parts].filter((part) => !seen(part.getBoundingClientRect())).map((part) => part.id || part.className);
  });
  must(outside.length === 0, `outside of the window: ${outside}`);
}

/** The numbers of the pad on a sheet, seat by seat. */
const PAD = (pad) => {
  const lines = [...pad.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("td > b")].map((number) => Number(number.textContent.replace("−", "-"))),
  );
  return [...pad.querySelectorAll("thead th")].map((cell, place) => ({
    seat: Number(cell.dataset.seat),
    numbers: lines.map((line) => line[place]),
    winner: cell.querySelector("svg") !== null,
  }));
};

async function sheet(page) {
  const rows = await page.locator(".sheet .pad").evaluate(PAD);
  const link = await page.getAttribute("a[download]", "href");
  const record = await page.evaluate(async (link) => (await fetch(link)).text(), link);
  return { rows, record };
}

async function byMouse(browser, fields, viewport) {
  const page = await visit(browser, base, { viewport });
  if (fields) {
    for (const [name, value] of Object.entries(fields)) {
      await page.locator(`input[type=radio][name=${name}][value="${value}"]`).check({ force: true });
    }
    await page.click("form.fields button");
  } else {
    await page.click("button.primary >> nth=0");
  }
  await page.waitForSelector(".card");
  await asked(page);
  for (let turn = 0; (await decision(page)) !== "over"; turn++) {
    must(turn < 80, "the game does not end");
    const before = await decision(page);
    await doesNotScroll(page, viewport.height);
    if (turn % 5 === 1 && (await page.locator("[data-back]").count())) {
      // A change of mind: the choice for the player's own city is made again.
      await page.click("[data-back]");
      await next(page, before);
      continue;
    }
    const bright = page.locator(".card:not(.dim)");
    const cards = (await bright.count()) ? bright : page.locator(".card");
    await cards.nth(turn % (await cards.count())).click();
    await fits(page);
    const buttons = page.locator(".pick:checked + .card + .offer button[data-do]");
    must(await buttons.first().isVisible(), "a chosen card shows its answers");
    await buttons.nth(turn % 3 === 2 ? (await buttons.count()) - 1 : 0).click();
    await next(page, before);
    const dialog = page.locator("dialog[open] button");
    if (await dialog.count()) await dialog.click();
    if (turn === 3) await barIsWhole(page);
  }
  await barIsWhole(page);
  const result = await sheet(page);
  await replay(page, stepsOf(result.record));
  must(complaints.length === 0, complaints.join("; "));
  await page.context().close();
  return result;
}

async function byKeyboard(browser, viewport) {
  const page = await visit(browser, base, { viewport });
  // The button that starts a game has the focus.
  await page.waitForFunction(() => document.activeElement?.matches("button.primary"));
  await page.keyboard.press("Enter");
  await page.waitForSelector(".card");
  await asked(page);
  for (let turn = 0; (await decision(page)) !== "over"; turn++) {
    must(turn < 60, "the game does not end");
    const before = await decision(page);
    const cards = await page.locator(".pick").count();
    if (turn % 2) {
      await page.keyboard.press(String(1 + (turn % Math.min(cards, 9))));
    } else {
      await page.waitForFunction(() => document.activeElement?.classList.contains("pick"));
      await page.keyboard.press("Space");
      for (let step = 0; step < turn % cards; step++) await page.keyboard.press("ArrowRight");
    }
    must(await page.evaluate(() => document.activeElement.matches(".pick:checked")), `turn ${turn}: a key chooses a card, but ${await page.evaluate(() => document.activeElement.outerHTML.slice(0, 200))}`);
    await page.keyboard.press(turn % 5 === 4 ? "s" : "Enter");
    if (!(await page.evaluate(() => document.activeElement.matches("button[data-do]")))) await page.keyboard.press("Enter");
    must(await page.evaluate(() => document.activeElement.matches("button[data-do]")), "Enter goes to the answer");
    await page.keyboard.press("Enter");
    await next(page, before);
    if (await page.locator("dialog[open]").count()) {
      await page.waitForFunction(() => document.activeElement?.closest("dialog"));
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => !document.querySelector("dialog[open]"));
    }
  }
  const result = await sheet(page);
  must(complaints.length === 0, complaints.join("; "));
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

/** The log, the help and the menu, of which only what changed is sent, are those of the whole page. */
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

/** How many steps a record has. */
const stepsOf = (record) => JSON.parse(record).moves.length;

/** Goes from a finished table to its replay and through it: by keys, by itself, and with other eyes. */
async function replay(page, steps) {
  await page.clock.install();
  await page.click(".links a[href$='/replay']");
  const words = page.locator("#step-words");
  const shows = (step) => page.waitForFunction((step) => document.getElementById("step-words")?.textContent.includes(`Step ${step} of `), step);
  await shows(0);
  // The script has come when its button is there; before that, keys do nothing.
  await page.waitForSelector("#way-play:not([hidden])");
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
  // It plays by itself, a step in each second and a half, until the space key stops it.
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
  must(await page.evaluate(() => document.activeElement.id === "way-on"), "the button keeps the focus");
  // From everybody's perspective no hand is seen, from the seat's its own.
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
  const log = page.locator("#replay-log a[data-step]");
  must((await log.count()) === 3, "the log has the steps so far");
  await log.last().click();
  await shows(1);
  await page.locator("#step-choice").fill("2");
  await shows(2);
  // A worker is a script.
  if (!offline) await withoutScript(page, steps);
  await page.setViewportSize({ width: 390, height: 844 });
  const wide = await page.evaluate(() => document.scrollingElement.scrollWidth);
  must(wide <= 390, `on a phone the replay is ${wide} pixels wide`);
}

/** What the final sheet of a Duel shows. */
async function duelSheet(page) {
  const rows = await page.locator(".duel-sheet .pad").evaluate(PAD);
  const victory = await page.evaluate(() => ["military", "science", "civilian"].find((kind) => document.querySelector(`.duel-sheet.${kind}`)));
  const link = await page.getAttribute("a[download]", "href");
  const record = await page.evaluate(async (link) => (await fetch(link)).text(), link);
  return { game: "duel", rows, victory, record };
}

/** What must stay in sight in a Duel. */
async function duelFits(page) {
  const outside = await page.evaluate(() => {
    const parts = document.querySelectorAll("#bar, #board, #own, #hand, #other, .structure > .card, .offer button, .choice, .confirm");
    const seen = (box) => box.width === 0 || (box.left >= -1 && box.right <= innerWidth + 1 && box.top >= -8 && box.bottom <= innerHeight + 1);
    return [...parts].filter((part) => !seen(part.getBoundingClientRect())).map((part) => part.id || part.className);
  });
  must(outside.length === 0, `outside of the window: ${outside}`);
}

async function duelByMouse(browser, viewport) {
  const page = await visit(browser, base, { viewport });
  await page.click("button[value=duel]");
  await page.waitForSelector("#board");
  await asked(page);
  for (let turn = 0; (await decision(page)) !== "over"; turn++) {
    must(turn < 90, "the Duel does not end");
    const before = await decision(page);
    await doesNotScroll(page, viewport.height);
    const choices = page.locator("label.choice");
    if (await choices.count()) {
      await duelFits(page);
      await choices.nth(turn % (await choices.count())).click();
      must((await decision(page)) === before, "a choice is marked first");
      await page.locator(".confirm").click();
    } else {
      const cards = page.locator(".structure label.card");
      await cards.nth(turn % (await cards.count())).click();
      await duelFits(page);
      const buttons = page.locator(".pick:checked + .card + .offer button[data-do]");
      must(await buttons.first().isVisible(), "a chosen card shows its answers");
      await buttons.nth(turn % 2 ? (await buttons.count()) - 1 : 0).click();
    }
    await next(page, before);
    // Cards have been taken by then.
    if (turn === 6) await barIsWhole(page);
  }
  await barIsWhole(page);
  const result = await duelSheet(page);
  await replay(page, stepsOf(result.record));
  must(complaints.length === 0, complaints.join("; "));
  await page.context().close();
  return result;
}

async function duelByKeyboard(browser, viewport) {
  const page = await visit(browser, base, { viewport });
  await page.waitForFunction(() => document.activeElement?.matches("button"));
  await page.keyboard.press("Tab");
  must(await page.evaluate(() => document.activeElement.value === "duel"), "the second button starts a Duel");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#board");
  await asked(page);
  for (let turn = 0; (await decision(page)) !== "over"; turn++) {
    must(turn < 90, "the Duel does not end");
    const before = await decision(page);
    const choices = await page.locator("label.choice").count();
    await page.waitForFunction(() => document.activeElement?.matches(".pick"));
    if (choices) {
      await page.keyboard.press(turn % 2 ? String(1 + (turn % Math.min(choices, 9))) : "Space");
      must(await page.evaluate(() => document.activeElement.matches(".pick:checked")), "a key marks an answer");
    } else {
      const cards = await page.locator(".pick").count();
      if (turn % 2) {
        await page.keyboard.press(String(1 + (turn % Math.min(cards, 9))));
      } else {
        await page.keyboard.press("Space");
        for (let step = 0; step < turn % cards; step++) await page.keyboard.press("ArrowRight");
      }
      must(await page.evaluate(() => document.activeElement.matches(".pick:checked")), `turn ${turn}: a key chooses a card`);
      await page.keyboard.press(["Enter", "d", "w", "b"][turn % 4]);
      if (!(await page.evaluate(() => document.activeElement.matches("button[data-do]")))) await page.keyboard.press("Enter");
      must(await page.evaluate(() => document.activeElement.matches("button[data-do]")), "Enter goes to the answer");
    }
    await page.keyboard.press("Enter");
    await next(page, before);
  }
  const result = await duelSheet(page);
  must(complaints.length === 0, complaints.join("; "));
  await page.context().close();
  return result;
}

const browser = await launch(executablePath);
try {
  const small = { width: 1280, height: 720 };
  for (const game of [
    () => byMouse(browser, null, small),
    () => byKeyboard(browser, small),
    () => byMouse(browser, { seats: 7, edition: "second" }, small),
    () => byMouse(browser, { seats: 7, edition: "first" }, small),
    () => duelByMouse(browser, small),
    () => duelByKeyboard(browser, small),
    () => byMouse(browser, { game: "free-city" }, small),
  ]) {
    console.log(JSON.stringify(await game()));
  }
} finally {
  await browser.close();
}
