// Motion in a Duel: cards leave the structure, others turn over, the pawn moves, tokens and wonders fly to their
// owners.

import { boxOf, fly, middle, title, walk } from "./flight.js";

/** The structure of the table, if there is one, and the room that its cards take, as in its attributes. */
const laid = () => document.querySelector(".structure");
const roomOf = ({ rows, from, columns }) => ({ rows, from, columns });
const same = (one, other) => Object.entries(one).every(([name, value]) => other[name] === value);

/** Reads the structure, the track, and the pile. */
export function look() {
  const slots = new Map();
  for (const element of document.querySelectorAll(".structure > [data-slot]")) {
    const back = element.classList.contains("back");
    const row = Number([...element.classList].find((name) => /^r\d$/.test(name)).slice(1));
    slots.set(element.dataset.slot, { element, box: boxOf(element), back, row, key: element.dataset.fly });
  }
  const spaces = [...document.querySelectorAll("#board .space")];
  return {
    slots,
    age: laid()?.className,
    room: laid() && roomOf(laid().dataset),
    era: document.querySelector("#bar .clock b, .tv-head h2 b")?.textContent,
    spaces: spaces.map(boxOf),
    pawn: spaces.findIndex((space) => space.querySelector(".pawn")),
    pile: boxOf(document.querySelector("#pile > summary")) ?? boxOf(document.querySelector(".tv-head")),
    // On a big screen cities do not name their buildings: a taken card flies to the acting city.
    mover: { head: boxOf(document.querySelector(".tv-city.acts .tv-name")) },
  };
}

/** Keeps the structure as large as it was, until the motion begins. */
export function hold(before) {
  const structure = laid();
  if (!before.room || structure?.className !== before.age || same(before.room, structure.dataset)) return;
  for (const [name, value] of Object.entries(before.room)) structure.style.setProperty(`--${name}`, value);
}

/** The places of the cards of the structure, by slot. */
const places = () => new Map([...document.querySelectorAll(".structure > [data-slot]")].map((card) => [card.dataset.slot, card.getBoundingClientRect()]));

/**
 * Gives a structure that was held its present size. Returns a function that lets its cards glide to their new places. A
 * click does not end that: it is meant for the card that is under the pointer.
 */
export function release(pace) {
  const structure = laid();
  if (!structure?.style.length) return () => {};
  const before = places();
  structure.removeAttribute("style");
  const after = places();
  return () => {
    for (const card of structure.querySelectorAll(":scope > [data-slot]")) {
      const [from, to] = [before.get(card.dataset.slot), after.get(card.dataset.slot)];
      const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`;
      const frames = { transform: [start, "none"], transformOrigin: ["0 0", "0 0"] };
      card.animate(frames, { duration: 320 * pace, easing: "ease-in-out" });
    }
  };
}

/** Animates the changes between two states of the table. */
export function show(before, after, pace) {
  // An undone step is not played backwards.
  if (before.age === after.age && after.slots.size > before.slots.size) return;
  // Elements added later fly above the others.
  if (before.age === after.age) turnOver(before, after, pace);
  else {
    deal(after, pace);
    if (after.slots.size > 0) title(after.era, 1300 * pace);
  }
  leave(before, after, pace);
  owners(before, after, pace);
  march(before, after, pace);
}

/** Cards, wonders and tokens that have changed their place, those of the city in front first. */
function owners(before, after, pace) {
  const builders = new Set();
  const moved = [...after.things].filter(([key, now]) => {
    const was = before.things.get(key);
    return now.seat !== null && was?.seat !== now.seat && now.box;
  });
  for (const [, now] of moved) builders.add(now.seat);
  for (const [key, now] of moved) {
    const was = before.things.get(key);
    const from = was?.box ?? after.pile;
    if (!from) continue;
    const place = after.cities.get(now.seat).place;
    const at = builders.size > 1 ? 450 * place * pace : 0;
    fly({ from: middle(from), to: middle(now.box), was: was?.box ? was : null, is: now, live: now.element, at, long: 600 * pace, sound: landing(key) });
  }
}

/** The sound of an arriving thing. */
const landing = (key) => (key.startsWith("card-") ? "build" : key.startsWith("token-") ? "coin" : "card");

/** Cards that no city shows: under a wonder that was just built, or on the pile. */
function leave(before, after, pace) {
  const wonder = [...after.things].find(([key, now]) => key.startsWith("wonder-") && now.built && before.things.get(key)?.built === false);
  for (const [key, was] of before.things) {
    if (!key.startsWith("card-") || !was.box || after.things.has(key)) continue;
    const to = (was.seat === null ? (wonder?.[1].box ?? before.mover?.head) : null) ?? after.pile;
    if (to) fly({ from: middle(was.box), to: middle(to), was, at: 0, long: 600 * pace, sound: wonder && was.seat === null ? "stage" : "card" });
  }
}

/** Cards that were uncovered. */
function turnOver(before, after, pace) {
  let turned = 0;
  for (const [slot, now] of after.slots) {
    const was = before.slots.get(slot);
    if (!was?.back || now.back || !was.box || !now.box) continue;
    const place = middle(now.box);
    const at = (280 + 120 * turned++) * pace;
    fly({ from: middle(was.box), to: place, was, is: now, live: now.element, at, long: 520 * pace, lift: 0, turn: true, sound: "card", loud: 0.5 });
  }
}

/** A new age is laid out, row by row. */
function deal(after, pace) {
  let number = 0;
  for (const { element, box, row } of after.slots.values()) {
    if (!box) continue;
    const from = { x: innerWidth / 2, y: -80 };
    const at = (250 + row * 70 + (number++ % 6) * 18) * pace;
    fly({ from, to: middle(box), is: { element, box }, live: element, at, long: 420 * pace, lift: 0, sound: "card", loud: 0.4 });
  }
}

/** Moves the pawn, space by space. */
function march(before, after, pace) {
  if (before.pawn < 0 || after.pawn < 0 || before.pawn === after.pawn) return;
  const pawn = document.querySelector("#board .pawn");
  const box = boxOf(pawn);
  if (!box) return;
  const step = Math.sign(after.pawn - before.pawn);
  const places = [];
  for (let space = before.pawn; space !== after.pawn + step; space += step) places.push(middle(after.spaces[space]));
  const end = middle(box);
  const off = { x: end.x - places.at(-1).x, y: end.y - places.at(-1).y };
  const shifted = places.map(({ x, y }) => ({ x: x + off.x, y: y + off.y }));
  walk(pawn, box, shifted, 300 * pace, Math.min(200 * (places.length - 1) + 100, 1000) * pace);
}
