// Shrinks the contents of a city, step by step, until it fits into its panel. A page that scrolls as a whole does not
// need that.

import { table } from "./page.js";

/** The number of steps in the style sheet. */
const steps = 4;

/** Fits every city into its panel. */
export function fit() {
  for (const city of table.querySelectorAll(":scope > :is(.city, .tv-city)")) {
    delete city.dataset.tight;
    if (getComputedStyle(city).overflowY === "visible") continue;
    let tight = "";
    for (let step = 1; step <= steps && city.scrollHeight > city.clientHeight + 1; step++) {
      tight += step;
      city.dataset.tight = tight;
    }
  }
}

addEventListener("resize", fit);
// A typeface that arrives late changes the size of words.
document.fonts.addEventListener("loadingdone", fit);
