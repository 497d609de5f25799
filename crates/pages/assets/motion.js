// Animates changes: compares the table before and after regions are replaced, and lets things fly to their new places.
// It never delays the change; a click, a key, a scroll or the next change ends it.

import { boxOf, clear, count, depart, isMoving, later, plan, raise } from "./flight.js";
import { settings } from "./settings.js";
import { during } from "./settled.js";
import { play } from "./sounds.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
/** Factors on all durations. */
const PACE = { normal: 1, fast: 0.4 };
/** The motion of the page's game. It is loaded after everything more urgent; nothing moves before. */
let game = null;
during(
  import(document.querySelector("#board, .duel") ? "./duel-motion.js" : "./seven-motion.js").then(
    (module) => (game = module),
    () => {},
  ),
);
/** The scene that begins as soon as the regions are in place. */
let coming = null;
/** Regions without motion: they change often and independently. */
const QUIET = new Set(["seats", "status", "said", "told", ...Array.from({ length: 7 }, (_, seat) => `state-${seat}`)]);

/** The speed of motion: the person's setting, unless the system asks for reduced motion. */
export function speed() {
  if (calm.matches) return "off";
  return settings.motion in PACE ? settings.motion : settings.motion === "off" ? "off" : "normal";
}

/** Tells the style sheet the speed of motion; shows in the menu when the system decides it. */
export function refreshMotion() {
  document.documentElement.dataset.motion = speed();
  for (const control of document.querySelectorAll("[data-setting=motion]")) {
    control.disabled = calm.matches;
    if (calm.matches) control.value = "off";
  }
  if (speed() === "off") end();
}

/**
 * Records the table before `changed` regions are replaced. Call `resolve` of the result afterwards to animate, and
 * `hide` whenever the table may be painted before that. Returns nothing if there is nothing to animate.
 */
export function scene(changed) {
  if (!changed.some((region) => !QUIET.has(region.id))) return null;
  end();
  if (document.hidden || game === null) return null;
  const before = look();
  if (speed() === "off") return { hide() {}, resolve: () => soundOf(before, look()) };
  const own = (coming = { before });
  return {
    hide() {
      if (coming !== own) return;
      game.hold?.(before);
      hide(before);
    },
    resolve() {
      const pace = PACE[speed()] ?? 0;
      const glide = game.release?.(pace);
      if (coming !== own) return void glide?.();
      end();
      const after = look();
      glide?.();
      raise();
      game.show(before, after, pace);
      showCoins(before, after, pace);
      depart();
      if (!isMoving()) clear();
    },
  };
}

/** Ends the scene, or keeps it from beginning. */
function end() {
  if (coming) for (const element of document.querySelectorAll(".arriving")) element.classList.remove("arriving");
  coming = null;
  if (isMoving()) clear();
}

/** Hides things in the places to which they will fly, and all cards of a new age. */
function hide(before) {
  for (const element of document.querySelectorAll("[data-fly], .structure > .bare")) {
    const was = before.things.get(element.dataset.fly);
    if (was && was.seat === seatOf(element)) continue;
    (element.closest(".option") ?? element).classList.add("arriving");
  }
}

/** The seat of the city that an element is in, if any. */
const seatOf = (element) => element.closest("[data-seat]")?.dataset.seat ?? null;

/** The tab of a city that may be out of sight. */
const tabOf = (seat) => document.querySelector(`#cities [data-tab="${seat}"]`);

/** Records the place of everything, and the contents of each city. */
function look() {
  const things = new Map();
  for (const element of document.querySelectorAll("[data-fly]")) {
    const key = element.dataset.fly;
    const seat = seatOf(element);
    const whole = element.closest(".option") ?? element;
    const chosen = element.matches(".taken, .chosen, .pick:checked + .card");
    if (things.has(key) && seat === null && !chosen) continue;
    things.set(key, { element: whole, box: boxOf(whole) ?? boxOf(tabOf(seat)), seat, built: element.classList.contains("built") });
  }
  const cities = new Map();
  for (const element of document.querySelectorAll("[data-seat][data-place]")) {
    const purse = element.querySelector(".stat.money");
    cities.set(element.dataset.seat, {
      element,
      place: Number(element.dataset.place),
      head: boxOf(element.querySelector(".city-head, summary, .tv-name")),
      purse,
      coins: purse ? Number(purse.querySelector("b").textContent) : null,
      tokens: [...element.querySelectorAll(".token")].map((token) => token.textContent),
    });
  }
  return { things, cities, ...game.look() };
}

/** Plays the sounds of a change without motion. */
function soundOf(before, after) {
  const news = [...after.things].filter(([key, { seat, built }]) => {
    const was = before.things.get(key);
    return seat !== null && (was?.seat !== seat || (built && !was.built));
  });
  if (news.length === 0) return;
  play(news.some(([, { built }]) => built) ? "stage" : "build");
  const paid = [...after.cities].some(([seat, { place, coins }]) => place === 0 && coins !== before.cities.get(seat)?.coins);
  if (paid) play("coin", { loud: 0.6 });
}

/** Counts changed numbers of coins up or down. */
function showCoins(before, after, pace) {
  for (const [seat, city] of after.cities) {
    const was = before.cities.get(seat)?.coins;
    if (was == null || city.coins === null || was === city.coins) continue;
    const at = 200 + (500 * city.place) / after.cities.size;
    count(city.purse, "b", was, city.coins, at * pace, 650 * pace);
    const quiet = city.place === 0 ? 1 : 0.4;
    plan(() => later(at * pace, () => play("coin", { loud: quiet, pitch: city.coins > was ? 1 : 0.8 })));
  }
}

// The next click or key is meant for the table; and flying things do not scroll with the page.
for (const kind of ["pointerdown", "keydown", "scroll", "resize"]) {
  window.addEventListener(kind, end, { capture: true, passive: true });
}
calm.addEventListener("change", refreshMotion);
refreshMotion();
