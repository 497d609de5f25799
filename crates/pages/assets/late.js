// Ends the step-by-step drawing of a table on a phone (late.css): from then on everything is there, and changes are
// drawn at once.

import { during } from "./settled.js";

/** The animations that wait for their step. */
const steps = () => document.getAnimations().filter(({ animationName }) => animationName === "late");

/** Resolves when all steps are drawn; nested elements begin to wait when their parent is drawn. */
async function drawn() {
  for (let waiting = steps(); waiting.length > 0; waiting = steps()) await Promise.allSettled(waiting.map(({ finished }) => finished));
  document.querySelector("[data-late]")?.removeAttribute("data-late");
}

during(drawn());
