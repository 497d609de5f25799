// Interaction at a table: highlighting lessons, double clicks, cards dragged with the mouse and with a finger, undo,
// resigning, and the switches of sounds and of the look: `node hands.mjs ADDRESS CHROMIUM`. Prints what was done.

import { answer, asked, chosen, closeNews, complaints, decision, desktop, go, launch, must, phone, playOn, settled, table, visit } from "./common.mjs";

const [base, executablePath] = process.argv.slice(2);
const small = { ...phone, viewport: { width: 360, height: 640 } };

const middle = async (place) => {
  const box = await place.boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** A table of a stored game, at which a person on a device plays on. */
async function from(browser, name, isMeant, device) {
  const page = await visit(browser, base, device);
  await playOn(page, name, isMeant);
  await closeNews(page);
  return page;
}

/** Takes the first card of a Duel. */
const firstCard = ({ card }) => card !== undefined;

/** Begins a guided game. */
async function guided(browser, kind, device) {
  const page = await visit(browser, base, device);
  await page.click(`.learn button[value=${kind}]`);
  await asked(page);
  return page;
}

/** Pages to the first lesson, `back`, or to the present one, `next`. */
async function leaf(page, way) {
  while ((await page.getAttribute(`#guide-${way}`, "aria-disabled")) !== "true") await page.click(`#guide-${way}`);
}

/** Whether an element has a visible focus ring. */
const ringed = (page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    const shown = active.matches(".pick") ? active.nextElementSibling : active;
    return active !== document.body && getComputedStyle(shown).outlineStyle !== "none" && !shown.matches(".lit");
  });

/** A lesson highlights its subject; all else is dimmed, but still usable. Buttons lead through the lessons. */
async function lessons(browser) {
  const page = await guided(browser, "seven", desktop);
  must((await page.getAttribute("#guide-back", "aria-disabled")) === "true", "the introduction comes first");
  await page.click("#guide-next");
  must(await page.locator("#own.lit").count(), "it lights the own city");
  await leaf(page, "next");
  must((await page.locator("#hand .card.lit").count()) === 2, "the first turn lights a choice of two");
  must(await page.locator("#left.unlit").count(), "a neighbor steps back");
  must(!(await ringed(page)), "nothing has a ring before the first key");
  await page.locator("#hand label.card.lit").first().click();
  must(!(await ringed(page)), "nothing has a ring after a click");
  await page.keyboard.press("ArrowRight");
  must(await page.evaluate(() => document.activeElement.matches(".pick:focus-visible") && document.documentElement.classList.contains("keys")), "a key brings the ring");
  for (let turn = 0; turn < 2; turn++) await answer(page, turn);
  const before = await decision(page);
  const heading = () => page.locator("#guide-lesson h2").textContent();
  const now = await heading();
  const told = [now];
  for (let step = 0; step < 2; step++) {
    await page.click("#guide-back");
    must((await page.locator("#live").textContent()).startsWith(await heading()), "the earlier lesson is told");
    told.push(await heading());
  }
  must(new Set(told).size === 3, `three different lessons: ${told}`);
  await leaf(page, "back");
  await leaf(page, "next");
  must((await heading()) === now && (await page.isVisible(".advice")), "the present lesson is back");
  must((await decision(page)) === before, "leafing through lessons plays nothing");
  // Dimmed elements can be used.
  const aside = page.locator("#hand label.card.unlit").first();
  if (await aside.count()) {
    const id = await aside.getAttribute("for");
    await aside.click();
    must(await page.locator(`[id="${id}"]`).isChecked(), "a card that steps back can be chosen");
  }
  await page.context().close();
}

