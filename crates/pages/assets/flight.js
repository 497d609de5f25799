// Copies of cards and chips that fly over the table, on a separate layer. The page below changes at once, so that every
// click hits its present state. (View transitions cannot do that: named elements ignore clicks while they run, and
// everything does while the browser takes its snapshots.)

import { around } from "./morph.js";
import { begin, end, pause } from "./settled.js";
import { play } from "./sounds.js";

/** The layer, above the cities, below dialogs and panels; and its part above a hand that covers other content. */
let layer = null;
let above = null;
/** The running animations, on the layer and below it. */
const running = new Set();
/** Functions to call when the scene begins, and the flyers still to be made. */
let planned = [];
let flyers = [];
/** When the scene began, on the page's clock. */
let begun = 0;
/** Begins a scene with an empty layer. Nothing changes before `depart`, so measuring until then needs no layout. */
export function raise() {
  clear();
  begin();
  layer = document.createElement("div");
  layer.id = "motion";
  layer.inert = true;
  layer.setAttribute("aria-hidden", "true");
  above = document.createElement("div");
  above.className = "above-hand";
  const edge = shelf();
  if (edge !== null) above.style.bottom = `${innerHeight - edge}px`;
  layer.append(above);
  document.body.append(layer);
}

/** Ends all motion at once; the page stays as it is. */
export function clear() {
  for (const animation of running) animation.cancel();
  running.clear();
  planned = [];
  flyers = [];
  if (!layer) return;
  layer.remove();
  layer = null;
  end();
}

/** Whether an animation is running or planned. */
export const isMoving = () => running.size + planned.length + flyers.length > 0;

/** Adds a function to call when the scene begins. */
export const plan = (work) => planned.push(work);

/** Begins the planned motion. Each flyer is made in a separate task, while the first ones are already moving. */
export async function depart() {
  begun = performance.now();
  for (const work of planned.splice(0)) work();
  for (const scene = layer; layer === scene && flyers.length > 0; await pause()) {
    flyers.shift()();
    // Computes its layout here, and not for all of them at the next frame.
    scene.getBoundingClientRect();
  }
}

/** The delay until a time of the scene. */
const until = (at) => at - (performance.now() - begun);

/** Animates an element by keyframes; the end of the last animation clears the layer. */
export function animate(element, frames, timing) {
  const animation = element.animate(frames, { fill: "backwards", ...timing });
  running.add(animation);
  animation.finished.then(
    () => {
      running.delete(animation);
      if (!isMoving()) clear();
    },
    // Canceled; the caller no longer tracks it.
    () => {},
  );
  return animation;
}

/** Hides an element of the page, without disabling it, until its copy has arrived. */
function veil(element, until) {
  animate(element, [{ opacity: 0 }, { opacity: 0 }], { duration: until });
}

/** Calls a function after a time, unless the scene ends before. */
export function later(at, work) {
  animate(layer, [], { duration: at }).finished.then(work, () => {});
}

export const middle = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** On a narrow page, the hand of 7 Wonders stays at the lower edge, above other content. */
const narrow = matchMedia("(max-width: 999px)");

/** The upper edge of a hand that covers other content, if there is one. */
export function shelf() {
  const hand = narrow.matches ? document.getElementById("hand") : null;
  if (!hand?.matches(".table:not(.duel, .replay *) > :not(:has(.sheet))")) return null;
  return hand.getBoundingClientRect().top;
}

function isUnderHand(element, box) {
  const edge = shelf();
  return edge !== null && middle(box).y > edge && !document.getElementById("hand").contains(element);
}

/** The place and size of an element, if it is visible. */
export function boxOf(element) {
  if (!element?.checkVisibility()) return null;
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && !isUnderHand(element, box) ? box : null;
}

/** A shell around a copy, for its styles: a clone of the outer element without size, open, and not drawn in steps. */
function inShell(outer, inner) {
  const shell = outer.cloneNode(false);
  shell.removeAttribute("data-late");
  shell.style.display = "contents";
  if (shell.tagName === "DETAILS") shell.open = true;
  shell.append(inner);
  return shell;
}

/**
 * A copy of an element that looks as in its place. The style sheet selects it by its ancestors, so they are cloned too,
 * without boxes.
 */
