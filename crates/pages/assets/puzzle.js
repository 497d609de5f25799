// Adds the conveniences of a running table to a puzzle: keys, double clicks, dragging, and tips. The answer is an
// ordinary form, and the verdict is a separate page.

import "./keys.js";
import "./late.js";
import "./offer.js";
import "./quick.js";
import "./tips.js";
import { refresh } from "./refresh.js";
import { focusQuestion } from "./regions.js";
import { afterChange } from "./settings.js";

document.documentElement.classList.add("scripts");
afterChange(refresh);
refresh();
focusQuestion();

// The time that is left in a rush. The server says when it is over.
const clock = document.querySelector("[data-seconds]");
if (clock) {
  const end = Date.now() + 1000 * Number(clock.dataset.seconds);
  const tick = () => {
    const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    if (left === 0) location.reload();
    else setTimeout(tick, 250);
  };
  tick();
}