/** On a small phone the lesson covers nothing that it highlights. */
async function lessonsOnPhone(browser) {
  const page = await guided(browser, "duel", small);
  await leaf(page, "next");
  let lit = 0;
  /** The number of highlighted elements, and errors in the positions of the lesson and of them. */
  const looked = () =>
    page.evaluate(() => {
      const lesson = document.getElementById("guide").getBoundingClientRect();
      const name = document.getElementById("guide-lesson").dataset.lesson;
      const things = [...document.querySelectorAll("#table .lit")].map((thing) => thing.getBoundingClientRect());
      const seen = things.filter((thing) => thing.bottom > 0 && thing.top < 640);
      const wrong = [];
      const spoken = document.querySelector("#guide-lesson .lesson-page").dataset.lit;
      const meant = spoken ? [...document.querySelectorAll(spoken)].filter((thing) => thing.checkVisibility()) : [];
      if (meant.some((thing) => !thing.matches(".lit"))) wrong.push(`the lesson ${name} does not light ${spoken}`);
      if (things.length && !seen.length) wrong.push(`of the lesson ${name} nothing is seen`);
      for (const thing of seen) {
        if (thing.bottom > lesson.top + 1 && thing.top < lesson.bottom - 1) wrong.push(`the lesson ${name} covers ${JSON.stringify([thing, lesson])}`);
      }
      if (lesson.top < 0 || lesson.bottom > 640) wrong.push(`the lesson ${name} is not seen`);
      return { lit: things.length, wrong };
    });
  for (let turn = 0; turn < 7; turn++) {
    const found = await looked();
    must(found.wrong.length === 0, found.wrong.join("; "));
    lit += found.lit;
    await answer(page, turn);
  }
  must(lit > 6, "lessons light things");
  await page.context().close();
}

/** A card that can be built, or one that cannot. */
const cardThat = (page, can) =>
  page.evaluate((can) => {
    const cards = [...document.querySelectorAll("#hand label.card")];
    const found = cards.find((card) => Boolean(card.nextElementSibling.querySelector("form.answer.build")) === can);
    return found ? { id: found.htmlFor, fly: found.dataset.fly, many: Boolean(found.nextElementSibling.querySelector(".answer.build.many")) } : null;
  }, can);

const label = (page, card) => page.locator(`label.card[for="${card.id}"]`);

/** A double click builds a card once; if it cannot be built, only chooses it. */
async function doubleClicks(browser) {
  const page = await table(browser, base, { game: "seven", seats: "3" });
  for (let turn = 0; turn < 3; turn++) {
    await closeNews(page);
    const before = await decision(page);
    const card = await cardThat(page, true);
    must(card, "a card can be built");
    await label(page, card).dblclick();
    const after = await asked(page, before);
    must(await page.locator(`#own [data-fly="${card.fly}"]`).count(), `${card.fly} stands in the city`);
    const [number, next] = [before, after].map((name) => Number(name.split("-")[1]));
    must(next === number + 1, `one step was played, from ${number} to ${next}`);
    must((await page.locator("#hand .pick:checked").count()) === 0, "nothing of the next hand is chosen");
  }
  const closed = await cardThat(page, false);
  if (closed) {
    const before = await decision(page);
    await label(page, closed).dblclick();
    must(await page.locator(`[id="${closed.id}"]`).isChecked(), "it is chosen");
    must((await decision(page)) === before, "nothing else happens");
  }
  await page.context().close();
}

/** Two fast taps on the same card build it, even if the answers cover it meanwhile. */
async function doubleTaps(browser) {
  const page = await from(browser, "duel", firstCard, small);
  const before = await decision(page);
  const card = await cardThat(page, true);
  await page.evaluate((id) => {
    const tapped = document.querySelector(`label.card[for="${id}"]`);
    const { left, top } = tapped.getBoundingClientRect();
    const at = { bubbles: true, cancelable: true, detail: 1, clientX: left + 20, clientY: top + 20 };
    tapped.dispatchEvent(new MouseEvent("click", at));
    const sheet = document.getElementById(id).nextElementSibling.nextElementSibling;
    const under = sheet.querySelector("form.answer:last-of-type button") ?? sheet;
    under.dispatchEvent(new MouseEvent("click", at));
    under.dispatchEvent(new MouseEvent("click", at));
  }, card.id);
  await asked(page, before);
  must(await page.locator(`#own [data-fly="${card.fly}"]`).count(), `${card.fly} stands in the city`);
  await page.context().close();
}

