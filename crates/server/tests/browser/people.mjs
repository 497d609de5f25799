// Several people at a table, each in a separate browser: `node people.mjs ADDRESS CHROMIUM`. Prints one line of JSON
// for each game, as `play.mjs` does.

import { act, choose, closeNews, complaints, deal, invitation, launch, must, phone, rows, settled, sheet, visit } from "./common.mjs";

const [base, executablePath] = process.argv.slice(2);
const small = { viewport: phone.viewport };

/** Opens a table for several people; returns the invitation. */
async function open(page, name, fields) {
  await choose(page, fields);
  await page.fill("#name", name);
  await page.locator("form.fields button[type=submit]").press("Enter");
  await page.waitForSelector("#room-seats");
  await settled(page);
  const link = await invitation(page);
  must(link.startsWith(`${base}/join/`), `the invitation is whole: ${link}`);
  return link;
}

async function sitDown(page, name) {
  await page.fill("#name", name);
  await page.press("#name", "Enter");
  await page.waitForSelector("#room-seats");
  await settled(page);
}

/** The host deals; all people come to the table. */
async function begin(host, pages) {
  await deal(host);
  for (const page of pages) {
    await page.waitForSelector("#status", { state: "attached" });
    await settled(page);
  }
}

/** The question, as a name that changes with every answer. */
const question = (page) =>
  page.evaluate(() => {
    const name = document.querySelector("#hand [data-question]")?.dataset.question;
    return name ?? document.querySelector("#hand input[name=decision]")?.value ?? "none";
  });

/** Waits until a settled page has another question. */
const changes = (page, before) =>
  page.waitForFunction((before) => {
    const name = document.querySelector("#hand [data-question]")?.dataset.question;
    const now = name ?? document.querySelector("#hand input[name=decision]")?.value ?? "none";
    return now !== before && document.querySelector("html[data-settled]") !== null;
  }, before);

/** Waits until it is the person's turn, or the game is over; returns whether it continues. */
async function isAsked(page) {
  const found = await page.waitForFunction(() => {
    if (!document.querySelector("html[data-settled]")) return null;
    return document.querySelector("#status[data-asked]") ? "asked" : document.querySelector(".sheet") && "over";
  });
  return (await found.jsonValue()) === "asked";
}

/** Answers a question, by mouse or by keyboard. */
async function answer(page, { keyboard = false, nth = 0 } = {}) {
  await closeNews(page);
  const before = await question(page);
  const choices = page.locator("label.choice");
  if (await choices.count()) {
    await choices.nth(nth % (await choices.count())).click();
    await page.locator(".confirm").click();
  } else if (keyboard) {
    const picks = await page.locator(".pick").count();
    for (const key of [String(1 + (nth % Math.min(picks, 9))), "Enter", "Enter"]) await page.keyboard.press(key);
  } else {
    const bright = page.locator("#hand label.card:not(.dim)");
    const cards = (await bright.count()) ? bright : page.locator("#hand label.card");
    await cards.nth(nth % (await cards.count())).click();
    await page.locator(".pick:checked + .card + .offer button[data-do]").first().click();
  }
  await changes(page, before);
}

/** Answers whenever it is the person's turn, until the game is over. */
async function playOn(page, most, give) {
  for (let turn = 0; await isAsked(page); turn++) {
    must(turn < most, "the game does not end");
    await give(turn);
  }
}

const isFocused = (page, selector) => page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);

async function write(page, text) {
  if (await page.locator("#talk-box:not([open])").count()) await page.click("#talk-box > summary");
  await page.fill("#say-text", text);
  await page.press("#say-text", "Enter");
  await settled(page);
  must((await page.inputValue("#say-text")) === "", "what was said leaves the field");
}

async function isNotWide(page) {
  const [content, window] = await page.evaluate(() => [document.scrollingElement.scrollWidth, innerWidth]);
  must(content <= window, `the page is ${content} pixels wide, the window ${window}`);
}

