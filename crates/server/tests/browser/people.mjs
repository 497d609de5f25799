// Several people at a table, each in a browser of its own: `node people.mjs ADDRESS CHROMIUM`. Prints one line of JSON for
// each game, as `play.mjs` does. Whatever is not as it should be ends it with an error.

import { chromium } from "playwright-core";
import { invitation } from "./common.mjs";

const [base, executablePath] = process.argv.slice(2);
const patience = 60_000;
const wide = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };
const complaints = [];

function must(condition, message) {
  if (!condition) throw new Error(message);
}

/** Somebody with a browser of its own, which knows nothing yet. */
async function somebody(browser, address, viewport = wide) {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("dialog", (dialog) => complaints.push(`a dialog opened: ${dialog.message()}`));
  // News can open at any moment: whoever clicks closes them first.
  await page.addLocatorHandler(page.locator("dialog[open] button"), () => closeNews(page), { noWaitAfter: true });
  await page.goto(base + address);
  return page;
}

async function choose(page, fields) {
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`form.fields input[type=radio][name=${name}][value="${value}"]`).check({ force: true });
  }
}

/** Opens a table for several people; answers with the invitation. */
async function open(page, name, fields) {
  await choose(page, fields);
  await page.fill("#name", name);
  await page.locator("form.fields button[type=submit]").press("Enter");
  await page.waitForSelector("#room-seats");
  const link = await invitation(page);
  must(link.startsWith(`${base}/join/`), `the invitation is whole: ${link}`);
  return link.slice(base.length);
}

async function sitDown(page, name) {
  await page.fill("#name", name);
  await page.press("#name", "Enter");
  await page.waitForSelector("#room-seats");
}

async function deal(host, pages) {
  const button = host.locator("#room-deal button.primary:not([disabled])");
  const table = host.locator("html.scripts #around");
  await button.waitFor();
  await button.press("Enter");
  // The button is printed anew when somebody has just sat down; a key that falls in between is lost.
  await table.waitFor({ state: "attached", timeout: 10_000 }).catch(() => button.press("Enter"));
  for (const page of pages) await page.waitForSelector("html.scripts #around", { state: "attached" });
}

const isAsked = (page) => page.evaluate(() => document.querySelector("#around[data-asked]") !== null);
const isOver = (page) => page.evaluate(() => document.querySelector(".sheet") !== null);

/** What is asked, as a name that changes with every answer. */
const question = (page) =>
  page.evaluate(() => {
    const name = document.querySelector("#hand [data-question]")?.dataset.question;
    return name ?? document.querySelector("#hand input[name=decision]")?.value ?? "none";
  });

/** Waits until something else is asked; says whether it came in time. */
const changed = (page, before, timeout) =>
  page
    .waitForFunction(
      (before) => {
        const name = document.querySelector("#hand [data-question]")?.dataset.question;
        return (name ?? document.querySelector("#hand input[name=decision]")?.value ?? "none") !== before;
      },
      before,
      { timeout },
    )
    .then(
      () => true,
      () => false,
    );

async function changes(page, before) {
  if (await changed(page, before, patience)) return;
  const seen = await page.evaluate(() => ["table", "note", "news", "hand"].map((id) => [document.getElementById(id)?.className, document.getElementById(id)?.textContent]));
  throw new Error(`${before} is still asked: ${JSON.stringify(seen)}; ${complaints.join("; ")}`);
}

const closeNews = (page) => page.evaluate(() => document.querySelector("dialog[open] button")?.click());

/** Answers by keys, once more if news have opened in between: keys are meant for them then. */
async function press(page, key, before) {
  for (let tries = 0; tries < 5; tries++) {
    for (const one of [key, "Enter", "Enter"]) await page.keyboard.press(one);
    if (await changed(page, before, 5000)) return;
    await closeNews(page);
  }
}