/** Drags a card with the mouse to a place, checks the highlighted places, and drops it. */
async function drag(page, card, selector, look = async () => {}) {
  await label(page, card).scrollIntoViewIfNeeded();
  const from = await middle(label(page, card));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // The script for dragging loads when a pointer first reaches a card.
  await settled(page);
  await page.mouse.move(from.x + 20, from.y - 20, { steps: 3 });
  must(await page.locator("#drag .goal").count(), "the card is taken up");
  await look();
  const to = typeof selector === "string" ? await middle(page.locator(selector).first()) : selector;
  await page.mouse.move(to.x, to.y, { steps: 4 });
}

const words = (page) => page.locator("#drag .goal b").allTextContents();

/** The mouse builds cards and stages, and sells; elsewhere and with Escape the card goes back. */
async function dragsInSeven(browser) {
  const page = await table(browser, base, { game: "seven", seats: "3" });
  let before = await decision(page);
  let card = await cardThat(page, true);
  await drag(page, card, "#left .city-head", async () => {
    const shown = await words(page);
    must(shown.includes("Build") && shown.includes("Sell"), `places say what happens: ${shown}`);
    const can = await label(page, card).evaluate((card) => card.nextElementSibling.querySelectorAll("form[data-onto]").length);
    must(shown.length === can, `only what is allowed lights up: ${shown}`);
  });
  await page.mouse.up();
  must((await page.locator("#drag").count()) === 0 && (await decision(page)) === before, "elsewhere nothing happens");
  must((await page.locator(".pick:checked").count()) === 0, "a card that was put back is not chosen");
  await drag(page, card, "#own .city-head");
  must((await page.locator("#drag .goal.over b").textContent()) === "Build", "the city is lit below the card");
  await page.keyboard.press("Escape");
  must((await page.locator("#drag").count()) === 0, "Escape puts the card back");
  await page.mouse.up();
  must((await decision(page)) === before, "Escape plays nothing");
  await drag(page, card, "#own .city-head");
  await page.mouse.up();
  if (card.many) {
    must(await page.evaluate(() => document.activeElement.matches(".pick:checked + .card + .offer .answer.build button")), "several payments are offered");
    await page.keyboard.press("Enter");
  }
  await asked(page, before);
  must(await page.locator(`#own [data-fly="${card.fly}"]`).count(), "it was built");
  await closeNews(page);
  before = await decision(page);
  card = (await cardThat(page, false)) ?? (await cardThat(page, true));
  await drag(page, card, "#bar .discards");
  await page.mouse.up();
  await asked(page, before);
  must(/sold/i.test(await page.locator("#own .last").textContent()), "it was sold");
  // After a player has built a stage, one can be built.
  before = await playOn(page, "seven", (action) => action.do === "wonder");
  await closeNews(page);
  const many = await page.locator("#hand .offer form.answer.wonder.many").count();
  const built = await page.locator("#own .stage.built").count();
  await drag(page, await cardThat(page, true), "#own .wonder-board");
  await page.mouse.up();
  // If there are several payments to neighbors, they are offered first.
  if (many) {
    must(await page.evaluate(() => document.activeElement.matches(".pick:checked + .card + .offer .answer.wonder button")), "several payments of a stage are offered");
    await page.keyboard.press("Enter");
  }
  await asked(page, before);
  must((await page.locator("#own .stage.built").count()) === built + 1, "a stage was built");
  await page.context().close();
}

/** In a Duel each wonder is a separate place, and the pile takes discarded cards. */
async function dragsInDuel(browser) {
  const page = await from(browser, "duel", firstCard);
  let before = await decision(page);
  await drag(page, await cardThat(page, true), "#pile summary");
  await page.mouse.up();
  await asked(page, before);
  must(/discarded/i.test(await page.locator("#own .last").textContent()), "it was discarded");
  before = await playOn(page, "duel", (action) => action.do === "wonder");
  const can = page.locator("#hand .offer form.answer.wonder").first();
  const onto = await can.getAttribute("data-onto");
  const card = await can.evaluate((form) => ({ id: form.closest(".offer").previousElementSibling.htmlFor }));
  await drag(page, card, `${onto} summary`, async () => must((await words(page)).some((word) => /^Build ./.test(word)), "a wonder lights up"));
  await page.mouse.up();
  await asked(page, before);
  must(await page.locator(`${onto}.built`).count(), "the wonder was built");
  await page.context().close();
}

