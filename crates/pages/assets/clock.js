// The time left, and whether the viewer has to decide.

import { noteTime, serverTime } from "./connection.js";
import { language, live, table } from "./page.js";
import { play } from "./sounds.js";

const title = document.title;
let wasAsked = document.querySelector("#status[data-asked]") !== null;

/** Shows in the title whether the viewer has to decide, and plays a sound. */
export function refreshAsked() {
  const asked = document.querySelector("#status[data-asked]") !== null;
  document.title = asked ? table.dataset.askedTitle : title;
  if (asked && !wasAsked) play("turn");
  wasAsked = asked;
}

if (table.dataset.now) noteTime(Number(table.dataset.now));

/** The time left in words. */
function left(seconds) {
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const unit = (value, unit) => new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(value);
  const hours = Math.floor(seconds / 3600);
  const parts =
    hours < 24
      ? [unit(hours, "hour"), unit(Math.floor((seconds % 3600) / 60), "minute")]
      : [unit(Math.floor(hours / 24), "day"), unit(hours % 24, "hour")];
  return new Intl.ListFormat(language, { type: "unit", style: "narrow" }).format(parts);
}

/** The end of the step whose last seconds were announced. */
let warned = null;

/** Shows the time left, and announces when it is nearly over. Hides buttons whose time has passed. */
export function countDown() {
  for (const button of document.querySelectorAll("[data-until]")) {
    button.hidden = serverTime() > Number(button.dataset.until);
  }
  for (const clock of document.querySelectorAll("[data-ends]")) {
    const seconds = Math.max(0, Math.ceil((Number(clock.dataset.ends) - serverTime()) / 1000));
    const words = left(seconds);
    const time = clock.querySelector("time");
    if (time.textContent !== words) time.textContent = words;
    clock.classList.add("runs");
    clock.classList.toggle("hurries", seconds <= 10);
    if (seconds <= 10 && wasAsked && warned !== clock.dataset.ends) {
      warned = clock.dataset.ends;
      live.textContent = clock.dataset.last;
    }
  }
}