/** Answers what is asked, by mouse or by keyboard. */
async function answer(page, { keyboard = false, nth = 0 } = {}) {
  await closeNews(page);
  // The hand comes last.
  await page.waitForSelector(".pick, label.choice", { state: "attached" });
  const before = await question(page);
  const choices = page.locator("label.choice");
  if (await choices.count()) {
    await choices.nth(nth % (await choices.count())).click();
    await page.locator(".confirm").click();
  } else if (keyboard) {
    const picks = await page.locator(".pick").count();
    await press(page, String(1 + (nth % Math.min(picks, 9))), before);
  } else {
    const bright = page.locator("#hand label.card:not(.dim)");
    const cards = (await bright.count()) ? bright : page.locator("#hand label.card");
    await cards.nth(nth % (await cards.count())).click();
    await page.locator(".pick:checked + .card + .offer button[data-do]").first().click();
  }
  await changes(page, before);
}

/** Everybody who is asked answers until the game is over. */
async function playOn(pages, most) {
  for (let round = 0; ; round++) {
    must(round < most, "the game does not end");
    let quiet = Date.now();
    while (!(await Promise.all(pages.map(isAsked))).some(Boolean)) {
      if (await isOver(pages[0])) return;
      must(Date.now() - quiet < patience, "nobody is asked");
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await Promise.all(
      pages.map(async (page, place) => {
        if (await isAsked(page)) await answer(page, { keyboard: place === 1, nth: round });
      }),
    );
  }
}

const isFocused = (page, selector) => page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);

