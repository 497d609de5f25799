// Shrinks the contents of a city, step by step, until it fits into its panel. A page that scrolls as a whole does not
// need that.

import { table } from "./page.js";

/** The number of steps in the style sheet. */
const steps = 5;

const overflows = (city) => city.scrollHeight > city.clientHeight + 1;

/** Fits a city into its panel. */
function tighten(city) {
  delete city.dataset.tight;
  if (getComputedStyle(city).overflowY === "visible") return;
  let tight = "";
  for (let step = 1; step <= steps && overflows(city); step++) {
    tight += step;
    city.dataset.tight = tight;
  }
}

/** The number of steps that the city in front may take before the far ones are folded: with more it loses its pictures. */
const readable = 3;

/** Fits every city into its panel; far cities are folded if the one in front needs their room. */
export function fit() {
  const others = document.getElementById("others");
  others?.removeAttribute("data-folded");
  for (const city of table.querySelectorAll(":scope > :is(.city, .tv-city)")) {
    tighten(city);
    if (!others || city.id !== "own" || (city.dataset.tight ?? "").length <= readable) continue;
    others.dataset.folded = "";
    tighten(city);
  }
}

addEventListener("resize", fit);
// A typeface that arrives late changes the size of words.
document.fonts.addEventListener("loadingdone", fit);
