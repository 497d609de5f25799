// Fetches the moments of a finished game that are worth a look into their place on the score sheet. Asking begins the
// judging; until it is done, the page asks again.

import { ask } from "./ask.js";
import { live, parse } from "./page.js";

/** The pause between two requests, in milliseconds. */
const AGAIN = 1500;

const place = () => document.querySelector("#moments [data-story]");

let isAsking = false;

/** Asks until the moments are there; does nothing if they are, or if it is asking. */
export async function fetchMoments() {
  if (isAsking) return;
  isAsking = true;
  try {
    while (place() && (await isStillWaiting())) await new Promise((resolve) => setTimeout(resolve, AGAIN));
  } finally {
    isAsking = false;
  }
}

async function isStillWaiting() {
  const { answer, text } = await ask(place().dataset.story, {}, { repeats: true });
  const old = place();
  if (!old) return false;
  const fresh = answer.ok ? parse(text).body.firstElementChild : null;
  if (fresh?.matches("[data-story]")) return true;
  if (fresh) {
    old.replaceWith(fresh);
    live.textContent = [...fresh.querySelectorAll("h3")].map((line) => line.textContent.trim()).join("\n");
  } else {
    // The link stays.
    delete old.dataset.story;
    old.classList.remove("judging");
  }
  return false;
}
