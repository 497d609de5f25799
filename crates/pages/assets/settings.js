// A person's settings for all tables, kept by the browser. The controls are in the menu.

import { table } from "./page.js";

/** Storage of the browser for this person; if it is forbidden, values last as long as the page. */
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

/**
 * Single-letter keys, sounds with their volume, the ambience of the ages, silence, what opponents say, cities as sorted
 * cards, and the speed of motion.
 */
export const settings = { letters: true, sounds: true, volume: 70, ambience: false, quiet: false, voices: true, sorted: false, motion: "normal", ...kept.read("settings") };
/** The factor of the volume: ears hear in squares. */
export const loudness = () => 1.7 * (settings.volume / 100) ** 2;
/** The names of people whose messages are hidden. */
export const muted = new Set(kept.read("muted") ?? []);

const listeners = [];

/** Calls a function with the name of a setting after each change. */
export function afterChange(listener) {
  listeners.push(listener);
}

/** Shows the settings in the menu and at the cities. */
export function refreshSettings() {
  document.documentElement.classList.toggle("sorted", settings.sorted);
  for (const control of document.querySelectorAll("[data-setting]")) {
    const value = settings[control.dataset.setting];
    if (control.type === "checkbox") control.checked = value;
    else control.value = value;
  }
  for (const button of document.querySelectorAll("[data-switch]")) button.setAttribute("aria-pressed", settings[button.dataset.switch]);
  for (const input of document.querySelectorAll("[data-mute]")) input.checked = muted.has(input.dataset.mute);
}

function set(setting, value) {
  settings[setting] = value;
  kept.write("settings", settings);
  for (const listener of listeners) listener(setting);
}

table?.addEventListener("change", (event) => {
  const { setting, mute } = event.target.dataset;
  if (setting) {
    const { type, checked, value, valueAsNumber } = event.target;
    set(setting, type === "checkbox" ? checked : type === "range" ? valueAsNumber : value);
  } else if (mute !== undefined) {
    if (event.target.checked) muted.add(mute);
    else muted.delete(mute);
    kept.write("muted", [...muted]);
    for (const listener of listeners) listener("muted");
  }
});

table?.addEventListener("click", (event) => {
  const setting = event.target.closest("[data-switch]")?.dataset.switch;
  if (setting) set(setting, !settings[setting]);
});
