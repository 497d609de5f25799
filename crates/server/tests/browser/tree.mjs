// A table for screen readers and for the keyboard alone: `node tree.mjs ADDRESS CHROMIUM`.

import { asked, at, closeNews, complaints, decision, launch, must, playOn, settled, table, visit } from "./common.mjs";

const [base, executablePath] = process.argv.slice(2);

/** The accessibility tree below an element, as lines of roles, names and states. */
const tree = (page, place) => page.locator(place).first().ariaSnapshot();

function tells(snapshot, pattern, what) {
  must(pattern.test(snapshot), `${what}: ${pattern} is not in\n${snapshot.slice(0, 1500)}`);
}

/** Every city is a region with the name of its player; its contents are in words. */
async function cities(page, places) {
  for (const place of places) {
    const city = page.locator(place);
    const name = await city.locator(".who").first().textContent();
    const box = await city.evaluate((city) => ({ tag: city.tagName, label: document.getElementById(city.getAttribute("aria-labelledby"))?.textContent ?? "" }));
    must(box.tag === "SECTION" && box.label.includes(name), `${place} is the region of ${name}, not of ${box.label}`);
    const heard = await tree(page, place);
    tells(heard, /\d+ coins?/, `the coins of ${name}`);
    tells(heard, /list/, `the buildings of ${name}`);
  }
}

/** The hand is a group of choices; each has its name, its effect, its cost, and its terms. */
async function hand(page) {
  const choices = await page.locator("#hand .pick").count();
  const heard = await tree(page, "#hand");
  tells(heard, /radiogroup/, "the hand is a group");
  const cards = heard.split("\n").filter((line) => /radio "/.test(line));
  must(cards.length === choices, `${cards.length} of ${choices} cards are heard`);
  for (const card of cards) tells(card, /Free|Needs|coins?|Own resources|Already|Missing|\d to \S/, "the terms of a card");
}

/** After a turn, its events and the next question are announced. */
async function news(page, before) {
  const told = await page.locator("#live").textContent();
  must(told !== before, "something new is said");
  must((await page.locator("#live").evaluate((live) => live.getAttribute("aria-live") ?? live.getAttribute("role"))) !== null, "the news are live");
  tells(told, /Your turn|You|choose/i, "one's turn is said");
  must(told.split("\n").length > 2, `what the others did is said: ${told}`);
  return told;
}

const active = (page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? "nothing");

/**
 * Plays some turns with the keyboard alone, or until the game is over: a number chooses, Enter moves to the answer, and
 * Enter confirms it.
 */
async function byKeys(page, turns, look = () => {}) {
  let now = await asked(page);
  for (let turn = 0; turn < turns && now !== "over"; turn++) {
    if (await page.locator("dialog[open]").count()) {
      must(await page.evaluate(() => document.activeElement.closest("dialog")), `the news have the focus, not ${await active(page)}`);
      await page.keyboard.press("Enter");
      await settled(page);
      must(!(await page.locator("dialog[open]").count()), "Enter closes the news");
    }
    await look(turn);
    const choices = Math.min(await page.locator("#hand .pick").count(), 9);
    // The Free City cannot use every card: then the next one is chosen.
    for (let tried = 0; tried < choices; tried++) {
      await page.keyboard.press(String(1 + ((turn + tried) % choices)));
      must(await page.evaluate(() => document.activeElement.matches(".pick:checked")), `a key chooses, but the focus is on ${await active(page)}`);
      if (await page.locator(".pick:checked + .card + .offer button[data-do], .confirm").count()) break;
    }
    await page.keyboard.press("Enter");
    if ((await decision(page)) === now && (await page.evaluate(() => document.activeElement.matches("button")))) await page.keyboard.press("Enter");
    now = await asked(page, now).catch(async (error) => {
      const told = await page.evaluate(() => [document.getElementById("note").textContent, document.getElementById("table").className, document.getElementById("question")?.textContent]);
      throw new Error(`turn ${turn}: ${now} is not answered; the focus is on ${await active(page)}; ${told.join("; ")}`, { cause: error });
    });
  }
  return now;
}

/** The announcements at a step of a stored game. */
async function heardAt(page, name, isMeant, places) {
  await playOn(page, name, isMeant);
  await closeNews(page);
  await cities(page, places);
  if (name.startsWith("seven")) await hand(page);
}

const neighbors = ["#own", "#left", "#right"];
const browser = await launch(executablePath);
try {
  const seven = await table(browser, base, { game: "seven", seats: "5" });
  let heard = "";
  await cities(seven, neighbors);
  await hand(seven);
  await byKeys(seven, 4, async (turn) => {
    if (turn > 0) heard = await news(seven, heard);
    if (turn !== 2) return;
    // The help lists the keys, and closes again; single keys can be switched off.
    await seven.keyboard.press("?");
    must(await seven.locator("#help .keys-help").isVisible(), "the keys are shown");
    tells(await tree(seven, "#help .keys-help"), /checkbox "Single-key/, "the switch for single keys");
    await seven.locator("#help [data-setting=letters]").focus();
    await seven.keyboard.press("Space");
    await seven.keyboard.press("Escape");
    await seven.keyboard.press("?");
    must(!(await seven.locator("#help .keys-help").isVisible()), "a single key does nothing when it is switched off");
    await seven.locator("#help > summary").focus();
    await seven.keyboard.press("Enter");
    await seven.locator("#help [data-setting=letters]").focus();
    await seven.keyboard.press("Space");
    await seven.keyboard.press("Escape");
    // In a city the arrows move from one element to the next, which is announced.
    await seven.locator("#own").focus();
    await seven.keyboard.press("ArrowRight");
    must((await seven.locator(".tip").textContent()).length > 3, "a thing is said in words");
    await seven.keyboard.press("Escape");
    must(!(await seven.locator(".tip").isVisible()), "the words are put away");
    await seven.locator("#hand .pick").first().focus();
  });
  await seven.context().close();

  const page = await visit(browser, base);
  for (const age of [2, 3]) await heardAt(page, "seven-7", at(age, 1), neighbors);
  await heardAt(page, "seven-7", at(3, 5), neighbors);
  must((await byKeys(page, 9)) === "over", "a game is played to its end");
  tells(await tree(page, "#hand"), /table/, "the sheet is a table");
  for (const turn of [1, 3, 6]) await heardAt(page, "free-city", at(2, turn), neighbors);
  await heardAt(page, "free-city", at(3, 3), neighbors);
  must((await byKeys(page, 20)) === "over", "a game with the Free City is played to its end");
  for (const kind of ["draft", "build", "begin", "destroy"]) await heardAt(page, "duel", (action) => action.do === kind, ["#own", "#other"]);
  must((await byKeys(page, 40)) === "over", "a Duel is played to its end");
  await page.context().close();
} finally {
  await browser.close();
}
must(complaints.length === 0, complaints.join("; "));
console.log(JSON.stringify({ games: 3 }));
