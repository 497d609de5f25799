// Tracks work in several tasks. `data-settled` on the root says that there is none. It is absent while scripts and
// typefaces load, while an answer is pending or being applied, and when the page is left. Tests wait for it; no style
// uses it.

const root = document.documentElement;
const channel = new MessageChannel();
const waiting = [];
channel.port1.addEventListener("message", () => waiting.shift()());
channel.port1.start();

/**
 * Resolves in a later task: meanwhile the browser handles clicks and paints. No task should take a slow phone longer
 * than 50 ms. Unlike a timer it is not throttled on a hidden page.
 */
export const pause = () =>
  new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });

/** The number of works in progress. */
let pending = 0;
/** Whether another page is about to replace this one. */
let isLeft = false;

/** Work begins: removes the sign at once. */
export function begin() {
  pending++;
  root.removeAttribute("data-settled");
}

/** Work ends: sets the sign in a separate task, unless other work is in progress by then. */
export async function end() {
  pending--;
  await pause();
  if (pending === 0 && !isLeft) root.setAttribute("data-settled", "");
}

/** Tracks the work of a promise, which is returned. */
export function during(work) {
  begin();
  work.then(end, end);
  return work;
}

function leave() {
  isLeft = true;
  root.removeAttribute("data-settled");
}

begin();
addEventListener("load", () => document.fonts.ready.then(end), { once: true });
addEventListener("submit", ({ defaultPrevented, target }) => {
  if (defaultPrevented) return;
  if (target.method !== "dialog") return leave();
  // The effects of closing a dialog come in a later task.
  begin();
  target.closest("dialog").addEventListener("close", end, { once: true });
});
// Also by a link or a script; some browsers do not report it.
globalThis.navigation?.addEventListener("navigate", ({ destination, downloadRequest }) => {
  if (!destination.sameDocument && downloadRequest === null) leave();
});
// Back again, by the browser's history.
addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  isLeft = false;
  during(pause());
});