/** A finger that rests on a card lifts it; one that moves at once scrolls. */
async function byFinger(browser) {
  const page = await from(browser, "duel", firstCard, small);
  const session = await page.context().newCDPSession(page);
  const touch = (type, at) => session.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  const before = await decision(page);
  const card = await cardThat(page, true);
  await label(page, card).evaluate((card) => card.scrollIntoView({ block: "center" }));
  const again = await middle(label(page, card));
  const scrolled = await page.evaluate(() => scrollY);
  await touch("touchStart", again);
  await page.waitForSelector("#drag .goal", { state: "attached" });
  await touch("touchMove", { x: again.x, y: again.y - 30 });
  must((await page.evaluate(() => scrollY)) === scrolled, "a card that was taken up does not scroll the page");
  const build = page.locator("#drag .goal", { hasText: "Build" }).first();
  const to = await middle(build);
  await touch("touchMove", to);
  await page.waitForSelector("#drag .goal.over", { state: "attached" });
  await touch("touchEnd");
  await asked(page, before);
  must(await page.locator(`#own [data-fly="${card.fly}"]`).count(), "it was built");
  const next = page.locator("#hand label.card").first();
  if (await next.count()) {
    const from = await middle(next);
    await touch("touchStart", from);
    await touch("touchMove", { x: from.x, y: from.y - 60 });
    await touch("touchMove", { x: from.x, y: from.y - 90 });
    must((await page.locator("#drag").count()) === 0, "a finger that moves at once takes nothing up");
    await touch("touchEnd");
  }
  await page.context().close();
}

/** The state of a Duel: the cards taken, and their owners. */
const lie = (page) => page.evaluate(() => [...document.querySelectorAll("#hand [data-slot], #own .buildings [data-fly], #other .buildings [data-fly]")].map((one) => one.dataset.slot ?? one.dataset.fly).join());

/** Against a bot the last move is undone with its answer, by a click or a tap; otherwise the button says why not. */
async function takeBack(browser, device, press) {
  const page = await from(browser, "duel", firstCard, device);
  const undone = { done: 0, refused: 0 };
  let now = await decision(page);
  for (let turn = 0; undone.done < 2 || undone.refused < 1; turn++) {
    must(turn < 30 && now !== "over", `moves are taken back: ${JSON.stringify(undone)}`);
    const before = await lie(page);
    now = await answer(page, turn);
    const closed = await page.locator(".undo.closed").count();
    const button = page.locator("[data-undo]");
    must(await button.count(), "there is a button to undo");
    const lies = await lie(page);
    await press(button);
    if (closed) {
      await settled(page);
      must((await page.textContent("#note")).includes("revealed"), "it is said why nothing can be taken back");
      must((await lie(page)) === lies, "nothing is taken back");
      undone.refused += 1;
    } else {
      await asked(page, now);
      must((await lie(page)) === before, "the cards lie as before");
      undone.done += 1;
      now = await answer(page, turn + 1);
    }
  }
  await page.context().close();
}

const undo = (browser) => takeBack(browser, desktop, (button) => button.click());
const undoByTaps = (browser) => takeBack(browser, phone, (button) => button.tap());

