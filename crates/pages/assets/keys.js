// Keys, and clicks outside an open panel.

import { putAway } from "./offer.js";
import { table } from "./page.js";
import { settings } from "./settings.js";
import { leaveTalk, rememberFocus, talk } from "./talk.js";

/** The answers of the chosen card. */
function answers() {
  const offer = table.querySelector(".pick:checked + .card + .offer") ?? table.querySelector(".offer.hint");
  return offer ? [...offer.querySelectorAll("button[data-do]")] : [];
}

function choose(input) {
  input.checked = true;
  input.focus({ preventScroll: false });
}

/** The directions of the arrow keys. */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Goes to the next card, as a browser does. WebKit does not find the next radio button after a form, and each card has
 * some.
 */
function step(pick, by) {
  const hand = [...table.querySelectorAll(`.pick[name="${pick.name}"]`)];
  const next = hand.at((hand.indexOf(pick) + by) % hand.length);
  next.focus();
  next.click();
}

// Focus rings show from the first key on, until a finger or a mouse is used.
const ring = document.documentElement.classList;
document.addEventListener("keydown", (event) => !/^(Shift|Control|Alt|Meta)/.test(event.key) && ring.add("keys"), true);
document.addEventListener("pointerdown", () => ring.remove("keys"), true);

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const onButton = event.target.closest?.("button, a, summary, select, input:not(.pick)");
  const writes = event.target.closest?.(".talk-panel, textarea, [contenteditable], input:not([type=radio], [type=checkbox], [type=button], [type=submit])");
  if (event.key === "Escape") {
    const panel = event.target.closest?.("details[open]") ?? table.querySelector("details[open]:not(#guide *)");
    if (panel && panel === talk) {
      leaveTalk();
    } else if (panel) {
      panel.removeAttribute("open");
      panel.querySelector("summary").focus();
    } else {
      const dialog = table.querySelector("dialog[open] button");
      if (dialog) dialog.click();
      else putAway();
    }
    return;
  }
  if (writes || table.querySelector("dialog[open]")) return;
  if (!settings.letters && event.key.length === 1) return;
  if (event.key === "?") {
    const help = document.getElementById("help");
    help.open = true;
    help.querySelector(".sheet-panel").focus();
    return;
  }
  if (/^[1-9]$/.test(event.key)) {
    const pick = table.querySelector(`[data-key="${event.key}"]`);
    if (pick?.matches(".pick")) choose(pick);
    else pick?.focus();
    return;
  }
  if (event.key in STEPS && event.target.matches?.(".pick")) {
    event.preventDefault();
    step(event.target, STEPS[event.key]);
    return;
  }
  if (event.key === "Enter" && !onButton) {
    const [first] = answers();
    if (first) {
      event.preventDefault();
      first.focus();
    }
    return;
  }
  const key = event.key.toLowerCase();
  if (key === "u" && !event.repeat) {
    table.querySelector("[data-undo], [data-back]")?.click();
    return;
  }
  if (key === "n" && !event.repeat) {
    table.querySelector("[data-next]")?.click();
    return;
  }
  if (key === "h" && !event.repeat) {
    const hint = document.getElementById("hint-ask");
    hint?.focus();
    hint?.click();
    return;
  }
  if (key === "r" && !event.repeat) {
    table.querySelector("[data-reference]")?.click();
    return;
  }
  if (key === "c" && talk) {
    event.preventDefault();
    rememberFocus();
    talk.open = true;
    (talk.querySelector("#say-text") ?? talk.querySelector("#said")).focus();
    return;
  }
  const kinds = { b: "build", w: "wonder", s: "sell", d: "discard" };
  const kind = kinds[key];
  if (kind) answers().find((button) => button.dataset.do === kind)?.focus();
});

// A click outside closes panels; messages, the guide and a hint stay open until they are closed.
document.addEventListener("click", (event) => {
  for (const details of table.querySelectorAll("details[open]:not(#talk-box, #talk-box *, #guide *, .advised-panel)")) {
    if (!details.contains(event.target)) details.removeAttribute("open");
  }
});
