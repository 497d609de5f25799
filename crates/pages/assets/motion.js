// Shows what changed: compares the table before and after regions are replaced, and lets things fly to their new
// places. It never delays the change, and a click, a key, a scroll or the next change ends it.

import * as duel from "./duel-motion.js";
import { boxOf, clear, count, isMoving, later, raise } from "./flight.js";
import * as seven from "./seven-motion.js";
import { settings } from "./settings.js";
import { play } from "./sounds.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
/** How long everything takes, as a part of the usual time. */
const PACE = { normal: 1, fast: 0.4 };
/** Regions in which nothing flies: they change often, and alone. */
const QUIET = new Set(["seats", "around", "said", "told"]);

/** How fast things move: as the person has chosen, unless the system asks for reduced motion. */
export function speed() {
  if (calm.matches) return "off";
  return settings.motion in PACE ? settings.motion : settings.motion === "off" ? "off" : "normal";
}

/** Tells the style sheet how fast things move; shows in the menu when the system has decided it. */
export function refreshMotion() {
  document.documentElement.dataset.motion = speed();
  for (const control of document.querySelectorAll("[data-setting=motion]")) {
    control.disabled = calm.matches;
    if (calm.matches) control.value = "off";
  }
  if (speed() === "off") clear();
}

/**
 * Looks at the table before `changed` regions are replaced. Call `resolve` of the answer afterwards to show what moved;
 * there is no answer when nothing is to be shown.
 */
export function scene(changed) {
  if (!changed.some((region) => !QUIET.has(region.id))) return null;
  if (isMoving()) clear();
  if (document.hidden) return null;
  const game = document.getElementById("board") ? duel : seven;
  const before = look(game);
  if (speed() === "off") return { resolve: () => hear(before, look(game)) };
  return {
    resolve() {
      const after = look(game);
      raise();
      const pace = PACE[speed()];
      game.show(before, after, pace);
      showCoins(before, after, pace);
      if (!isMoving()) clear();
    },
  };
}

/** Where everything lies, and what each city has. */
function look(game) {
  const things = new Map();
  for (const element of document.querySelectorAll("[data-fly]")) {
    const key = element.dataset.fly;
    const city = element.closest("[data-seat]");
    const whole = element.closest(".option") ?? element;
    const chosen = element.matches(".taken, .chosen, .pick:checked + .card");
    if (things.has(key) && !city && !chosen) continue;
    things.set(key, { element: whole, box: boxOf(whole), seat: city?.dataset.seat ?? null, built: element.classList.contains("built") });
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

/** Where nothing moves, the change is still heard. */
function hear(before, after) {
  const news = [...after.things].filter(([key, { seat, built }]) => {
    const was = before.things.get(key);
    return seat !== null && (was?.seat !== seat || (built && !was.built));
  });
  if (news.length === 0) return;
  play(news.some(([, { built }]) => built) ? "stage" : "build");
  const paid = [...after.cities].some(([seat, { place, coins }]) => place === 0 && coins !== before.cities.get(seat)?.coins);
  if (paid) play("coin", { loud: 0.6 });
}

/** Purses that change count up or down. */
function showCoins(before, after, pace) {
  for (const [seat, city] of after.cities) {
    const was = before.cities.get(seat)?.coins;
    if (was == null || city.coins === null || was === city.coins) continue;
    const at = 200 + (500 * city.place) / after.cities.size;
    count(city.purse, "b", was, city.coins, at * pace, 650 * pace);
    const quiet = city.place === 0 ? 1 : 0.4;
    later(at * pace, () => play("coin", { loud: quiet, pitch: city.coins > was ? 1 : 0.8 }));
  }
}

// The next click or key is meant for the table, not for the show; and things that fly do not scroll with the page.
for (const kind of ["pointerdown", "keydown", "scroll", "resize"]) {
  window.addEventListener(kind, () => isMoving() && clear(), { capture: true, passive: true });
}
calm.addEventListener("change", refreshMotion);
refreshMotion();