export function copy(element, box) {
  let made = element.cloneNode(true);
  Object.assign(made.style, {
    position: "absolute",
    inset: "0 auto auto 0",
    margin: 0,
    width: `${box.width}px`,
    height: `${box.height}px`,
    translate: "none",
    transition: "none",
    animation: "none",
  });
  for (let outer = around(element); outer && outer !== document.body; outer = around(outer)) made = inShell(outer, made);
  // An element that was removed from the page is no longer in a table.
  if (!made.matches("main, #table")) made = inShell(document.querySelector("main"), made);
  for (const named of [made, ...made.querySelectorAll("[id], [name], [for], [data-fly]")]) {
    for (const name of ["id", "name", "for", "data-fly"]) named.removeAttribute(name);
  }
  return made;
}

/** A face of a flyer, centered on its position. */
function face(content, { width, height }) {
  const side = document.createElement("div");
  side.className = "flyer-face";
  side.style.cssText = `width: ${width}px; height: ${height}px; left: ${-width / 2}px; top: ${-height / 2}px`;
  side.append(content);
  return side;
}

/** The size of a card's back that leaves a city. */
const BACK = { width: 44, height: 62 };

function backOf(age) {
  const back = document.createElement("div");
  back.className = `flyer-back age${age}`;
  if (document.getElementById(`back-${age}`)) {
    back.innerHTML = `<svg class="back-art back-${age}"><use href="#back-${age}"></use></svg>`;
  } else {
    const numeral = document.createElement("b");
    numeral.textContent = ["", "I", "II", "III"][age] ?? "";
    back.append(numeral);
  }
  return back;
}

/** The ratio of two boxes' sizes, within bounds. */
const ratio = (one, other) => Math.min(Math.max(Math.sqrt((one.width * one.height) / (other.width * other.height)), 0.3), 2.2);

/** A transform around the middle, with its own perspective wherever it is on the screen. */
const turned = (scale, degrees) => `perspective(40rem) scale(${scale}) rotateY(${degrees}deg)`;

/** The keyframes of the first face: it turns away, makes room for the next one, or shrinks on its way. */
function going({ rises, turns, followed, scale }) {
  const start = { transform: turned(rises ? 0.4 : 1, 0), opacity: rises ? 0 : 1 };
  if (!turns) {
    return [
      start,
      { transform: turned(1, 0), opacity: 1, offset: 0.2 },
      { opacity: 1, offset: followed ? 0.55 : 0.75 },
      { transform: turned(scale, 0), opacity: 0 },
    ];
  }
  return [
    start,
    { transform: turned(1, 0), opacity: 1, offset: 0.3 },
    { transform: turned(1, 90), opacity: 1, offset: 0.55 },
    { transform: turned(1, 90), opacity: 0, offset: 0.551 },
    { transform: turned(1, 90), opacity: 0 },
  ];
}

/** The keyframes of the last face: it turns up, replaces the first one, or grows on its way. */
function coming({ turns, follows, scale }) {
  if (!turns) {
    return [
      { transform: turned(scale, 0), opacity: 0 },
      { opacity: follows ? 0 : 1, offset: follows ? 0.5 : 0.3 },
      { opacity: 1, offset: 0.72 },
      { transform: turned(1, 0), opacity: 1 },
    ];
  }
  return [
    { transform: turned(scale, -90), opacity: 0 },
    { transform: turned(scale, -90), opacity: 0, offset: 0.549 },
    { transform: turned(scale, -90), opacity: 1, offset: 0.55 },
    { transform: turned(1, 0), opacity: 1, offset: 0.92 },
    { transform: turned(1, 0), opacity: 1 },
  ];
}

/** The keyframes of an arc from one place to another; with `stays` for a flyer that only turns over. */
function bow(from, to, lift, stays) {
  const place = ({ x, y }) => `translate(${x}px, ${y}px)`;
  const high = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) * 0.4 + Math.max(from.y, to.y) * 0.6 - lift };
  return [
    { transform: place(from), easing: "cubic-bezier(.5, 0, .8, .6)" },
    { transform: place(stays ? from : high), offset: 0.45, easing: "cubic-bezier(.2, .4, .3, 1)" },
    { transform: place(to) },
  ];
}

/** Adds a flyer, which the hand hides unless it stays there; removes it at the end of its way. */
function launch(flyer, frames, timing, inHand = false) {
  (inHand ? layer : above).append(flyer);
  animate(flyer, frames, timing).finished.then(
    () => flyer.remove(),
    () => {},
  );
}

/**
 * Flies from one place to another. `was` and `is` are the looks before and after, each an element with its box, or
 * nothing. With `age` it first shows the back of a card and turns over on its way. `live` stays hidden until it lands.
 * `at` and `long` are in milliseconds. With `turn` it turns over in its place, and with `inHand` it does not leave the
 * hand. It lands with a sound of volume `loud`.
 */