async function write(page, text) {
  if (await page.locator("#talk-box:not([open])").count()) await page.click("#talk-box > summary");
  await page.fill("#say-text", text);
  await page.press("#say-text", "Enter");
  await page.waitForFunction(() => document.getElementById("say-text")?.value === "");
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

const rows = (page) => page.locator(".sheet .pad").evaluate(PAD);

async function record(page) {
  const link = await page.getAttribute("a[download]", "href");
  return page.evaluate(async (link) => (await fetch(link)).text(), link);
}

async function isNotWide(page) {
  const [content, window] = await page.evaluate(() => [document.scrollingElement.scrollWidth, innerWidth]);
  must(content <= window, `the page is ${content} pixels wide, the window ${window}`);
}

async function seven(browser) {
  const ada = await somebody(browser, "/");
  const link = await open(ada, "Ada", { seats: "4", people: "3" });

  // A name is text, whatever it looks like, and cannot turn the direction of writing.
  const boris = await somebody(browser, link, phone);
  await sitDown(boris, "\u202e<img src=x onerror=alert(1)>");
  const clio = await somebody(browser, link);
  await sitDown(clio, "Clio");
  const code = await clio.textContent(".code-note .code");
  await ada.waitForFunction(() => document.querySelectorAll(".room-seat.free").length === 0);
  const names = await ada.locator(".room-who b").allTextContents();
  must(names.some((name) => name.startsWith("<img src=x")) && !names.join().includes("\u202e"), `names: ${names}`);
  must((await ada.locator(".room-who img").count()) === 0, "a name is no markup");

  // People talk while they wait; the field keeps the focus.
  await clio.fill("#say-text", "Who starts?");
  await clio.click("#say button");
  await ada.waitForFunction(() => document.querySelector("#said li span")?.textContent === "Who starts?");
  await clio.waitForFunction(() => document.querySelector("#say-text").value === "");
  must(await isFocused(clio, "#say-text"), "who has sent something goes on writing");
  await write(ada, "You do");
  await clio.waitForFunction(() => document.querySelectorAll("#said li").length === 2);

  // The host chooses another game; the others see it.
  await ada.click("#options-box > summary");
  await choose(ada, { edition: "first", seats: "5" });
  await ada.locator("#options-box button[type=submit]").press("Enter");
  await clio.waitForFunction(() => document.querySelectorAll(".room-seat").length === 5);
  for (const page of [ada, boris, clio]) await isNotWide(page);
  await deal(ada, [ada, boris, clio]);

  // What was chosen can be changed and taken back until everybody has chosen; the others see only that it was chosen.
  must((await ada.title()).startsWith("(1)"), "the title says that one is asked");
  await answer(ada);
  await ada.waitForSelector(".hint.decided");
  must(!(await ada.title()).startsWith("(1)"), "the title says that one is not asked any more");
  await boris.waitForSelector(".seat .state.chosen", { state: "attached" });
  must((await boris.locator(".card.taken").count()) === 0, "others do not see what was chosen");
  await answer(ada, { nth: 2 });
  must((await ada.locator(".card.taken").count()) === 1, "one card is chosen");
  const widths = await ada.locator(".cards .card").evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width));
  must(Math.max(...widths) - Math.min(...widths) < 1, `the chosen card stays in its place: ${widths}`);
  const before = await question(ada);
  await ada.keyboard.press("u");
  await changes(ada, before);
  must(await isAsked(ada), "what was taken back is to be chosen again");

  // What is said is text, is seen by all, and nobody loses what is being typed. What was read in the waiting room is read.
  must((await ada.locator("#said li").count()) === 2, "what was said in the waiting room is still there");
  await write(boris, "<b>Good luck</b> to all");
  await boris.click("#talk-box > summary");
  await ada.waitForFunction(() => document.querySelector("#talk .count:not([hidden]) span")?.textContent === "1");
  must((await ada.textContent("[data-heard]")).endsWith("1"), "it is said how many messages are unread");
  // A panel that is opened by a click takes what is typed next, and no letter is a shortcut then.
  await ada.click("#talk-box > summary");
  await ada.waitForFunction(() => document.activeElement?.id === "say-text");
  await ada.keyboard.type("us?wb1");
  must((await ada.inputValue("#say-text")) === "us?wb1", "letters are written");
  must((await ada.locator(".pick:checked, details#help[open]").count()) === 0, "letters are no shortcuts while one writes");
  await ada.keyboard.press("Escape");
  must((await ada.locator("#talk-box[open]").count()) === 0, "Escape leaves the talk");
  await ada.keyboard.press("c");
  must(await isFocused(ada, "#say-text"), "C opens it again");
  must((await ada.textContent("#said li:last-child > span")) === "<b>Good luck</b> to all", "a message is text");
  await ada.fill("#say-text", "half a sen");
  await answer(ada);
  await Promise.all([answer(boris), answer(clio, { keyboard: true })]);
  await ada.waitForFunction(() => document.querySelector("#around[data-asked]"));
  must((await ada.inputValue("#say-text")) === "half a sen", "what is typed stays");
  await ada.click("#mutes > summary");
  await ada.locator("#mutes input").first().check();
  await ada.waitForFunction(() => [...document.querySelectorAll("#said li[data-name]")].some((line) => line.hidden));
  await ada.locator("#mutes input").first().uncheck();
  // A reaction is seen at the seat and heard once, by those who want it; it steals no focus and is no unread message.
  await ada.click("#talk-box > summary");
  await boris.click("#talk-box > summary");
  await boris.click(".react[title^='Well played']");
  await ada.waitForSelector(".bubble .reaction");
  must((await ada.textContent("[data-heard]")).includes("Well played!"), "a reaction is said");
  must((await ada.locator("#talk .count:not([hidden])").count()) === 0, "a reaction is not unread");
  must(await isFocused(boris, ".react"), "the focus stays on the button");
  await boris.keyboard.press("Escape");

  // Watchers see no hand.
  await ada.click("#menu > summary");
  const watch = await ada.inputValue("#watch-link");
  must(watch.startsWith(`${base}/watch/`), `the link to look on is whole: ${watch}`);
  await ada.keyboard.press("Escape");
  const spectator = await somebody(browser, watch.slice(base.length));
  must((await spectator.locator(".card, form[data-move], #say").count()) === 0, "who looks on sees no hand");
  must((await spectator.locator("#said li").count()) === 4, "who looks on reads along");
  must((await spectator.locator(".react").count()) === 0, "who looks on does not react");

  // One goes away in the middle of a turn and comes back on another device.
  await answer(ada);
  await clio.context().close();
  await ada.waitForSelector(".seat .state.away", { state: "attached" });
  await ada.waitForFunction(() => document.querySelector("[data-waits-too]")?.textContent.includes("Clio"));
  const again = await somebody(browser, "/back", phone);
  await again.fill("#code", code.toLowerCase());
  await again.press("#code", "Enter");
  await again.click(".games a");
  await again.waitForSelector("html.scripts #around[data-asked]", { state: "attached" });
  await ada.waitForSelector(".seat .state.away", { state: "detached" });

  // One leaves the seat to a bot and comes back.
  await boris.click("#menu > summary");
  await boris.click("#leave > summary");
  await boris.click("[data-leave]");
  await boris.waitForSelector(".gone");
  await ada.waitForSelector(".seat .state.left", { state: "attached" });
  await ada.waitForSelector(".stands-in");
  await ada.waitForFunction(() => document.querySelector(".notices p")?.textContent.includes("left the seat to a bot"));
  must((await ada.locator("#talk .count:not([hidden])").count()) === 0, "a notice is no message");
  await boris.click("[data-return]");
  await boris.waitForSelector(".gone", { state: "detached" });
  await ada.waitForSelector(".stands-in", { state: "detached" });

  const all = [ada, again, boris];
  await playOn(all, 40);
  const sheet = await rows(ada);
  for (const page of [...all, spectator]) {
    await page.waitForSelector(".sheet");
    must(JSON.stringify(await rows(page)) === JSON.stringify(sheet), "everybody sees the same sheet");
  }
  await isNotWide(boris);
  const result = { rows: sheet, record: await record(ada) };

  // The next game of the same people.
  for (const page of all) await closeNews(page);
  await ada.click("[data-again]");
  await ada.waitForSelector("#room-seats");
  for (const page of [boris, again]) {
    await page.click("[data-next]");
    await page.click(".room-seat.you button.primary");
  }
  await deal(ada, all);
  for (const page of all) await page.waitForSelector("#hand .card");
  for (const page of [...all, spectator]) await page.context().close();
  return result;
}

