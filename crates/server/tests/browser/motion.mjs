// What moves at the table is never in the way: `node motion.mjs ADDRESS CHROMIUM`. Prints a line of JSON for each game, as
// `play.mjs` does, together with what was seen of the motion. Whatever is not as it should be ends it with an error.

import { chromium } from "playwright-core";

const [base, executablePath] = process.argv.slice(2);
const patience = 60_000;

function must(condition, message) {
  if (!condition) throw new Error(message);
}

/** Notes in the page when something begins to fly, when the last of it is gone, and what was shifted in the layout. */
function watch() {
  window.scenes = [];
  window.shifts = [];
  const isLayer = (node) => node.id === "motion";
  const begin = () => {
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        const now = performance.now();
        if ([...removedNodes].some(isLayer) && window.scenes.length) window.scenes.at(-1).end ??= now;
        if (![...addedNodes].some(isLayer)) continue;
        // The moment the last of it will be over, by its own plan.
        const ends = document.getAnimations().map(({ effect }) => effect.getComputedTiming().endTime);
        window.scenes.push({ begin: now, long: Math.max(...ends), flyers: document.querySelectorAll("#motion .flyer").length });
      }
    }).observe(document.body, { childList: true });
  };
  if (document.body) begin();
  else document.addEventListener("DOMContentLoaded", begin);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifts.push({ at: entry.startTime, value: entry.value });
  }).observe({ type: "layout-shift", buffered: true });
}

async function open(browser, { reducedMotion = "no-preference", speed = "normal" } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
  await context.addInitScript(watch);
  await context.addInitScript((speed) => localStorage.setItem("antipater-settings", JSON.stringify({ motion: speed })), speed);
  await page.goto(base);
  return { context, page, complaints };
}

const decision = (page) =>
  page.evaluate(() => {
    const question = document.querySelector("#hand [data-question]")?.dataset.question;
    return question ?? document.querySelector("#hand input[name=decision]")?.value ?? "over";
  });

/** Waits until the page asks something else and the whole answer is in place; what is shown at the end of an age and of the
    game is skipped. */
async function answered(page, before) {
  const asks = (before) => {
    if (document.getElementById("stage")) return "show";
    const question = document.querySelector("#hand [data-question]")?.dataset.question;
    const asked = question ?? document.querySelector("#hand input[name=decision]")?.value ?? "over";
    return asked !== before && !document.querySelector("#table.sending");
  };
  if ((await (await page.waitForFunction(asks, before)).jsonValue()) !== "show") return;
  await page.mouse.click(5, 5);
  must(!(await page.evaluate(() => document.getElementById("stage"))), "a click ends the show at once");
  await page.waitForFunction(asks, before);
}

/** Where the middle of something on the page is, without waiting for it to lie still. */
const middleOf = (page, selector, number) =>
  page.evaluate(
    ([selector, number]) => {
      const all = document.querySelectorAll(selector);
      const one = all[number % all.length];
      if (!one) return null;
      // In a Duel other cards lie over the lower part.
      const box = one.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + Math.min(box.height / 2, 12) };
    },
    [selector, number],
  );

/** Clicks as fast as it can on the `number`th of these: a real press of the mouse in its place, whatever flies there. */
async function strike(page, selector, number) {
  const place = await middleOf(page, selector, number);
  must(place, `nothing to click: ${selector}`);
  await page.mouse.click(place.x, place.y);
}

const chosen = (page) => page.evaluate(() => document.querySelector("#table .pick:checked")?.value ?? null);

/** Plays one decision without ever waiting for anything that moves; says which card was used. */
async function decide(page, turn) {
  const before = await decision(page);
  let meant = null;
  if (await page.evaluate(() => document.querySelector("#table label.choice") !== null)) {
    await strike(page, "#table label.choice", turn);
    await strike(page, "#table .confirm", 0);
  } else {
    const cards = "#table .pick + label.card";
    meant = await page.evaluate(
      ([cards, turn]) => {
        const all = document.querySelectorAll(cards);
        return all[turn % all.length].previousElementSibling.value;
      },
      [cards, turn],
    );
    await strike(page, cards, turn);
    const got = await chosen(page);
    must(got === meant, `turn ${turn}: a click on ${meant} chooses ${got}`);
    await strike(page, "#table .pick:checked + .card + .offer button[data-do]", 0);
  }
  await answered(page, before);
  return meant;
}

