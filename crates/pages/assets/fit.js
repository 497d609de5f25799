// Makes the contents of a city smaller, step by step, until all of it fits into its panel. A page that scrolls as a whole
// needs none of it.

import { table } from "./page.js";

/** How many steps the style sheet knows. */
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
// A typeface that arrives late changes how much room words take.
document.fonts.addEventListener("loadingdone", fit);
