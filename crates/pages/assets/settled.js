// Work that takes several tasks, and the sign that there is none: `data-settled` on the root. It is absent while scripts and
// typefaces are loaded, while an answer is on its way, is taken in or shown, and when the page is left. Tests wait for it; no
// style asks for it.

const root = document.documentElement;
const channel = new MessageChannel();
const waiting = [];
channel.port1.addEventListener("message", () => waiting.shift()());
channel.port1.start();

/**
 * Resolves in a later task: meanwhile the browser sees to clicks and pictures. No task should take a slow phone longer than
 * 50 ms. Unlike a timer it is not slowed down on a page that nobody looks at.
 */
export const pause = () =>
  new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });

/** How many works go on. */
let pending = 0;
/** Whether another page is about to take the place of this one. */
let isLeft = false;

/** Work begins: the sign goes at once. */
export function begin() {
  pending++;
  root.removeAttribute("data-settled");
}

/** Work ends: the sign comes in a task of its own, unless something else goes on by then. */
export async function end() {
  pending--;
  await pause();
  if (pending === 0 && !isLeft) root.setAttribute("data-settled", "");
}

/** Work that a promise stands for, which is returned. */
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
  // What happens when a dialog is closed comes in a later task.
  begin();
  target.closest("dialog").addEventListener("close", end, { once: true });
});
// Also by a link or a script; some browsers do not tell.
globalThis.navigation?.addEventListener("navigate", ({ destination, downloadRequest }) => {
  if (!destination.sameDocument && downloadRequest === null) leave();
});
// Back again, by the browser's own button.
addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  isLeft = false;
  during(pause());
});