async function seven(browser) {
  const ada = await visit(browser, base);
  const link = await open(ada, "Ada", { seats: "4", people: "3" });

  // A name is text, whatever it contains, and cannot change the direction of writing.
  const boris = await visit(browser, link, small);
  await sitDown(boris, "\u202e<img src=x onerror=alert(1)>");
  const clio = await visit(browser, link);
  await sitDown(clio, "Clio");
  const code = await clio.textContent(".code-note .code");
  await ada.waitForFunction(() => document.querySelectorAll(".room-seat.free").length === 0);
  const names = await ada.locator(".room-who b").allTextContents();
  must(names.some((name) => name.startsWith("<img src=x")) && !names.join().includes("\u202e"), `names: ${names}`);
  must((await ada.locator(".room-who img").count()) === 0, "a name is no markup");

  // People chat while they wait; the field keeps the focus.
  await clio.fill("#say-text", "Who starts?");
  await clio.click("#say button");
  await ada.waitForFunction(() => document.querySelector("#said li span")?.textContent === "Who starts?");
  await settled(clio);
  must((await clio.inputValue("#say-text")) === "", "what was said leaves the field");
  must(await isFocused(clio, "#say-text"), "who has sent something goes on writing");
  await write(ada, "You do");
  await clio.waitForFunction(() => document.querySelectorAll("#said li").length === 2);

  // The host chooses another game; the others see it.
  await ada.click("#options-box > summary");
  await choose(ada, { edition: "first", seats: "5" });
  await ada.locator("#options-box button[type=submit]").press("Enter");
  await clio.waitForFunction(() => document.querySelectorAll(".room-seat").length === 5);
  for (const page of [ada, boris, clio]) await isNotWide(page);
  await begin(ada, [ada, boris, clio]);

  // A choice can be changed and withdrawn until all have chosen; the others see only that there is one.
  must((await ada.title()).startsWith("(1)"), "the title says that one is asked");
  await answer(ada);
  must(await ada.locator(".hint.decided").count(), "it is said that something is chosen");
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
  must(await ada.locator("#status[data-asked]").count(), "what was taken back is to be chosen again");

  // A message is text, is shown to all, and interrupts no typing. Messages read in the waiting room stay read.
  must((await ada.locator("#said li").count()) === 2, "what was said in the waiting room is still there");
  await write(boris, "<b>Good luck</b> to all");
  await boris.click("#talk-box > summary");
  await ada.waitForFunction(() => document.querySelector("#talk .count:not([hidden]) span")?.textContent === "1");
  must((await ada.textContent("[data-announce]")).endsWith("1"), "it is said how many messages are unread");
  // A panel opened by a click gets the next typed text, in which letters are no shortcuts.
  await ada.click("#talk-box > summary");
  await ada.waitForSelector("#say-text:focus");
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
  await isAsked(ada);
  must((await ada.inputValue("#say-text")) === "half a sen", "what is typed stays");
  await ada.click("#mutes > summary");
  await ada.locator("#mutes input").first().check();
  must((await ada.locator("#said li[data-name][hidden]").count()) > 0, "what a muted person says is hidden");
  await ada.locator("#mutes input").first().uncheck();
  // A reaction is shown at the seat and announced once, if wanted; it takes no focus and is no unread message.
  await ada.click("#talk-box > summary");
  await boris.click("#talk-box > summary");
  await boris.click(".react[title^='Well played']");
  await ada.waitForSelector(".bubble .reaction");
  must((await ada.textContent("[data-announce]")).includes("Well played!"), "a reaction is said");
  must((await ada.locator("#talk .count:not([hidden])").count()) === 0, "a reaction is not unread");
  must(await isFocused(boris, ".react"), "the focus stays on the button");
  await boris.keyboard.press("Escape");

  // Watchers see no hand.
  await ada.click("#menu > summary");
  const watch = await ada.inputValue("#watch-link");
  must(watch.startsWith(`${base}/watch/`), `the link to look on is whole: ${watch}`);
  await ada.keyboard.press("Escape");
  const spectator = await visit(browser, watch);
  must((await spectator.locator(".card, form[data-move], #say").count()) === 0, "who looks on sees no hand");
  must((await spectator.locator("#said li").count()) === 4, "who looks on reads along");
  must((await spectator.locator(".react").count()) === 0, "who looks on does not react");

  // One person leaves in the middle of a turn and returns on another device.
  await answer(ada);
  await clio.context().close();
  await ada.waitForSelector(".seat .state.away", { state: "attached" });
  await ada.waitForFunction(() => document.querySelector("[data-waits-too]")?.textContent.includes("Clio"));
  const again = await visit(browser, `${base}/back`, small);
  await again.fill("#code", code.toLowerCase());
  await again.press("#code", "Enter");
  await again.click(".games a");
  await isAsked(again);
  await ada.waitForSelector(".seat .state.away", { state: "detached" });

  // One person leaves the seat to a bot and returns.
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
  await Promise.all(all.map((page, place) => playOn(page, 40, (nth) => answer(page, { keyboard: place === 1, nth }))));
  const shown = await sheet(ada);
  for (const page of [...all, spectator]) {
    await page.waitForSelector(".sheet");
    await settled(page);
    must(JSON.stringify(await rows(page)) === JSON.stringify(shown.rows), "everybody sees the same sheet");
  }
  await isNotWide(boris);

  // The next game of the same people.
  for (const page of all) await closeNews(page);
  await ada.click("[data-again]");
  await ada.waitForSelector("#room-seats");
  for (const page of [boris, again]) {
    await page.click("[data-next]");
    await page.click(".room-seat.you button.primary");
  }
  await begin(ada, all);
  for (const page of all) must((await page.locator("#hand .card").count()) > 0, "the next cards are dealt");
  for (const page of [...all, spectator]) await page.context().close();
  return shown;
}

