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

/** The time left in a bank, short enough for a panel. */
function short(seconds) {
  if (seconds < 3600) return left(seconds);
  const unit = (value, unit) => new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "narrow" }).format(value);
  const hours = Math.floor(seconds / 3600);
  return hours < 24
    ? `${unit(hours, "hour")} ${unit(Math.floor((seconds % 3600) / 60), "minute")}`
    : `${unit(Math.floor(hours / 24), "day")} ${unit(hours % 24, "hour")}`;
}

/** The end of the step whose last seconds were announced. */
let warned = null;

/** The last announcement about the viewer's bank: when it will be empty, and what was said. */
let said = null;

/** Shows what is left in each bank; after a pause it begins to run a moment later. Tells the viewer when theirs becomes little, and when its last seconds run. */
function countBanks() {
  for (const bank of document.querySelectorAll("[data-bank]")) {
    const { bank: kept, empty, little, low, last } = bank.dataset;
    const seconds = Math.max(0, Math.ceil(Math.min(Number(kept), empty ? Number(empty) - serverTime() : Number(kept)) / 1000));
    const words = short(seconds);
    const time = bank.querySelector("time");
    if (time.textContent !== words) time.textContent = words;
    const hurries = seconds * 1000 <= Number(little);
    bank.classList.toggle("hurries", hurries);
    if (!low || !empty || !hurries) continue;
    const saying = seconds <= 10 ? last : low;
    if (said === empty + saying) continue;
    said = empty + saying;
    live.textContent = saying;
  }
}

/** Shows the time left, and announces when it is nearly over. Hides buttons whose time has passed. */
export function countDown() {
  countBanks();
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
