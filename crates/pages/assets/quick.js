// Double clicks and drags of cards. A double click or double tap builds the card, like its first button, if it can be
// built. The script for dragging is loaded when a pointer first reaches a card.

import { isSending } from "./moves.js";
import { table } from "./page.js";
import { during } from "./settled.js";

/** The longest time and distance between two touches that belong together, in milliseconds and pixels. */
const soon = 450;
const near = 28;

/** The last click on a card: the id of its choice, which is unique to the question, its place and its time. */
let first = null;
/**
 * The time of the last second click that built a card or was meant to, or of a further click right after it, which is
 * ignored.
 */
let played = null;

/** Whether a click follows another one immediately; a mouse counts its clicks. */
const follows = (event, other) => (event.pointerType === "mouse" ? event.detail > 1 : event.timeStamp - other < soon);

/** Builds the chosen card if possible. Returns whether it was built. */
function build(pick) {
  const button = pick?.nextElementSibling?.nextElementSibling?.querySelector(".answer.build button[data-do=build]");
  if (!button || isSending()) return false;
  button.form.requestSubmit(button);
  return true;
}

table.addEventListener(
  "click",
  (event) => {
    // A key on a button is not a second click.
    if (event.detail === 0) return;
    if (played !== null && follows(event, played)) {
      played = event.timeStamp;
      if (event.target.closest("#hand")) {
        event.preventDefault();
        event.stopPropagation();
      }
      return;
    }
    played = null;
    const card = event.target.closest("#hand label.card");
    // On a phone the answers cover the card: the second tap is still meant for it.
    const cover = first && !card && event.target.closest(".offer") && Math.hypot(event.clientX - first.x, event.clientY - first.y) < near;
    if (!card && !cover) return;
    const id = card ? card.htmlFor : first.id;
    const again = first?.id === id && follows(event, first.at) && document.getElementById(id)?.checked;
    if (!again) {
      first = card ? { id, at: event.timeStamp, x: event.clientX, y: event.clientY } : null;
      return;
    }
    first = null;
    if (cover) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (build(document.getElementById(id)) || cover) played = event.timeStamp;
  },
  true,
);

for (const reached of ["pointerover", "pointerdown"]) {
  table.addEventListener(reached, async (event) => {
    if (!event.target.closest("#hand label.card")) return;
    const { press } = await during(import("./drag.js"));
    if (reached === "pointerdown") press(event);
  });
}
