// The sheet of answers on a narrow screen: the chosen card stays in sight beside it, and a button puts it away.

import { table } from "./page.js";

/** How far the chosen card stays from the sheet, in pixels. */
const margin = 8;

/** Puts the answers away: no card is chosen. Says whether one was. */
export function putAway() {
  const pick = table.querySelector(".pick:checked:not(.chooser *)");
  if (!pick) return false;
  pick.checked = false;
  pick.focus({ preventScroll: true });
  return true;
}

table.addEventListener("change", ({ target: pick }) => {
  const [card, sheet] = [pick.nextElementSibling, pick.nextElementSibling?.nextElementSibling];
  if (!pick.matches(".pick") || !sheet?.matches(".offer") || getComputedStyle(sheet).position !== "fixed") return;
  const at = card.getBoundingClientRect();
  sheet.classList.toggle("aside", at.left + at.right > innerWidth);
  const lies = sheet.getBoundingClientRect();
  const beside = at.right <= lies.left || at.left >= lies.right;
  if (beside) card.scrollIntoView({ block: "nearest" });
  else if (at.bottom > lies.top - margin) scrollBy(0, at.bottom - lies.top + margin);
});

table.addEventListener("click", (event) => {
  if (event.target.closest("[data-close]")) putAway();
});
