// The sheet of answers on a narrow screen: the chosen card stays visible beside it, and a button closes it.

import { table } from "./page.js";

/** The distance of the chosen card from the sheet, in pixels. */
const margin = 8;

/** Closes the answers, so that no card is chosen. Returns whether one was. */
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
