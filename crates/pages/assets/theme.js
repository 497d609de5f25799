// The switch between light and dark colors, which takes effect without a reload.

import { ask } from "./ask.js";
import { during } from "./settled.js";

const root = document.documentElement;

/** Marks the button of the active theme. */
function mark(theme) {
  for (const button of document.querySelectorAll("[name=theme]"))
    if (button.value === theme) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
}

document.addEventListener("submit", async (event) => {
  const chosen = event.submitter;
  if (chosen?.name !== "theme" || event.defaultPrevented) return;
  event.preventDefault();
  const body = new URLSearchParams({ theme: chosen.value, to: "/" });
  const told = await during(ask(event.target.action, { method: "POST", body, redirect: "manual" }).catch(() => null));
  // A redirect means that the choice was stored.
  if (told?.answer.type !== "opaqueredirect") return event.target.submit();
  root.style.colorScheme = chosen.value === "system" ? "light dark" : chosen.value;
  mark(chosen.value);
});

mark(getComputedStyle(root).getPropertyValue("--theme").trim());
