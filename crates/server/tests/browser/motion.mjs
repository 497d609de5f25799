// Motion at the table never delays a person: `node motion.mjs ADDRESS CHROMIUM`. Prints a line of JSON for each game,
// as `play.mjs` does, with the recorded motion.

import { asked, at, choose, closeNews, complaints, decision, launch, must, phone, playOn, settled, sheet, visit } from "./common.mjs";

const [base, executablePath] = process.argv.slice(2);

/** Records in the page when motion begins and ends, and layout shifts. */
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
        // The scheduled end of the last animation. What a player says goes by itself.
        const moving = document.getAnimations().filter(({ effect }) => !effect.target?.matches(".bubble"));
        const ends = moving.map(({ effect }) => effect.getComputedTiming().endTime);
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

function open(browser, { reducedMotion = "no-preference", speed = "normal", ...device } = {}) {
  const before = async (context) => {
    await context.addInitScript(watch);
    await context.addInitScript((speed) => localStorage.setItem("antipater-settings", JSON.stringify({ motion: speed })), speed);
  };
  return visit(browser, base, { reducedMotion, before, ...device });
}

/**
 * Waits until the page has the next question and the whole answer is in place, whatever moves then; skips the endings
 * of ages and of the game.
 */
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

/** The center of an element, without waiting until it stands still. */
const middleOf = (page, selector, number) =>
  page.evaluate(
    ([selector, number]) => {
      const all = document.querySelectorAll(selector);
      const one = all[number % all.length];
      if (!one) return null;
      // In a Duel other cards cover the lower part.
      const box = one.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + Math.min(box.height / 2, 12) };
    },
    [selector, number],
  );

/**
 * Clicks as fast as possible on the `number`th of these elements: a real press of the mouse at its place, whatever
 * flies there.
 */
async function strike(page, selector, number) {
  const place = await middleOf(page, selector, number);
  must(place, `nothing to click: ${selector}`);
  await page.mouse.click(place.x, place.y);
}

const chosen = (page) => page.evaluate(() => document.querySelector("#table .pick:checked")?.value ?? null);

/** Makes one decision without waiting for any motion; returns the used card. */
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

/** The motion recorded so far. */
const seen = (page) => page.evaluate(() => ({ scenes: window.scenes, shifts: window.shifts }));

/** The end of a game; most decisions as fast as the machine allows, some with time to watch the motion. */
async function game(browser, name, isMeant, limit, options) {
  const page = await open(browser, options);
  await playOn(page, name, isMeant);
  const cards = [];
  let shown = 0;
  let shifted = 0;
  let turn = 0;
  for (; (await decision(page)) !== "over"; turn++) {
    must(turn < 90, "the game does not end");
    const looking = turn % 4 === 1;
    // The previous motion is over, so that it is not counted.
    if (looking) await settled(page);
    const before = await page.evaluate(() => performance.now());
    const card = await decide(page, turn);
    if (card) cards.push(card);
    if ((await decision(page)) === "over") continue;
    must(await page.evaluate(() => document.activeElement !== document.body), `turn ${turn}: the keyboard has a place`);
    if (!looking) continue;
    // The layer is removed and no card stays hidden. Transitions of the style sheet, such as that of a hovered card,
    // hide nothing.
    await settled(page);
    const veiled = await page.evaluate(() => {
      const veils = document.getAnimations().filter((animation) => !(animation instanceof CSSTransition));
      return veils.filter(({ effect }) => effect.target?.closest("#hand .card")).length;
    });
    must(veiled === 0 && (await page.locator("#motion").count()) === 0, `turn ${turn}: ${veiled} cards stay veiled`);
    const { scenes, shifts } = await seen(page);
    const { begin, end, flyers } = scenes.at(-1);
    must(begin > before && end !== undefined && flyers > 0, "something flies");
    shown++;
    // Including shifts that browsers excuse after a click.
    const sum = shifts.filter(({ at }) => at >= begin && at <= end).reduce((sum, { value }) => sum + value, 0);
    shifted = Math.max(shifted, sum);
  }
  const { record } = await sheet(page);
  const { scenes } = await seen(page);
  const longest = Math.max(...scenes.map(({ long }) => long));
  must(longest <= limit, `a scene of ${longest} milliseconds`);
  must(shifted < 0.01, `the layout is shifted by ${shifted}`);
  must(shown > 1, `${shown} scenes were looked at`);
  must(scenes.length >= turn - 1, `${scenes.length} scenes in ${turn} turns`);
  await shiftsAreSeen(page);
  await replayed(page);
  await page.context().close();
  return { record, cards, scenes: scenes.length, shown, longest, shifted };
}

/** The most that a card of a hand may rise above it, for its perspective, in pixels. */
const RISE = 8;

/**
 * Notes at each frame what flies on a narrow page, where the hand covers other content: what does not stay in the hand,
 * and what covers a part of it.
 */
