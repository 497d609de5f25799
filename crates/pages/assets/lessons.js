// The lessons of a guided game: highlights a lesson's examples while everything else is dimmed, and pages through the
// earlier lessons.

import { isMoving } from "./flight.js";
import { live, table } from "./page.js";
import { during } from "./settled.js";

/** What is never dimmed: answers, elements for screen readers, and fields. */
const kept = ".offer:not(.hint), .asked, .sr, input, dialog, template, svg.monument, #guide, #note, #talk, #live, #told, #news, #ending, #status";
/** What is dimmed piece by piece, because panels or answers are in it. */
const opened = "#bar, .tools, #hand, .cards, .structure, .draft";
/** The distance of a highlighted element from the edges of the screen and from the lesson, in pixels. */
const margin = 8;
/** The interval at which a moving scene is checked again before the page scrolls, in milliseconds. */
const patience = 150;

/** The index of the displayed lesson among the earlier ones, or `null` for the present one. */
let place = null;
/** The last highlighted examples, so that the page scrolls to each once. */
let lastLit = "";

/** The earlier lessons. */
const learned = () => [...table.querySelectorAll("#guide [data-learned]")];

/** Removes all highlights. */
function putOut() {
  for (const one of table.querySelectorAll(".lit, .unlit")) one.classList.remove("lit", "unlit");
}

/** Dims everything in an element, except the highlighted parts. */
function dim(element) {
  for (const child of element.children) {
    if (child.matches(kept) || child.classList.contains("lit")) continue;
    if (child.matches(opened) || child.querySelector(".lit")) dim(child);
    else child.classList.add("unlit");
  }
}

/** Highlights the examples of the displayed lesson. Must be called after regions were replaced. */
export function light() {
  const guide = document.getElementById("guide-lesson");
  if (!guide) return;
  if (guide.dataset.shown === undefined) turnTo("introduces" in guide.dataset ? 0 : null);
  putOut();
  const page = place === null ? guide.querySelector(".lesson-page") : learned()[place];
  const things = guide.open && page?.dataset.lit ? [...table.querySelectorAll(page.dataset.lit)] : [];
  // Includes elements that are not drawn yet (late.css).
  const seen = things.filter((thing) => thing.getClientRects().length > 0);
  for (const thing of seen) thing.classList.add("lit");
  if (seen.length > 0) dim(table);
  const name = `${guide.dataset.lesson} ${place} ${page?.dataset.lit}`;
  // Without examples, the choice itself must be visible.
  const shown = seen.length > 0 ? seen : [...table.querySelectorAll("#hand label.card")];
  if (guide.open && shown.length > 0 && name !== lastLit) show(guide.closest("#guide"), shown);
  lastLit = name;
}

/** The position of an element on the whole page, without stickiness. */
function lies(element) {
  const was = element.style.position;
  element.style.position = "static";
  const { top, bottom } = element.getBoundingClientRect();
  element.style.position = was;
  return { top: top + scrollY, bottom: bottom + scrollY };
}

/** Scrolls so that the first example is visible beside the lesson, if the page scrolls as a whole. */
function show(guide, things) {
  const page = document.documentElement;
  if (page.scrollHeight <= innerHeight + 1) return;
  if (isMoving()) {
    const moved = new Promise((resolve) => setTimeout(resolve, patience));
    during(moved.then(() => guide.isConnected && show(guide, things)));
    return;
  }
  const hand = document.getElementById("hand");
  const sticks = getComputedStyle(hand).position === "sticky";
  const inHand = hand.contains(things[0]);
  const lesson = lies(guide);
  const height = lesson.bottom - lesson.top;
  const boxes = things.filter((thing) => hand.contains(thing) === inHand).map((thing) => thing.getBoundingClientRect());
  const top = Math.min(...boxes.map((box) => box.top)) + scrollY;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + scrollY;
  // A hand that sticks to the lower edge is visible anyway.
  if (inHand && sticks) return scrollTo({ top: 0 });
  const room = innerHeight - (sticks ? hand.offsetHeight : 0) - margin;
  const above = bottom <= lesson.top;
  // An example above the lesson is shown together with it if possible; one below is scrolled to right under it.
  const highest = above ? top - margin : top - height - margin;
  const lowest = above ? lesson.bottom - room : bottom - room;
  scrollTo({ top: Math.max(0, Math.min(Math.max(scrollY, lowest), highest)) });
}

/** Shows an earlier lesson, or the present one. */
function turnTo(next) {
  place = next;
  const guide = document.getElementById("guide-lesson");
  const now = guide.querySelector(".lesson-page");
  const before = learned();
  const heading = guide.querySelector("h2");
  const past = guide.querySelector(".lesson-past");
  guide.dataset.shown = place ?? "now";
  now.hidden = place !== null;
  past.hidden = place === null;
  heading.textContent = (place === null ? now : before[place]).dataset.heading;
  past.textContent = place === null ? "" : before[place].querySelector("p").textContent;
  const steps = document.getElementById("guide-steps");
  if (!steps) return;
  const at = place ?? before.length;
  steps.querySelector("[data-turn='-1']").setAttribute("aria-disabled", String(at === 0));
  steps.querySelector("[data-turn='1']").setAttribute("aria-disabled", String(place === null));
  steps.querySelector(".turned").textContent = `${at + 1}/${before.length + 1}`;
}

table.addEventListener("click", (event) => {
  const button = event.target.closest("#guide [data-turn]");
  if (!button || button.getAttribute("aria-disabled") === "true") return;
  const before = learned();
  const at = (place ?? before.length) + Number(button.dataset.turn);
  turnTo(at >= before.length ? null : at);
  light();
  const guide = document.getElementById("guide-lesson");
  const words = guide.querySelector(".lesson-past:not([hidden])") ?? guide.querySelector(".lesson-page");
  live.textContent = `${guide.querySelector("h2").textContent}\n${words.textContent}`;
});

table.addEventListener("toggle", (event) => event.target.id === "guide-lesson" && light(), true);
