// Replaces regions of the page by newly printed ones; focus, choices and open panels stay.

import { isDue, isPlaying, play, skip } from "./ending.js";
import { notice } from "./notices.js";
import { scene } from "./motion.js";
import { live, table } from "./page.js";
import { compute, inParts } from "./parts.js";
import { refresh } from "./refresh.js";
import { updateMessages } from "./messages.js";
import { during, pause } from "./settled.js";
import { morph } from "./morph.js";

/** The regions of a page: those of the table, the one in the panel of messages, and nested ones. */
export const regionsOf = (root) => root.querySelectorAll(":scope > [id]:not(#note, #live, #talk), #said, [data-inner]");

/** Each region as last printed, so that an unchanged one stays untouched. */
const printed = new Map();
for (const region of regionsOf(table)) printed.set(region.id, region.outerHTML);
/** Dialogs that the person has closed; they stay closed. */
const closed = new Set();
/** Regions that wait for the end of a show, by id; they are announced when it begins. */
const held = new Map();
let toldBefore = null;

// On a page loaded after the end of a game the sheet is open.
for (const dialog of table.querySelectorAll("dialog.final")) dialog.removeAttribute("open");

table.addEventListener(
  "close",
  (event) => {
    closed.add(event.target.id);
    focusQuestion();
  },
  true,
);

/** The displayed version of the table, and the version of each region. */
let version = Number(table.dataset.version);
const versions = new Map();

/** Accepts the next regions whatever their version: the server may have restarted. */
export function forgetVersion() {
  version = 0;
  versions.clear();
}

/**
 * Replaces regions by printed ones. Answers and the stream can overtake each other: a region older than the present one
 * is dropped.
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
  // Something else has ended, or the ending was undone.
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

/** The outer region, among those received, that has a place for this nested one. */
const placeOf = (id, regions) => [...regions].find((fresh) => fresh.querySelector(`#${id}[data-inner]`));

/** Begins a show; the table stays unchanged behind it, and everything is announced to screen readers at once. */
function begin(ending) {
  // The show has the same content as the dialog.
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

/** The last change, which may still be running: the next one waits for it. */
let last = Promise.resolve();

/**
 * Puts changed regions in place, one change after the other; resolves when they are there. News of the table end the
 * wait for an answer. Regions that waited for a show appear at once when it is skipped.
 */
function put(regions, { isNews = false, atOnce = false } = {}) {
  const changed = regions.filter((fresh) => {
    const text = fresh.outerHTML;
    const isNew = printed.get(fresh.id) !== text;
    printed.set(fresh.id, text);
    return isNew;
  });
  last = last.then(() => change(changed, isNews, atOnce ? () => null : pause)).catch(reportError);
  // Motion delays nothing: the next change ends it, even before it has begun.
  during(last.then(show).catch(reportError));
  return last;
}

/** The number of cards of a new age that are rendered in one task. */
const CARDS = 3;
/** The cards of the structure of a Duel. */
const laidOut = () => document.querySelectorAll("#hand .structure > .card");

/** Keeps the browser from rendering the contents of elements until the class is removed. */
function keepBare(elements) {
  for (const element of elements) element.classList.add("bare");
  return [...elements];
}

/** Puts regions into the places that arrive with them; returns the others. */
function nested(regions) {
  return regions.filter((fresh) => {
    if (document.getElementById(fresh.id)) return true;
    const place = placeOf(fresh.id, regions)?.querySelector(`#${fresh.id}[data-inner]`);
    place?.replaceWith(fresh);
    return !place;
  });
}

/** Changes regions in several tasks, so that none of them blocks the page for long. Returns the scene to animate. */
async function change(changed, isNews, rest) {
  const regions = nested(changed);
  if (regions.length === 0) {
    if (isNews) table.classList.remove("sending");
    return null;
  }
  await rest();
  const ends = !table.querySelector(".sheet") && regions.some((fresh) => fresh.querySelector(".sheet"));
  // The sheet replaces the table: nothing flies there.
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
      if (fresh.id === "said") notice(updateMessages(old, fresh));
      else focus = replace(old, fresh) ?? focus;
    }
    // The cities end up below the sheet, out of view.
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
  // A key may have moved the focus meanwhile.
  if (document.activeElement === null || document.activeElement === document.body) focus?.focus();
  if (regions.some((fresh) => fresh.id === "told")) tell();
  refresh();
  if (ends) headline();
  focusQuestion();
  return shown;
}

/** Starts the motion after the table was painted, in a separate task: clicks and keys may come before. */
async function show(shown) {
  if (!shown) return;
  await new Promise((painted) => {
    // A hidden page is not painted.
    if (document.hidden) return painted();
    requestAnimationFrame(painted);
    document.addEventListener("visibilitychange", painted, { once: true });
  });
  await pause();
  shown.resolve();
}

/** The game is over: moves the focus to the result. */
function headline() {
  scrollTo(0, 0);
  // A person who is writing keeps the focus.
  if (document.activeElement?.closest("#talk")) return;
  table.querySelector(".sheet #question")?.focus({ preventScroll: true });
}

/**
 * Replaces a region; keeps its nested regions, choices and open panels. Returns the element to focus, if the focus was
 * in it.
 */
function replace(old, fresh) {
  for (const dialog of fresh.querySelectorAll("dialog")) if (closed.has(dialog.id) || dialog.matches(".final")) dialog.removeAttribute("open");
  for (const place of fresh.querySelectorAll("[data-inner]")) place.replaceWith((old.querySelector(`#${place.id}`) ?? place).cloneNode(true));
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const wasFocused = focused && (focused.id || focused.closest("details")?.id);
  const inSummary = focused?.tagName === "SUMMARY";
  const checked = [...old.querySelectorAll("input:checked[id]")].map((input) => input.id);
  const open = [...old.querySelectorAll("details[open][id]")].map((details) => details.id);
  const shut = [...old.querySelectorAll("details[id]:not([open])")].map((details) => details.id);
  // Removing the focused element makes a browser compute all changed styles first; here nothing has changed yet.
  focused?.blur();
  morph(old, fresh);
  for (const id of checked) {
    const input = document.getElementById(id);
    if (input) input.checked = true;
  }
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  for (const id of shut) document.getElementById(id)?.removeAttribute("open");
  const next = wasFocused ? document.getElementById(wasFocused) : null;
  return inSummary ? next?.querySelector("summary") : next;
}

/** The news and the guide's text about them, even if they still wait for the end of a show. */
function words() {
  const lines = [
    ["told", "p"],
    ["guide", "[open] [data-say]"],
  ].flatMap(([id, lines]) => [...((held.get(id) ?? document.getElementById(id))?.querySelectorAll(lines) ?? [])]);
  return lines.map((line) => line.textContent).join("\n");
}

/** Announces the news to screen readers, once. */
function tell() {
  if (toldBefore !== words()) live.textContent = words();
}

/** Moves the focus when its element is gone: to the news, otherwise to the hand. */
export function focusQuestion() {
  const active = document.activeElement;
  if (active && active !== document.body && active.checkVisibility()) return;
  const button = table.querySelector("dialog[open] button");
  const pick = table.querySelector(".pick:checked, .pick, .choice button, [data-return]");
  (button ?? pick)?.focus({ preventScroll: true });
}
