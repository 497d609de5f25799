// The restyling of a changed table: `node style.mjs ADDRESS CHROMIUM`. Prints, for each game, the number of restyled
// elements: for all of the table, when a card is chosen, and at most when an answer is applied and when a replay moves
// by a step; for a Duel also when its cards grow. Also prints the number of elements of long pages that are drawn at
// first. The browser counts them, so no clock matters. Fails above the limits.

import { answer, at, closeNews, complaints, go, launch, must, phone, playOn, settled, upload, visit } from "./common.mjs";

const [base, executablePath] = process.argv.slice(2);
/** The largest share of the visible elements in the first picture. */
const FIRST = 0.25;
/** The largest share of the table that is restyled when a card is chosen, and when an answer is applied. */
const CHOSEN = 0.25;
const ANSWERED = 0.35;
/** The largest share of a Duel's cards that is restyled when they grow. */
const GROWN = 0.25;
/** The largest share of a replay that is restyled by a step. */
const STEPPED = 0.2;
/** The largest share of a long page that is drawn before it is scrolled. */
const DRAWN = 0.2;
/** The number of checked answers. */
const SEEN = 4;
/** The step from which a replay continues: no age begins there. */
const FROM = 14;

/** The number of elements that are restyled during an action, for all passes. */
async function computed(browser, page, work) {
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline", "devtools.timeline"] });
  await work();
  // Everything that has changed by now is computed.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return traceEvents.filter(({ name, args }) => name === "UpdateLayoutTree" && args.elementCount).map(({ args }) => args.elementCount);
}

/** The number of elements that are restyled when all of a page is computed anew. */
const all = async (browser, page) => {
  const passes = await computed(browser, page, () => page.evaluate(() => document.documentElement.style.setProperty("font-size", "15.01px")));
  await page.evaluate(() => {
    document.documentElement.style.removeProperty("font-size");
    // Computed here, so that it is not counted with what follows.
    document.body.getBoundingClientRect();
  });
  return Math.max(...passes);
};

/** The number of elements that are restyled when the cards of a Duel grow, and of those that are in the structure. */
async function grown(browser, page) {
  const passes = await computed(browser, page, () =>
    page.evaluate(() => {
      const { style } = document.querySelector(".structure");
      for (const [name, value] of Object.entries({ "--rows": "2", "--columns": "4" })) style.setProperty(name, value);
    }),
  );
  const elements = await page.evaluate(() => {
    const structure = document.querySelector(".structure");
    structure.removeAttribute("style");
    structure.getBoundingClientRect();
    return structure.querySelectorAll("*").length;
  });
  return [Math.max(...passes), elements];
}

/** The numbers of all passes while a replay of a stored game continues by a few steps, and of all of it. */
async function stepped(browser, page, name) {
  await go(page, `${await upload(page, name)}?step=${FROM}`);
  const turn = async (key) => {
    await page.keyboard.press(key);
    await settled(page);
  };
  // When a file of pictures arrives, the browser restyles all that it shows: they are here before anything is counted.
  for (const key of ["ArrowRight", "ArrowLeft"]) for (let step = 0; step < SEEN; step++) await turn(key);
  const passes = [];
  const whole = await all(browser, page);
  for (let step = FROM + 1; step <= FROM + SEEN; step++) {
    passes.push(...(await computed(browser, page, () => turn("ArrowRight"))));
    must((await page.textContent("#step-words")).includes(`Step ${step} of `), `step ${step} is shown`);
  }
  return [Math.max(...passes), whole];
}

/** The number of drawn elements of a page, and of all. */
const drawn = (page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll("main *")];
    return [elements.filter((element) => element.checkVisibility({ contentVisibilityAuto: true })).length, elements.length];
  });

/** The parts of a table that come with later pictures (late.css). */
const LATER = "#own > .city-head, #left > .city-head, #right > .city-head, #other > .city-head, #others summary, #board > .track, .card .face-head > .nm, .card .building";

