// Opponents: how a person has done against one, and what they say. A bubble at the picture of each lies over the page for a
// while. It moves nothing, and stays away from the hand and from everything that can be pressed.

import { parse, table } from "./page.js";

/** How long a bubble stays, and after which time the next opponent speaks, in milliseconds. */
const STAYS = 5600;
const APART = 1400;
/** The gap between a picture and its bubble, and between a bubble and the edge of the window, in pixels. */
const GAP = 6;

/** After how many steps this browser has last shown what was said at this table. */
const key = `antipater-spoke-${table.dataset.table}`;

/** The picture of a seat, if it is in view. */
function faceOf(seat) {
  const faces = [...table.querySelectorAll(`[data-seat="${seat}"] :is(h2, summary, .who) > .avatar, [data-face="${seat}"] > .avatar`)];
  const inView = ({ top, bottom }) => top >= 0 && bottom <= innerHeight;
  return faces.find((face) => face.checkVisibility() && inView(face.getBoundingClientRect()));
}

/** What a bubble must not cover: what can be pressed, and the figures that one plays by. */
const KEPT = [
  "#hand:not(:has(.sheet)), #status > *, #stage, dialog[open], .sheet-head, .sheet-table, .sheet-pictures > *, #guide, .lit, button, summary, select, input, a, .avatar",
  ".clock, .passing, .stats, .border, .market, .stages, .danger, .track, .bubble",
].join();
const isInTheWay = (bubble, box) =>
  [...document.querySelectorAll(KEPT)].some((one) => !bubble.contains(one) && one.checkVisibility() && meet(box, one.getBoundingClientRect()));
const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Puts a bubble below a picture, else above or beside it, into the city of its speaker or of the viewer, or into a corner of the window; false
 * if it would be in the way everywhere.
 */
function place(bubble, face) {
  const { left, right, top, bottom } = face.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const along = [left - 8, right - width + 8].map((x) => Math.max(GAP, Math.min(x, innerWidth - width - GAP)));
  const middle = (top + bottom - height) / 2;
  const cities = [face.closest(".city"), document.getElementById("own")].map((city) => city?.querySelector(".scene")?.getBoundingClientRect());
  const places = [
    ...along.map((x) => [x, bottom + GAP, "below"]),
    ...along.map((x) => [x, top - height - GAP, "above"]),
    [right + GAP, middle, "beside"],
    ...cities.filter(Boolean).flatMap((city) => [city.left + GAP, city.right - width - GAP].map((x) => [x, city.bottom - height - GAP, "apart"])),
    ...[GAP, innerWidth - width - GAP].map((x) => [x, innerHeight - height - GAP, "apart"]),
  ];
  for (const [x, y, side] of places) {
    const box = { left: x, right: x + width, top: y, bottom: y + height };
    const fits = x >= 0 && y >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    if (!fits || isInTheWay(bubble, box)) continue;
    bubble.style.left = `${x}px`;
    bubble.style.top = `${y}px`;
    bubble.style.setProperty("--tail", `${Math.max(10, Math.min((left + right) / 2 - x, width - 10))}px`);
    bubble.dataset.side = side;
    return true;
  }
  return false;
}

function say(line) {
  const face = faceOf(line.dataset.of);
  if (!face) return;
  const bubble = document.createElement("p");
  bubble.className = "bubble says";
  // It may be far from its speaker.
  bubble.append(face.cloneNode(), line.textContent);
  document.body.append(bubble);
  if (!place(bubble, face)) return bubble.remove();
  setTimeout(() => bubble.remove(), STAYS);
}

/** Removes bubbles that no longer fit: they do not follow their pictures. */
function clear(isOver) {
  for (const bubble of document.querySelectorAll(".bubble.says")) if (isOver(bubble)) bubble.remove();
}
const yieldRoom = () => requestAnimationFrame(() => clear((bubble) => isInTheWay(bubble, bubble.getBoundingClientRect())));
table.addEventListener("change", yieldRoom);
new MutationObserver(yieldRoom).observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ["open", "class"] });
for (const kind of ["scroll", "resize"]) addEventListener(kind, () => clear(() => true), { passive: true });

/** Shows what was said after the last step, once. */
export function speak() {
  const region = document.getElementById("speech");
  const { after } = region.dataset;
  const sheet = table.querySelector(".sheet");
  // During a guided game only the guide speaks.
  if (document.hidden || sessionStorage.getItem(key) === after || (document.getElementById("guide") && !sheet)) return;
  sessionStorage.setItem(key, after);
  // On the score sheet the pictures are side by side, so the bubbles would lie over each other.
  const apart = sheet ? STAYS : APART;
  [...region.querySelectorAll("q")].forEach((line, number) => setTimeout(() => say(line), 300 + apart * number));
}

/** Shows on the score sheet how the games against this opponent have ended. */
export async function compare(place) {
  const answer = await fetch(place.dataset.against).catch(() => null);
  if (!answer?.ok) return;
  place.textContent = parse(await answer.text()).body.textContent;
  if (place.textContent) place.hidden = false;
  else place.remove();
}
