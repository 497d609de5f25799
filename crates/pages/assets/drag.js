// Dragging cards onto the city, the wonder, or the discard pile. Each answer of a card has a button with its place
// (`data-onto`); places without a button are not highlighted. If there are several ways to pay, the answers open as
// usual. Only a copy moves: the card stays until the table changes.

import { copy } from "./flight.js";
import { isSending } from "./moves.js";
import { table } from "./page.js";

/** How far a mouse moves before it drags, and how far a finger may move while it rests, in pixels. */
const start = { mouse: 6, touch: 12 };
/** How long a finger rests on a card before it drags, in milliseconds; a quicker one scrolls. */
const rest = 260;
/** The distance from an edge of the screen at which the page scrolls under a dragged card, and the speed, in pixels. */
const edge = 48;
const speed = 9;
/** How much of a place must be visible to be a target, in pixels; otherwise a copy of its name is at the upper edge. */
const enough = 26;
/** The smallest size of a place, the height of those at the upper edge, and their distance from it, in pixels. */
const least = { width: 110, height: 34 };
const loft = 60;
const rim = 4;

/** The pressed card, and once it moves, the drag. */
let held = null;

/** The answers of a card, with their places. */
function places(label) {
  const answers = label.nextElementSibling?.querySelectorAll("form.answer[data-onto]") ?? [];
  return [...answers].map((form) => ({
    form,
    button: form.querySelector("button[data-do]"),
    there: table.querySelector(form.dataset.onto),
    word: form.dataset.word,
  }));
}

/** The visible part of an element below an edge, if it is large enough. */
function inSight(element, roof) {
  if (!element?.checkVisibility()) return null;
  const box = element.getBoundingClientRect();
  const hand = document.getElementById("hand");
  const covered = getComputedStyle(hand).position === "sticky" && !hand.contains(element);
  const floor = covered ? hand.getBoundingClientRect().top : innerHeight;
  const left = Math.max(box.left, 2);
  const top = Math.max(box.top, roof);
  const right = Math.min(box.right, innerWidth - 2);
  const bottom = Math.min(box.bottom, floor - 2);
  const seen = right - left >= Math.min(enough, box.width) && bottom - top >= Math.min(enough, box.height);
  if (!seen) return null;
  const width = Math.max(right - left, least.width);
  const height = Math.max(bottom - top, least.height);
  return { left: Math.max(left - (width - right + left) / 2, 2), top: Math.max(top - (height - bottom + top) / 2, roof), width, height };
}

/** Draws the targets: around each visible place, and at the upper edge for the others. */
function draw() {
  const { layer, targets } = held;
  let next = 0;
  const high = targets.every((target) => inSight(target.there, rim));
  const roof = high ? rim : loft + 2 * rim;
  const hidden = targets.filter((target) => !inSight(target.there, roof)).length;
  for (const target of targets) {
    const box = inSight(target.there, roof);
    target.mark.classList.toggle("aloft", !box);
    if (box) {
      target.box = box;
    } else {
      const width = (innerWidth - 2 * rim) / hidden;
      target.box = { left: rim + width * next, top: rim, width: width - rim, height: loft };
      next += 1;
    }
    for (const [side, size] of Object.entries(target.box)) target.mark.style[side] = `${size}px`;
  }
  layer.hidden = false;
}

/** The place under a point: the smallest one, because a wonder is in its city. */
function below({ x, y }) {
  const hit = held.targets.filter(({ box }) => x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height);
  const size = ({ mark, box }) => (mark.classList.contains("aloft") ? 0 : box.width * box.height);
  return hit.sort((one, other) => size(one) - size(other))[0] ?? null;
}

