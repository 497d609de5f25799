// Replaces regions of the page by those that the server has printed; focus, choices and open panels stay.

import { isDue, isPlaying, play, skip } from "./ending.js";
import { notice } from "./heard.js";
import { scene } from "./motion.js";
import { live, table } from "./page.js";
import { refresh } from "./refresh.js";
import { hear } from "./said.js";

/** The regions of a page: those in a row, the one inside of the panel with what is said, and those inside of others. */
export const regionsOf = (root) => root.querySelectorAll(":scope > [id]:not(#note, #live, #talk), #said, [data-inner]");

/** Each region as the server last printed it, so that an unchanged one stays untouched. */
const printed = new Map();
for (const region of regionsOf(table)) printed.set(region.id, region.outerHTML);
/** Dialogs the person has closed; they stay closed. */
const closed = new Set();
/** Regions that wait for the end of a show, by their ids; what is told by then was told when it began. */
const held = new Map();
let toldBefore = null;

// Whoever comes after the end of a game finds the sheet open.
for (const dialog of table.querySelectorAll("dialog.final")) dialog.removeAttribute("open");

table.addEventListener(
  "close",
  (event) => {
    closed.add(event.target.id);
    focusQuestion();
  },
  true,
);

/** The version of the table that is shown, and the one that each region in place was printed of. */
let version = Number(table.dataset.version);
const versions = new Map();

/** Takes the next regions whatever their version says: the server may have started anew. */
export function forgetVersion() {
  version = 0;
  versions.clear();
}

/**
 * Puts printed regions in place of the old ones. Answers and the stream can overtake each other: a region that was
 * printed earlier than the one in its place is dropped.
 */
export function take(printedAt, regions) {
  if (printedAt > version) {
    table.classList.remove("sending");
    version = printedAt;
  }
  const changed = [...regions].filter((fresh) => {
    if (printedAt < (versions.get(fresh.id) ?? 0)) return false;
    versions.set(fresh.id, printedAt);
    return (document.getElementById(fresh.id) ?? placeOf(fresh.id, regions)) && (held.has(fresh.id) || printed.get(fresh.id) !== fresh.outerHTML);
  });
  const ending = changed.find((fresh) => fresh.id === "ending");
  // Something else has ended, or what ended was taken back.
  if (ending) skip();
  const due = ending !== undefined && isDue(ending);
  if (!due && !isPlaying()) return put(changed);
  for (const fresh of changed) {
    if (fresh.id === "said") put([fresh]);
    else held.set(fresh.id, fresh);
  }
  if (due) begin(ending);
}

/** The place of an inner region in one that comes with it. */
const placeOf = (id, regions) => [...regions].find((fresh) => fresh.querySelector(`#${id}[data-inner]`));

/** Begins a show; the table waits behind it as it was, and everything is told at once to those who listen. */
function begin(ending) {
  // The show has told what the dialog tells.
  for (const dialog of held.get("news")?.querySelectorAll("dialog") ?? []) closed.add(dialog.id);
  tell();
  toldBefore = words();
  play(ending, () => {
    const waiting = [...held.values()];
    held.clear();
    put(waiting);
    toldBefore = null;
  });
}

/** Puts regions that have changed in place. */
function put(regions) {
  const changed = regions.filter((fresh) => printed.get(fresh.id) !== fresh.outerHTML);
  const ends = !table.querySelector(".sheet") && changed.some((fresh) => fresh.querySelector(".sheet"));
  // The sheet takes the place of the table: nothing flies there.
  const shown = scene(ends ? [] : changed);
  // Reading a scroll position and moving the focus force a layout, so both happen once: before all changes and after them.
  const scrolled = changed.map((fresh) => document.getElementById(fresh.id)?.scrollTop ?? 0);
  let focus = null;
  for (const fresh of changed) {
    printed.set(fresh.id, fresh.outerHTML);
    const old = document.getElementById(fresh.id);
    if (fresh.id === "said") notice(hear(old, fresh));
    else focus = replace(old, fresh) ?? focus;
  }
  changed.forEach((fresh, number) => {
    if (scrolled[number] > 0 && fresh.id !== "said") fresh.scrollTop = scrolled[number];
  });
  focus?.focus();
  if (changed.some((fresh) => fresh.id === "told")) tell();
  refresh();
  if (ends) headline();
  focusQuestion();
  shown?.resolve();
}

/** The game is over: the focus goes to the words that say who has won. */
function headline() {
  scrollTo(0, 0);
  // Somebody who is writing keeps the focus.
  if (document.activeElement?.closest("#talk")) return;
  table.querySelector(".sheet #question")?.focus({ preventScroll: true });
}

/** Replaces a region; keeps the regions inside of it, choices and open panels. Returns the element to focus, if the focus was inside. */
function replace(old, fresh) {
  for (const dialog of fresh.querySelectorAll("dialog")) if (closed.has(dialog.id) || dialog.matches(".final")) dialog.removeAttribute("open");
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const wasFocused = focused && (focused.id || focused.closest("details")?.id);
  const inSummary = focused?.tagName === "SUMMARY";
  for (const place of fresh.querySelectorAll("[data-inner]")) place.replaceWith(old.querySelector(`#${place.id}`) ?? place);
  const checked = [...old.querySelectorAll("input:checked[id]")].map((input) => input.id);
  const open = [...old.querySelectorAll("details[open][id]")].map((details) => details.id);
  const shut = [...old.querySelectorAll("details[id]:not([open])")].map((details) => details.id);
  old.replaceWith(fresh);
  for (const id of checked) {
    const input = document.getElementById(id);
    if (input) input.checked = true;
  }
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  for (const id of shut) document.getElementById(id)?.removeAttribute("open");
  const next = wasFocused ? document.getElementById(wasFocused) : null;
  return inSummary ? next?.querySelector("summary") : next;
}

/** What happened, and what the guide says about it, also where it still waits for the end of a show. */
function words() {
  const lines = [
    ["told", "p"],
    ["guide", "[open] [data-say]"],
  ].flatMap(([id, lines]) => [...((held.get(id) ?? document.getElementById(id))?.querySelectorAll(lines) ?? [])]);
  return lines.map((line) => line.textContent).join("\n");
}

/** Announces it to screen readers, once. */
function tell() {
  if (toldBefore !== words()) live.textContent = words();
}

/** Moves the focus when its element is gone: to the news, else to the hand. */
export function focusQuestion() {
  const active = document.activeElement;
  if (active && active !== document.body && active.checkVisibility()) return;
  const button = table.querySelector("dialog[open] button");
  const pick = table.querySelector(".pick:checked, .pick, .choice button, [data-return]");
  (button ?? pick)?.focus({ preventScroll: true });
}