/** What was seen of the motion so far. */
const seen = (page) => page.evaluate(() => ({ scenes: window.scenes, shifts: window.shifts }));

/** A whole game; most decisions as fast as the machine allows, now and then one with time to look at its scene. */
async function game(browser, start, looks, limit, options) {
  const { context, page, complaints } = await open(browser, options);
  await start(page);
  const cards = [];
  let shown = 0;
  let shifted = 0;
  let turn = 0;
  for (; (await decision(page)) !== "over"; turn++) {
    must(turn < 90, "the game does not end");
    const looking = looks(turn);
    // The scene before is over, so that nothing of it is counted.
    if (looking) await page.waitForFunction(() => document.getElementById("motion") === null);
    const before = await page.evaluate(() => performance.now());
    const card = await decide(page, turn);
    if (card) cards.push(card);
    if ((await decision(page)) === "over") continue;
    must(await page.evaluate(() => document.activeElement !== document.body), `turn ${turn}: the keyboard has a place`);
    if (!looking) continue;
    await page.waitForFunction((before) => window.scenes.some(({ begin }) => begin > before), before);
    await page.waitForFunction(() => window.scenes.at(-1).end !== undefined);
    const { scenes, shifts } = await seen(page);
    const { begin, end } = scenes.at(-1);
    must(scenes.at(-1).flyers > 0, "something flies");
    shown++;
    // Also what browsers forgive because somebody has just clicked.
    const sum = shifts.filter(({ at }) => at >= begin && at <= end).reduce((sum, { value }) => sum + value, 0);
    shifted = Math.max(shifted, sum);
    // The layer goes and no card stays veiled. Another scene may have begun meanwhile, and ends as well. A transition of the
    // style sheet, such as that of the card under the pointer, veils nothing.
    await page.waitForFunction(() => {
      const veils = document.getAnimations().filter((animation) => !(animation instanceof CSSTransition));
      const left = veils.filter(({ effect }) => effect.target?.closest("#hand .card"));
      return document.getElementById("motion") === null && left.length === 0;
    });
  }
  const link = await page.getAttribute("a[download]", "href");
  const record = await page.evaluate(async (link) => (await fetch(link)).text(), link);
  const { scenes } = await seen(page);
  const longest = Math.max(...scenes.map(({ long }) => long));
  must(longest <= limit, `a scene of ${longest} milliseconds`);
  must(shifted < 0.01, `the layout is shifted by ${shifted}`);
  must(scenes.length >= turn - 1, `${scenes.length} scenes in ${turn} turns`);
  await shiftsAreSeen(page);
  await replayed(page);
  must(complaints.length === 0, complaints.join("; "));
  await context.close();
  return { record, cards, scenes: scenes.length, shown, longest, shifted };
}

/** That no shift was seen means something only where one would be. */
async function shiftsAreSeen(page) {
  const before = (await seen(page)).shifts.length;
  await page.evaluate(() => (document.body.style.paddingTop = "60px"));
  await page.waitForFunction((before) => window.shifts.length > before, before);
  await page.evaluate(() => (document.body.style.paddingTop = ""));
}

/** A step on is shown in a replay, a step back is not. */
async function replayed(page) {
  await page.click(".links a[href$='/replay']");
  await page.waitForSelector("#way-play:not([hidden])");
  const shows = (step) => page.waitForFunction((step) => document.getElementById("step-words")?.textContent.includes(`Step ${step} of `), step);
  await page.keyboard.press("ArrowRight");
  await shows(1);
  await page.waitForFunction(() => window.scenes.length === 1);
  await page.keyboard.press("ArrowLeft");
  await shows(0);
  await page.waitForFunction(() => document.getElementById("motion") === null);
  must((await seen(page)).scenes.length === 1, "a step back is not shown");
}