async function duel(browser) {
  const dora = await somebody(browser, "/");
  const link = await open(dora, "Dora", { game: "duel", people: "2", begins: "me" });
  const emil = await somebody(browser, link, phone);
  await sitDown(emil, "Emil");
  await deal(dora, [dora, emil]);

  // Nothing hidden was shown and nobody else has acted: the choice can be taken back.
  must((await dora.locator(".choice").count()) === 4, "four wonders are on offer");
  await answer(dora);
  await emil.waitForSelector(".choice");
  await dora.waitForSelector("[data-undo]");
  must((await emil.locator("[data-undo]").count()) === 0, "nobody takes back what others did");
  await dora.keyboard.press("u");
  await dora.waitForFunction(() => document.querySelectorAll(".choice").length === 4);
  await emil.waitForFunction(() => document.querySelectorAll(".choice").length === 0);

  await playOn([dora, emil], 120);
  const sheet = async (page) => {
    await page.waitForSelector(".duel-sheet");
    const rows = await page.locator(".duel-sheet .pad").evaluate(PAD);
    const victory = await page.evaluate(() => ["military", "science", "civilian"].find((kind) => document.querySelector(`.duel-sheet.${kind}`)));
    return { rows: rows.sort((a, b) => a.seat - b.seat), victory };
  };
  const shown = await sheet(dora);
  must(JSON.stringify(await sheet(emil)) === JSON.stringify(shown), "both see the same sheet");
  const result = { game: "duel", ...shown, record: await record(dora) };
  for (const page of [dora, emil]) await page.context().close();
  return result;
}

const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  for (const game of [seven, duel]) console.log(JSON.stringify(await game(browser)));
  must(complaints.length === 0, complaints.join("; "));
} finally {
  await browser.close();
}