async function duel(browser) {
  const dora = await visit(browser, base);
  const link = await open(dora, "Dora", { game: "duel", people: "2", begins: "me" });
  const emil = await visit(browser, link, small);
  await sitDown(emil, "Emil");
  await begin(dora, [dora, emil]);

  // Nothing hidden was revealed and no other player has acted: the choice can be undone.
  must((await dora.locator(".choice").count()) === 4, "four wonders are on offer");
  await answer(dora);
  await emil.waitForSelector(".choice");
  must(await dora.locator("[data-undo]").count(), "the choice can be taken back");
  must((await emil.locator("[data-undo]").count()) === 0, "nobody takes back what others did");
  await dora.keyboard.press("u");
  await dora.waitForFunction(() => document.querySelectorAll(".choice").length === 4);
  await emil.waitForFunction(() => document.querySelectorAll(".choice").length === 0);

  await Promise.all([dora, emil].map((page) => playOn(page, 120, async (nth) => changes(page, await act(page, nth)))));
  const shown = await sheet(dora);
  must(JSON.stringify(await sheet(emil)) === JSON.stringify(shown), "both see the same sheet");
  for (const page of [dora, emil]) await page.context().close();
  return shown;
}

/** Two people find each other, one of them without scripts, and a third one leaves. */
async function meet(browser) {
  const plain = { javaScriptEnabled: false };
  const [fatma, gaia, hugo] = [await visit(browser, base), await visit(browser, base, plain), await visit(browser, `${base}/play?game=free-city`, small)];
  for (const [page, name] of [[fatma, "Fatma"], [gaia, "Gaia"], [hugo, "Hugo"]]) {
    if (page !== hugo) await page.click('a[href="/play?game=duel"]');
    await page.fill("#name", name);
    await page.click("button[value=quick]");
  }
  for (const page of [fatma, gaia]) {
    await page.waitForURL("**/tables/*");
    await page.waitForSelector("#status", { state: "attached" });
  }
  must(fatma.url() === gaia.url(), "both are led to one table");
  await hugo.click("form[action='/play/leave'] button");
  await hugo.waitForSelector("button[value=quick]");
  must((await hugo.locator("input[value=free-city]:checked").count()) === 1, "the game is still chosen");
  await hugo.click("a[href='/lobby']");
  await hugo.waitForSelector("#lobby-tables");
  for (const page of [fatma, gaia, hugo]) await page.context().close();
}

const browser = await launch(executablePath);
try {
  await meet(browser);
  for (const game of [seven, duel]) console.log(JSON.stringify(await game(browser)));
} finally {
  await browser.close();
}
must(complaints.length === 0, complaints.join("; "));
