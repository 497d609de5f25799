// Updates what only the browser knows: saved settings, the time, the address.

import { countDown, refreshAsked } from "./clock.js";
import { fit } from "./fit.js";
import { refreshMotion } from "./motion.js";
import { table } from "./page.js";
import { during } from "./settled.js";
import { refreshSettings, settings } from "./settings.js";
import { surround } from "./sounds.js";
import { refreshTalk } from "./talk.js";
import { mark } from "./theme.js";

/** Must be called after regions were replaced or a setting was changed. */
export function refresh() {
  for (const input of table.querySelectorAll("input[data-link]")) {
    if (input.value.startsWith("/")) input.value = location.origin + input.value;
  }
  refreshSettings();
  refreshMotion();
  mark();
  const waits = document.querySelector("#seats [data-waits]")?.textContent;
  for (const copy of table.querySelectorAll("[data-waits-too]")) copy.textContent = waits ?? copy.textContent;
  refreshTalk();
  refreshAsked();
  countDown();
  fit();
  surround();
  // Most pages need none of these scripts: what the coach says on a score sheet, the games against the opponent, what opponents say, and
  // the examples of a guided game's lesson.
  if (document.querySelector("#moments [data-story]")) during(import("./moments.js").then(({ fetchMoments }) => void fetchMoments()));
  const against = table.querySelector(".against[hidden]");
  if (against) during(import("./speech.js").then(({ compare }) => compare(against)));
  if (document.querySelector("#speech q") && settings.voices) during(import("./speech.js").then(({ speak }) => speak()));
  if (document.getElementById("guide")) during(import("./lessons.js").then(({ light }) => light()));
}