export function fly({ from, to, was, is, age, live, at, long, lift = 30, turn = false, inHand = false, sound, loud = 1 }) {
  plan(() => {
    if (live) veil(live, at + long);
    if (sound) later(at + long * 0.85, () => play(sound, { loud }));
  });
  flyers.push(() => {
    const flyer = document.createElement("div");
    flyer.className = "flyer";
    const timing = { delay: until(at), duration: long, fill: "both" };
    launch(flyer, bow(from, to, lift, turn), timing, inHand);
    const first = age ? { content: backOf(age), box: BACK } : was && { content: copy(was.element, was.box), box: was.box };
    const turns = turn || (age && is);
    if (first) {
      const front = face(first.content, first.box);
      flyer.append(front);
      const scale = is ? ratio(is.box, first.box) : 0.35;
      animate(front, going({ rises: age > 0, turns, followed: is, scale }), timing);
    }
    if (is) {
      const last = face(copy(is.element, is.box), is.box);
      flyer.append(last);
      const scale = first ? (turn ? 1 : ratio(first.box, is.box)) : 0.35;
      animate(last, coming({ turns, follows: first, scale }), timing);
    }
  });
}

/** Moves from place to place, with a small hop for each step. */
export function walk(element, box, places, at, long) {
  const steps = places.length - 1;
  const frames = places.flatMap(({ x, y }, step) => {
    const here = { transform: `translate(${x}px, ${y}px)`, offset: step / steps, easing: "ease-out" };
    if (step === steps) return [here];
    const next = places[step + 1];
    const hop = { transform: `translate(${(x + next.x) / 2}px, ${(y + next.y) / 2 - 14}px)`, offset: (step + 0.5) / steps, easing: "ease-in" };
    return [here, hop];
  });
  plan(() => {
    for (let step = 1; step <= steps; step++) later(at + (long * step) / steps, () => play("step", { pitch: 1 + step / 12 }));
    veil(element, at + long);
  });
  flyers.push(() => {
    const flyer = document.createElement("div");
    flyer.className = "flyer";
    flyer.append(face(copy(element, box), box));
    launch(flyer, frames, { delay: until(at), duration: long, fill: "both" });
  });
}

/** Shows large words in the middle of the window for a moment. */
export function title(words, long) {
  const flyer = document.createElement("div");
  flyer.className = "flyer-title";
  flyer.textContent = words;
  const frames = [
    { opacity: 0, transform: "scale(.82)" },
    { opacity: 1, transform: "none", offset: 0.22 },
    { opacity: 1, transform: "none", offset: 0.7 },
    { opacity: 0, transform: "scale(1.08)" },
  ];
  flyers.push(() => launch(flyer, frames, { duration: long, fill: "both" }));
}

/** Shows a short word that rises above a place and disappears. */
function badge(text, at, { x, y }, long, kind) {
  const flyer = document.createElement("div");
  flyer.className = `flyer flyer-badge ${kind}`;
  flyer.textContent = text;
  const place = (up, scale) => `translate(${x}px, ${y - up}px) translate(-50%, -50%) scale(${scale})`;
  const frames = [
    { transform: place(0, 0.4), opacity: 0 },
    { transform: place(12, 1.1), opacity: 1, offset: 0.25 },
    { transform: place(16, 1), opacity: 1, offset: 0.75 },
    { transform: place(26, 1), opacity: 0 },
  ];
  flyers.push(() => launch(flyer, frames, { delay: until(at), duration: long, fill: "both" }));
}

/** Counts a number from `was` to `now`; `part` is the element of the number in `element`. */
export function count(element, part, was, now, at, long) {
  const box = boxOf(element);
  if (!box) return;
  const { x, y } = middle(box);
  plan(() => veil(element, at + long));
  flyers.push(() => {
    const flyer = document.createElement("div");
    flyer.className = "flyer";
    flyer.append(face(copy(element, box), box));
    flyer.style.transform = `translate(${x}px, ${y}px)`;
    const number = flyer.querySelector(part);
    number.textContent = "";
    number.classList.add("counting");
    above.append(flyer);
    const timing = { delay: until(at), duration: long, fill: "both", easing: "ease-in-out" };
    animate(number, [{ "--count": was }, { "--count": now }], timing).finished.then(
      () => flyer.remove(),
      () => {},
    );
  });
  badge(now > was ? `+${now - was}` : `−${was - now}`, at, { x, y: box.top }, long, now > was ? "more" : "less");
}
