// Ends the first picture of a table, which a phone draws in steps (late.css): by then all of it is there, and what changes later
// is not drawn in steps.

import { during } from "./settled.js";

/** What waits for its step. */
const steps = () => document.getAnimations().filter(({ animationName }) => animationName === "late");

/** Resolves when all steps are drawn: what lies inside of something else begins to wait when that is there. */
async function drawn() {
  for (let waiting = steps(); waiting.length > 0; waiting = steps()) await Promise.allSettled(waiting.map(({ finished }) => finished));
  document.querySelector("[data-late]")?.removeAttribute("data-late");
}

during(drawn());
