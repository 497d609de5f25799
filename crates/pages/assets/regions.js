// Replaces regions of the page by those that the server has printed; focus, choices and open panels stay.

import { isDue, isPlaying, play, skip } from "./ending.js";
import { notice } from "./heard.js";
import { scene } from "./motion.js";
import { live, table } from "./page.js";
import { compute, inParts } from "./parts.js";
import { refresh } from "./refresh.js";
import { hear } from "./said.js";
import { during, pause } from "./settled.js";
import { settle } from "./settle.js";

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
  const isNews = printedAt > version;
  if (isNews) version = printedAt;
  const changed = [...regions].filter((fresh) => {
    if (printedAt < (versions.get(fresh.id) ?? 0)) return false;
    versions.set(fresh.id, printedAt);
    return (document.getElementById(fresh.id) ?? placeOf(fresh.id, regions)) && (held.has(fresh.id) || printed.get(fresh.id) !== fresh.outerHTML);
  });
  const ending = changed.find((fresh) => fresh.id === "ending");
  // Something else has ended, or what ended was taken back.
  if (ending) skip();
  const due = ending !== undefined && isDue(ending);
  if (!due && !isPlaying()) return put(changed, { isNews });
  if (isNews) table.classList.remove("sending");
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
  const goOn = (isCut) => {
    const waiting = [...held.values()];
    held.clear();
    const told = toldBefore;
    put(waiting, { atOnce: isCut }).then(() => {
      if (toldBefore === told) toldBefore = null;
    });
  };
  during(play(ending, goOn));
}

/** The last change, which may still be under way: the next one waits for it. */
let last = Promise.resolve();

/**
 * Puts regions that have changed in place, one change after the other; resolves when they are there. News of the table end
 * the wait for an answer; what waited behind a show is there at once when somebody ends it.
 */
function put(regions, { isNews = false, atOnce = false } = {}) {
  const changed = regions.filter((fresh) => {
    const text = fresh.outerHTML;
    const isNew = printed.get(fresh.id) !== text;
    printed.set(fresh.id, text);
    return isNew;
  });
  last = last.then(() => change(changed, isNews, atOnce ? () => null : pause)).catch(reportError);
  // Nobody waits for what moves: the next change ends it, even before it has begun.
  during(last.then(show).catch(reportError));
  return last;
}

/** How many cards of a new age are rendered in one task. */
const CARDS = 3;
/** The cards of the structure of a Duel. */
const laidOut = () => document.querySelectorAll("#hand .structure > .card");

/** Keeps the browser from rendering the contents of elements until they lose the class again. */
function keepBare(elements) {
  for (const element of elements) element.classList.add("bare");
  return [...elements];
}

/** Changes regions in several tasks, so that none of them keeps the page from answering for long. Returns what is to move. */
async function change(regions, isNews, rest) {
  if (regions.length === 0) {
    if (isNews) table.classList.remove("sending");
    return null;
  }
  await rest();
  const ends = !table.querySelector(".sheet") && regions.some((fresh) => fresh.querySelector(".sheet"));
  // The sheet takes the place of the table: nothing flies there.
  const shown = scene(ends ? [] : regions);
  await rest();
  // Moving the focus forces a layout, so it happens once, after all changes.
  let focus = null;
  const [first, ...later] = inParts(regions);
  const before = new Set(laidOut());
  let bare = [];
  const settleAll = (part) => {
    for (const fresh of part) {
      const old = document.getElementById(fresh.id);
      if (fresh.id === "said") notice(hear(old, fresh));
      else focus = replace(old, fresh) ?? focus;
    }
    // The cities end up below the sheet, out of sight.
    if (ends) bare = keepBare(table.querySelectorAll(":scope > :is(.city, .board)"));
    shown?.hide();
  };
  settleAll(first);
  for (const part of later) {
    await compute(rest);
    settleAll(part);
  }
  const laid = [...laidOut()].filter((card) => !before.has(card));
  if (laid.length > 2 * CARDS) {
    bare = keepBare(laid);
    shown?.hide();
  }
  await compute(rest);
  while (bare.length > 0) {
    for (const element of bare.splice(0, ends ? 1 : CARDS)) element.classList.remove("bare");
    await compute(rest);
  }
  if (isNews) table.classList.remove("sending");
  // A key may have moved it meanwhile.
  if (document.activeElement === null || document.activeElement === document.body) focus?.focus();
  if (regions.some((fresh) => fresh.id === "told")) tell();
  refresh();
  if (ends) headline();
  focusQuestion();
  return shown;
}

/** Lets things move once the table was painted as it is now, in a task of its own: clicks and keys may come before. */
async function show(shown) {
  if (!shown) return;
  await new Promise((painted) => {
    // A page out of sight is not painted.
    if (document.hidden) return painted();
    requestAnimationFrame(painted);
    document.addEventListener("visibilitychange", painted, { once: true });
  });
  await pause();
  shown.resolve();
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
  for (const place of fresh.querySelectorAll("[data-inner]")) place.replaceWith((old.querySelector(`#${place.id}`) ?? place).cloneNode(true));
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const wasFocused = focused && (focused.id || focused.closest("details")?.id);
  const inSummary = focused?.tagName === "SUMMARY";
  const checked = [...old.querySelectorAll("input:checked[id]")].map((input) => input.id);
  const open = [...old.querySelectorAll("details[open][id]")].map((details) => details.id);
  const shut = [...old.querySelectorAll("details[id]:not([open])")].map((details) => details.id);
  // A browser computes the style of all that has changed before it takes away what has the focus: here nothing has changed yet.
  focused?.blur();
  settle(old, fresh);
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