/** Resigns after a confirmation, and finds the game among the finished ones. */
async function giveUp(browser, choices, device, press) {
  const page = await table(browser, base, choices, device);
  for (let turn = 0; turn < 3; turn++) await answer(page, turn);
  await press(page.locator("#menu > summary"));
  must(!(await page.isVisible("[data-resign]")), "resigning takes a second step");
  await press(page.locator("#resign > summary"));
  await press(page.locator("[data-resign]"));
  await settled(page);
  must(await page.locator(".sheet.given-up").count(), "the game is over");
  must((await page.textContent(".given-up h2")).includes("You resigned"), "it is said who resigned");
  must(await page.evaluate(() => document.activeElement.id === "question"), "those who listen hear it");
  must(!(await page.locator("form[data-move], [data-resign], [data-undo]").count()), "nothing is left to decide");
  await page.reload();
  await settled(page);
  must(await page.locator(".sheet.given-up").count(), "it stays over");
  await go(page, new URL(await page.getAttribute(".after a[href$=replay]", "href"), base).href);
  must((await page.textContent(".replay-head")).includes("resigned"), "the replay says so");
  await go(page, new URL("/games", base).href);
  const list = await page.textContent("main");
  must(/Lost by resignation|Resignation/.test(list), `and the list of games: ${list}`);
  await page.context().close();
}

const resign = (browser) => giveUp(browser, { game: "duel" }, desktop, (button) => button.click());
const resignByTaps = (browser) => giveUp(browser, { game: "seven", seats: "3" }, small, (button) => button.tap());

/** Records the audio devices of a page. */
function listen() {
  window.devices = [];
  window.AudioContext = class extends AudioContext {
    constructor(...options) {
      super(...options);
      window.devices.push(this);
    }
  };
}

/** The volume and the ambience of the age: switched in the menu, silenced by the button in the bar, and remembered. */
async function sounds(browser) {
  const page = await table(browser, base, { game: "duel" }, { before: (context) => context.addInitScript(listen) });
  const fetched = () => page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/ambience.js")));
  const sounding = (is) => page.waitForFunction((is) => window.devices.some(({ state }) => state === "running") === is, is);
  await page.click("#menu > summary");
  await page.press("[data-setting=volume]", "ArrowLeft");
  must(!(await fetched()), "nobody fetches the ambience unasked");
  await page.press("[data-setting=ambience]", "Space");
  await settled(page);
  must(await fetched(), "it is fetched when it is switched on");
  await sounding(true);
  await page.click(".speaker");
  await sounding(false);
  await page.reload();
  await settled(page);
  must((await page.inputValue("[data-setting=volume]")) === "65", "the volume is remembered");
  must((await page.getAttribute(".speaker", "aria-pressed")) === "false", "and the silence");
  must(!(await fetched()), "which fetches nothing");
  await page.click(".speaker");
  await sounding(true);
  await page.context().close();
}

/** The palette and the backs of cards: they change without a reload, and are remembered. */
async function looks(browser) {
  const page = await table(browser, base, { game: "duel" });
  const look = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      const active = [...document.querySelectorAll(".look [aria-current]")].map(({ value }) => value);
      return [style.getPropertyValue("--paper"), style.getPropertyValue("--backs"), ...active].map((word) => word.trim()).join(", ");
    });
  const seen = new Set([await look()]);
  await page.click("#menu > summary");
  for (const [name, value] of [["palette", "marble"], ["palette", "nile"], ["backs", "jars"], ["theme", "dark"], ["backs", "stars"]]) {
    await page.click(`[name=${name}][value=${value}]`);
    await settled(page);
    const now = await look();
    must(now.includes(value), `${name}: ${value} is marked: ${now}`);
    must(!seen.has(now), `${name}: ${value} shows: ${now}`);
    seen.add(now);
  }
  const last = await look();
  await page.reload();
  await settled(page);
  const kept = await look();
  must(kept === last, `remembered: ${kept}, not ${last}`);
  await page.context().close();
}

const parts = { lessons, lessonsOnPhone, doubleClicks, doubleTaps, dragsInSeven, dragsInDuel, byFinger, undo, undoByTaps, resign, resignByTaps, sounds, looks };
const browser = await launch(executablePath);
try {
  for (const part of chosen(parts)) await part(browser);
} finally {
  await browser.close();
}
// The browser also reports a refused request.
const others = complaints.filter((line) => !line.includes("409"));
must(others.length === 0, others.join("; "));
console.log(JSON.stringify(Object.keys(parts)));