/** Starts the drag. */
function lift() {
  const { label } = held;
  const targets = places(label);
  const box = label.getBoundingClientRect();
  const layer = document.createElement("div");
  layer.id = "drag";
  layer.inert = true;
  layer.setAttribute("aria-hidden", "true");
  for (const target of targets) {
    target.mark = document.createElement("div");
    target.mark.className = "goal";
    const word = document.createElement("b");
    word.textContent = target.word;
    target.mark.append(word);
    layer.append(target.mark);
  }
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.style.cssText = `width: ${box.width}px; height: ${box.height}px`;
  ghost.append(copy(label, box));
  layer.append(ghost);
  document.body.append(layer);
  Object.assign(held, { layer, ghost, targets, grip: { x: held.from.x - box.left, y: held.from.y - box.top } });
  label.classList.add("lifted");
  document.documentElement.classList.add("dragging");
  draw();
  held.frame = requestAnimationFrame(follow);
}

/** Moves the copy, highlights the place under it, and scrolls near the edges, frame by frame. */
function follow() {
  if (!held?.layer) return;
  if (!held.label.isConnected) return drop(null);
  const { at, grip, ghost, targets } = held;
  const sheet = document.documentElement;
  const can = sheet.scrollHeight > innerHeight + 1;
  const by = can && at.y > innerHeight - edge ? speed : can && at.y < edge && !below(at) ? -speed : 0;
  if (by) scrollBy(0, by);
  draw();
  ghost.style.transform = `translate(${at.x - grip.x}px, ${at.y - grip.y}px)`;
  const over = below(at);
  for (const target of targets) target.mark.classList.toggle("over", target === over);
  held.frame = requestAnimationFrame(follow);
}

/** Ends the drag: on a place, or back where the card was. */
function drop(target) {
  const { label, layer, frame, waiting } = held;
  clearTimeout(waiting);
  cancelAnimationFrame(frame);
  layer?.remove();
  label.classList.remove("lifted");
  document.documentElement.classList.remove("dragging");
  held = null;
  if (!target?.form.isConnected || isSending()) return;
  const pick = document.getElementById(label.htmlFor);
  if (target.form.matches(".many")) {
    pick.checked = true;
    pick.dispatchEvent(new Event("change", { bubbles: true }));
    target.button.focus();
  } else {
    target.form.requestSubmit(target.button);
  }
}

/** Ignores the click that ends a drag. */
function swallow() {
  const stop = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", stop, { capture: true }), 0);
}

/** Handles a press on a card. */
export function press(event) {
  const label = event.target.closest("#hand label.card");
  if (held || !label?.isConnected || !event.isPrimary || event.button !== 0 || isSending()) return;
  const touches = event.pointerType !== "mouse";
  // A finger captures what it touches; it may have been lifted while this script was loading.
  if (touches && !event.target.hasPointerCapture(event.pointerId)) return;
  const at = { x: event.clientX, y: event.clientY };
  held = { label, pointer: event.pointerId, touches, from: at, at };
  if (touches) held.waiting = setTimeout(lift, rest);
}

window.addEventListener("pointermove", (event) => {
  if (event.pointerId !== held?.pointer) return;
  if (event.buttons === 0) return drop(null);
  held.at = { x: event.clientX, y: event.clientY };
  if (held.layer) return;
  const far = Math.hypot(held.at.x - held.from.x, held.at.y - held.from.y);
  if (held.touches && far > start.touch) drop(null);
  else if (!held.touches && far > start.mouse) lift();
});

window.addEventListener("pointerup", (event) => {
  if (event.pointerId !== held?.pointer) return;
  if (!held.layer) return drop(null);
  held.at = { x: event.clientX, y: event.clientY };
  // A finger that only rested on the card chooses it, as a tap does.
  if (Math.hypot(held.at.x - held.from.x, held.at.y - held.from.y) < start.touch) return drop(null);
  draw();
  swallow();
  drop(below(held.at));
});

window.addEventListener("pointercancel", (event) => event.pointerId === held?.pointer && drop(null));

window.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || !held?.layer) return;
    event.stopImmediatePropagation();
    drop(null);
    window.addEventListener("pointerup", swallow, { capture: true, once: true });
  },
  true,
);

// A finger that drags a card neither scrolls nor opens the browser's menu.
table.addEventListener("touchmove", (event) => held?.layer && event.preventDefault(), { passive: false });
table.addEventListener("contextmenu", (event) => held?.touches && event.preventDefault());
table.addEventListener("dragstart", (event) => event.target.closest?.("#hand label.card") && event.preventDefault());
