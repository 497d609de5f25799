// Replaces regions of the page by those that the server has printed; focus, choices and open panels stay.

import { scene } from "./motion.js";
import { live, table } from "./page.js";
import { refresh } from "./refresh.js";
import { hear } from "./talk.js";

/** The regions of a page: those in a row, and the one inside of the panel with what is said. */
export const regionsOf = (root) => root.querySelectorAll(":scope > [id]:not(#note, #live, #talk), #said");

/** Each region as the server last printed it, so that an unchanged one stays untouched. */
const printed = new Map();
for (const region of regionsOf(table)) printed.set(region.id, region.outerHTML);
/** Dialogs the person has closed; they stay closed. */
const closed = new Set();

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
    return document.getElementById(fresh.id) && printed.get(fresh.id) !== fresh.outerHTML;
  });
  const shown = scene(changed);
  for (const fresh of changed) {
    printed.set(fresh.id, fresh.outerHTML);
    const old = document.getElementById(fresh.id);
    if (fresh.id === "said") hear(old, fresh);
    else replace(old, fresh);
  }
  if (changed.some((fresh) => fresh.id === "told")) tell();
  refresh();
  focusQuestion();
  shown?.resolve();
}

/** Puts a region in place of the old one; keeps focus, choices, open panels and scroll positions. */
function replace(old, fresh) {
  for (const dialog of fresh.querySelectorAll("dialog")) if (closed.has(dialog.id)) dialog.removeAttribute("open");
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const wasFocused = focused && (focused.id || focused.closest("details")?.id);
  const inSummary = focused?.tagName === "SUMMARY";
  const checked = [...old.querySelectorAll("input:checked[id]")].map((input) => input.id);
  const open = [...old.querySelectorAll("details[open][id]")].map((details) => details.id);
  const shut = [...old.querySelectorAll("details[id]:not([open])")].map((details) => details.id);
  const scrolled = old.scrollTop;
  old.replaceWith(fresh);
  for (const id of checked) {
    const input = document.getElementById(id);
    if (input) input.checked = true;
  }
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  for (const id of shut) document.getElementById(id)?.removeAttribute("open");
  fresh.scrollTop = scrolled;
  if (wasFocused) {
    const next = document.getElementById(wasFocused);
    (inSummary ? next?.querySelector("summary") : next)?.focus();
  }
}

/** Announces what happened, and what the guide says about it, to screen readers. */
function tell() {
  const lines = ["#told p", "#guide [open] [data-say]"].flatMap((lines) => [...document.querySelectorAll(lines)]);
  live.textContent = lines.map((line) => line.textContent).join("\n");
}

/** Moves the focus when its element is gone: to the news, else to the hand. */
export function focusQuestion() {
  const active = document.activeElement;
  if (active && active !== document.body && active.checkVisibility()) return;
  const button = table.querySelector("dialog[open] button");
  const pick = table.querySelector(".pick:checked, .pick, .choice button, [data-return]");
  (button ?? pick)?.focus({ preventScroll: true });
}