/** Those of the parts that are present, and the number of elements in the table. */
const there = (page) =>
  page.evaluate((later) => {
    const shown = (selector) => [...document.querySelectorAll(selector)].map((one) => one.checkVisibility());
    return { later: shown(later), all: shown("#table *").filter((is) => is).length };
  }, LATER);

/** Opens the table of a page in a separate browser, without scripts. */
async function opened(page, prepare = () => {}) {
  const copy = await visit(browser, "about:blank", { ...phone, javaScriptEnabled: false, storageState: await page.context().storageState() });
  await prepare(copy);
  await copy.goto(page.url());
  return copy;
}

/** Holds back what comes later than the first picture. */
const holdBack = (copy) =>
  copy.route("**/assets/style-*.css", async (route) => {
    const sheet = await route.fetch();
    await route.fulfill({ response: sheet, body: (await sheet.text()).replace(/(animation: late) \d+ms/g, "$1 9999s") });
  });

/**
 * The number of elements of a table in its first picture, and in the last one. All of it comes by itself, without
 * scripts.
 */
async function pictures(page, name) {
  const held = await opened(page, holdBack);
  const first = await there(held);
  must(first.later.every((is) => !is), `${name}: some parts of the table do not wait for a later picture`);
  await held.context().close();
  const free = await opened(page);
  for (const part of await free.locator(LATER).all()) await part.waitFor();
  const last = await there(free);
  must(last.later.length > 5, `${name}: ${last.later.length} parts of the table wait`);
  await free.context().close();
  return [first.all, last.all];
}

/** Chooses the first available card. */
const choose = (page) => page.evaluate(() => document.querySelector("#hand .pick:not(:checked) + label.card:not(.dim), #hand .pick:not(:checked) + label.card").click());

const browser = await launch(executablePath);
try {
  // Cities have buildings by then, and a Duel has its structure.
  for (const [name, isMeant] of Object.entries({ "seven-7": at(1, 6), duel: ({ at, card }) => card && at > 10 })) {
    const page = await visit(browser, base, phone);
    await playOn(page, name, isMeant);
    if (name === "duel") {
      const [some, elements] = await grown(browser, page);
      must(some > 20 && some < elements * GROWN, `of ${elements} elements ${some} are computed when cards grow`);
    }
    const [whole, chosen, answered] = [[], [], []];
    for (let turn = 0; turn < SEEN; turn++) {
      await closeNews(page);
      whole.push(await all(browser, page));
      if (await page.locator("#hand .pick:not(.chooser *)").count()) chosen.push(...(await computed(browser, page, () => choose(page))));
      answered.push(...(await computed(browser, page, () => answer(page, turn))));
    }
    const [first, shown] = await pictures(page, name);
    must(first < shown * FIRST, `${name}: of ${shown} elements ${first} are in the first picture`);
    const most = { whole: Math.max(...whole), chosen: Math.max(...chosen), answered: Math.max(...answered) };
    must(most.whole > 1000, `${name}: ${most.whole} elements are a table`);
    must(most.chosen > 0 && most.chosen < most.whole * CHOSEN, `${name}: of ${most.whole} elements ${most.chosen} are computed when a card is chosen`);
    must(most.answered < most.whole * ANSWERED, `${name}: of ${most.whole} elements ${most.answered} are computed when an answer is taken in`);
    const [step, replay] = await stepped(browser, page, name);
    must(step > 0 && step < replay * STEPPED, `${name}: of ${replay} elements ${step} are computed when a replay goes on by a step`);
    console.log(JSON.stringify({ name, first, shown, ...most, step, replay }));
    await page.context().close();
  }
  for (const path of ["/reference/seven-second", "/reference/duel"]) {
    const page = await visit(browser, base + path, phone);
    const [some, elements] = await drawn(page);
    must(some > 0 && some < elements * DRAWN, `${path}: of ${elements} elements ${some} are drawn at first`);
    console.log(JSON.stringify({ path, drawn: some, elements }));
    await page.context().close();
  }
} finally {
  await browser.close();
}
must(complaints.length === 0, complaints.join("; "));
