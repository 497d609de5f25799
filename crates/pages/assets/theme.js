// The switches of the look, which take effect without a reload.

import { ask } from "./ask.js";
import { during } from "./settled.js";

/** What is chosen, which only the style sheet of the look knows. */
let chosen = [];

function read() {
  const look = getComputedStyle(document.documentElement);
  chosen = ["theme", "palette", "backs"].map((name) => look.getPropertyValue(`--${name}`).trim());
  mark();
}

/** Marks the active buttons; must be called after regions were replaced. */
export function mark() {
  for (const button of document.querySelectorAll(".look button"))
    if (chosen.includes(button.value)) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
}

/** Replaces the style sheet of the look; the old one stays until the new one is there. */
const renew = () =>
  new Promise((renewed) => {
    const old = document.querySelector("link[href^='/theme.css']");
    const sheet = old.cloneNode();
    sheet.href = `/theme.css?${Date.now()}`;
    sheet.onload = sheet.onerror = () => {
      old.remove();
      read();
      renewed();
    };
    old.after(sheet);
  });

document.addEventListener("submit", async (event) => {
  const { name, value } = event.submitter ?? {};
  if (!event.target.matches(".look") || event.defaultPrevented) return;
  event.preventDefault();
  const body = new URLSearchParams({ [name]: value, to: "/" });
  const told = await during(ask(event.target.action, { method: "POST", body, redirect: "manual" }).catch(() => null));
  // A redirect means that the choice was stored.
  if (told?.answer.type !== "opaqueredirect") return event.target.submit();
  await during(renew());
});

read();