function watchHand(rise) {
  window.flown = { outside: 0, inside: 0, over: [] };
  let before = Infinity;
  const look = () => {
    requestAnimationFrame(look);
    const hand = document.getElementById("hand")?.getBoundingClientRect();
    if (!hand) return;
    if (!document.getElementById("motion")) before = hand.top;
    for (const one of document.querySelectorAll("#motion :is(.flyer-face, .flyer-badge, .flyer-title)")) {
      const box = one.getBoundingClientRect();
      const clip = one.closest(".above-hand")?.getBoundingClientRect() ?? { bottom: Infinity };
      if (Math.min(box.bottom, clip.bottom) <= hand.top + 1) window.flown.outside++;
      else if (box.top >= Math.min(hand.top, before) - rise) window.flown.inside++;
      else window.flown.over.push(`${one.textContent.slice(0, 40)} at ${Math.round(box.top)} to ${Math.round(box.bottom)}, the hand begins at ${Math.round(hand.top)}`);
    }
  };
  look();
}

/** On a narrow page nothing flies over the hand: its own cards stay in it, everything else passes behind it. */
async function besideHand(browser, viewport) {
  const page = await open(browser, { viewport });
  await page.addInitScript(watchHand, RISE);
  // The end of an age, after which another hand is dealt.
  await playOn(page, "seven-7", at(2, 4));
  for (let turn = 0; turn < 5; turn++) {
    await decide(page, turn);
    await settled(page);
    await closeNews(page);
  }
  const { outside, inside, over } = await page.evaluate(() => window.flown);
  must(outside > 0 && inside > 0, `${outside} things fly outside of the hand, ${inside} in it`);
  must(over.length === 0, `${viewport.width} pixels: ${over.length} times something covers the hand: ${over[0]}`);
  await page.context().close();
}

/** Checks that layout shifts are recorded where there are some. */
async function shiftsAreSeen(page) {
  const before = (await seen(page)).shifts.length;
  await page.evaluate(() => (document.body.style.paddingTop = "60px"));
  await page.waitForFunction((before) => window.shifts.length > before, before);
  await page.evaluate(() => (document.body.style.paddingTop = ""));
}

/** A step forward is animated in a replay, a step back is not. */
async function replayed(page) {
  await page.click(".links a[href$='/replay']");
  for (const [key, step, scenes] of [["ArrowRight", 1, 1], ["ArrowLeft", 0, 1]]) {
    await settled(page);
    await page.keyboard.press(key);
    await settled(page);
    must((await page.textContent("#step-words")).includes(`Step ${step} of `), `step ${step} is shown`);
    must((await seen(page)).scenes.length === scenes, "a step on is shown, a step back is not");
  }
}

/** Watchers see the motion too, on their own screen and on a big one. */
async function lookedOn(browser, choices) {
  const page = await open(browser);
  await choose(page, choices);
  await page.click("form.fields button.primary");
  await asked(page);
  const links = await page.locator("#menu input[data-link]").evaluateAll((inputs) => inputs.map((input) => input.value));
  must(links.length === 2, `two links for those who look on: ${links}`);
  const others = [];
  for (const link of links) others.push(await visit(browser, link, { reducedMotion: "no-preference", before: (context) => context.addInitScript(watch) }));
  for (let turn = 0; turn < 3; turn++) await decide(page, turn);
  for (const other of others) {
    await other.waitForFunction(() => window.scenes.some(({ flyers }) => flyers > 0));
    must((await other.locator(".pick").count()) === 0, "who looks on is asked nothing");
  }
  for (const one of [page, ...others]) await one.context().close();
}

/** While cards fly, the page below responds: a click in its middle works, by mouse and by key, and ends the motion. */
async function interrupted(browser) {
  const page = await open(browser);
  const slow = await page.context().newCDPSession(page);
  await page.click("button.primary >> nth=0");
  await asked(page);
  // Motion that would last a minute.
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
  await page.context().close();
}

/** There is no motion if the system requests less, or the person has switched it off. */
async function still(browser, options) {
  const page = await open(browser, options);
  await page.click("button.primary >> nth=0");
  await asked(page);
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
    await settled(page);
    must((await seen(page)).scenes.length === 1, "and things move from now on");
  }
  await page.context().close();
}

const browser = await launch(executablePath);
try {
  await still(browser, { reducedMotion: "reduce" });
  await still(browser, { speed: "off" });
  await interrupted(browser);
  for (const viewport of [phone.viewport, { width: 820, height: 1180 }]) await besideHand(browser, viewport);
  await lookedOn(browser, { game: "seven", seats: "3" });
  await lookedOn(browser, { game: "duel" });
  // Some turns in the middle of an age, and its end, with conflicts; then the end of the game.
  const games = [
    ["seven", at(2, 5), 1500, {}],
    ["seven", at(2, 5), 600, { speed: "fast" }],
    ["duel", (action) => action.do === "begin", 1500, {}],
  ];
  for (const [name, isMeant, limit, options] of games) {
    console.log(JSON.stringify({ game: name, ...(await game(browser, name, isMeant, limit, options)) }));
  }
} finally {
  await browser.close();
}
must(complaints.length === 0, complaints.join("; "));
