// Settings of a person for every table, which the browser keeps. The controls are in the menu.

import { table } from "./page.js";
import { ring } from "./sound.js";

/** Storage of the browser for this person; where it is forbidden, things last as long as the page. */
export const kept = {
  read(key) {
    try {
      return JSON.parse(localStorage.getItem(`antipater-${key}`));
    } catch {
      return null;
    }
  },
  write(key, value) {
    try {
      localStorage.setItem(`antipater-${key}`, JSON.stringify(value));
    } catch {
      // Storage is forbidden: nothing is kept.
    }
  },
};

/** Sound, silence, and how fast things move. */
export const settings = { letters: true, sound: false, quiet: false, motion: "normal", ...kept.read("settings") };
/** The names of those whose messages are hidden. */
export const muted = new Set(kept.read("muted") ?? []);

const listeners = [];

/** Calls a function after each change of a setting. */
export function afterChange(listener) {
  listeners.push(listener);
}

/** Shows the settings in the menu. */
export function refreshSettings() {
  for (const control of document.querySelectorAll("[data-setting]")) {
    const value = settings[control.dataset.setting];
    if (control.type === "checkbox") control.checked = value;
    else control.value = value;
  }
  for (const input of document.querySelectorAll("[data-mute]")) input.checked = muted.has(input.dataset.mute);
}

table?.addEventListener("change", (event) => {
  const { setting, mute } = event.target.dataset;
  if (setting) {
    settings[setting] = event.target.type === "checkbox" ? event.target.checked : event.target.value;
    kept.write("settings", settings);
    if (setting === "sound" && settings.sound) ring();
  } else if (mute !== undefined) {
    if (event.target.checked) muted.add(mute);
    else muted.delete(mute);
    kept.write("muted", [...muted]);
  } else {
    return;
  }
  for (const listener of listeners) listener();
});