/** Those who look on see it too, on their own screen and on a big one. */
async function lookedOn(browser, start) {
  const { context, page } = await open(browser);
  await start(page);
  await page.waitForFunction(() => [...document.querySelectorAll("#menu input[data-link]")].every((input) => input.value.startsWith("http")));
  const links = await page.locator("#menu input[data-link]").evaluateAll((inputs) => inputs.map((input) => input.value));
  must(links.length === 2, `two links for those who look on: ${links}`);
  const others = [];
  for (const link of links) {
    const other = await context.newPage();
    other.setDefaultTimeout(patience);
    await other.goto(link);
    await other.waitForSelector("html.scripts");
    others.push(other);
  }
  await page.bringToFront();
  for (let turn = 0; turn < 3; turn++) await decide(page, turn);
  for (const other of others) {
    await other.waitForFunction(() => window.scenes.some(({ flyers }) => flyers > 0));
    must((await other.locator(".pick").count()) === 0, "who looks on is asked nothing");
  }
  await context.close();
}

/** While cards fly, the page below answers: a click in the middle of it lands, by mouse and by key, and ends it. */
async function interrupted(browser) {
  const { context, page } = await open(browser);
  const slow = await context.newCDPSession(page);
  await page.click("button.primary >> nth=0");
  await page.waitForSelector("html.scripts #table .card");
  // A scene that would last a minute.
  await slow.send("Animation.enable");
  await slow.send("Animation.setPlaybackRate", { playbackRate: 0.02 });
  for (let turn = 0; turn < 4; turn++) {
    await decide(page, 0);
    // It begins when all regions are in place.
    await page.waitForSelector("#motion .flyer", { state: "attached" });
    const value = await page.evaluate(() => document.querySelectorAll("#table .pick")[1].value);
    if (turn % 2) await page.keyboard.press("2");
    else await strike(page, "#table label.card", 1);
    must((await chosen(page)) === value, `in the middle of a scene ${value} is chosen at once`);
    must((await page.locator("#motion").count()) === 0, "and the scene is over");
    const visible = await page.evaluate(() => getComputedStyle(document.querySelectorAll("#table .card")[0]).opacity);
    must(visible === "1", "all cards are in sight");
  }
  await context.close();
}

/** Who asks for less motion gets none, nor who has switched it off. */
async function still(browser, options) {
  const { context, page } = await open(browser, options);
  await page.click("button.primary >> nth=0");
  await page.waitForSelector("html.scripts #table .card");
  for (let turn = 0; turn < 4; turn++) {
    await decide(page, turn);
    const moving = await page.evaluate(() => document.getAnimations().length);
    must(moving === 0, "nothing is animated");
  }
  must((await seen(page)).scenes.length === 0, "no scene has begun");
  await page.click("#menu > summary");
  const reduced = options.reducedMotion === "reduce";
  must((await page.inputValue("#menu-motion")) === "off", "the menu says so");
  must((await page.isDisabled("#menu-motion")) === reduced, "what the system asks for is not to be changed here");
  must((await page.locator(".still-note").isVisible()) === reduced, "and the menu says why");
  if (!reduced) {
    await page.selectOption("#menu-motion", "fast");
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("antipater-settings")).motion);
    must(kept === "fast", "the browser keeps what was chosen");
    await page.click("#menu > summary");
    await decide(page, 0);
    await page.waitForFunction(() => window.scenes.length > 0);
    must((await seen(page)).scenes.length === 1, "and things move from now on");
  }
  await context.close();
}

const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  await still(browser, { reducedMotion: "reduce" });
  await still(browser, { speed: "off" });
  await interrupted(browser);
  const seven = async (page) => {
    await page.locator("form.fields input[type=radio][name=seats][value='3']").check({ force: true });
    await page.click("form.fields button");
    await page.waitForSelector("html.scripts #table .card");
  };
  const duel = async (page) => {
    await page.click("button[value=duel]");
    await page.waitForSelector("html.scripts #board");
  };
  await lookedOn(browser, seven);
  await lookedOn(browser, duel);
  // Some turns in the middle of an age, and those at the end of one, with their conflicts.
  const looks = (turn) => turn % 5 === 3 || turn % 6 === 5;
  const games = [
    ["seven", seven, 1500, {}],
    ["seven", seven, 600, { speed: "fast" }],
    ["duel", duel, 1500, {}],
  ];
  for (const [name, start, limit, options] of games) {
    console.log(JSON.stringify({ game: name, ...(await game(browser, start, looks, limit, options)) }));
  }
} finally {
  await browser.close();
}
