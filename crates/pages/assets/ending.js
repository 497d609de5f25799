// Plays the end of an age or of a game to people who watched it, before the table goes on. This is the stage with its
// timing; the acts are in `acts.js`, which is loaded for the first ending. The table meanwhile stays unchanged
// (`regions.js`), so that nothing reveals the result. A key, a click or a tap only ends the show.

import { speed } from "./motion.js";
import { play as sound } from "./sounds.js";

/** Factors on all durations. */
const PACE = { normal: 1, fast: 0.5 };
/** How long the curtain takes to open and to close, in milliseconds. */
const CURTAIN = 260;
/** Keys that do not end the show: they belong to the browser or to a screen reader. */
const SILENT = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "NumLock", "ScrollLock"]);

/** The number of steps after the last ending that this page has shown, on load or as a show. */
let seen = document.getElementById("ending")?.dataset.after;
/** Ends the running show. */
let cut = null;

export const isPlaying = () => cut !== null;

/**
 * Whether a printed ending is new to the page and must be played. The end of a game waits until the page is visible.
 */
export function isDue(printed) {
  const { after, over } = printed.dataset;
  const fresh = after !== undefined && after !== seen;
  seen = after;
  return fresh && speed() !== "off" && (!document.hidden || over !== undefined);
}

/** Ends the running show. */
export const skip = () => cut?.();

/** A stage over the table. Its animations end with it. */
function raise({ skip: words, over }) {
  const pace = PACE[speed()] ?? PACE.normal;
  const floor = document.createElement("div");
  floor.id = "stage";
  floor.setAttribute("aria-hidden", "true");
  floor.classList.toggle("finale", over !== undefined);
  const hint = document.createElement("p");
  hint.className = "skip-hint";
  hint.textContent = words;
  floor.append(hint);
  const running = new Set();

  /**
   * Animates an element; times are in milliseconds at the usual pace. The returned promise is kept when the stage is
   * cleared.
   */
  function move(element, frames, { at = 0, long, ...rest }) {
    const timing = { delay: at * pace, duration: long * pace, fill: "both", ...rest };
    const animation = element.animate(frames, timing);
    running.add(animation);
    animation.finished.catch(() => {});
    return animation.finished;
  }
  /** Waits. */
  const wait = (long) => move(floor, [], { long });
  return {
    floor,
    move,
    wait,
    /** Replaces the previous act. */
    show(act) {
      floor.querySelector(".act")?.remove();
      floor.prepend(act);
    },
    /** Plays a sound at a time. */
    sound(kind, at = 0, options = {}) {
      move(hint, [], { long: at }).then(
        () => sound(kind, options),
        () => {},
      );
    },
    clear() {
      for (const animation of running) animation.cancel();
      floor.remove();
    },
  };
}

/** Whether an event is meant for the show, and not for a field with the focus. */
const isForShow = (event) =>
  event.type !== "keydown" ||
  !(SILENT.has(event.key) || event.ctrlKey || event.metaKey || event.altKey || (event.key !== "Escape" && event.target.closest?.("input[type=text]")));

/** Plays a printed ending; calls `goOn` at its end, or as soon as it is skipped, with that fact. */
export async function play(printed, goOn) {
  const stage = raise(printed.dataset);
  const parts = [...printed.querySelector("template").content.children].map((part) => document.importNode(part, true));
  let isOver = false;
  const events = ["keydown", "click", "contextmenu"];
  const heed = (event) => {
    if (!isForShow(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    skip();
  };
  /** Lets the table go on; the rest of the stage ignores keys and clicks. */
  const end = ({ isCut = false } = {}) => {
    if (isOver) return;
    isOver = true;
    cut = null;
    for (const kind of events) window.removeEventListener(kind, heed, true);
    document.removeEventListener("visibilitychange", away);
    stage.floor.classList.add("over");
    goOn(isCut);
  };
  const away = () => document.hidden && skip();
  cut = () => {
    stage.clear();
    end({ isCut: true });
  };
  await present();
  // The show may have been ended while the page was hidden.
  if (isOver) return;
  for (const kind of events) window.addEventListener(kind, heed, true);
  document.addEventListener("visibilitychange", away);
  try {
    // Without a server there is no show, and a slow one can be skipped, too.
    const { acts } = await import("./acts.js").catch(() => ({}));
    if (isOver || !acts) return;
    document.body.append(stage.floor);
    stage.move(stage.floor, [{ opacity: 0 }, { opacity: 1 }], { long: CURTAIN });
    for (const part of parts) await acts[part.dataset.act](stage, part);
    end();
    await stage.move(stage.floor, [{ opacity: 1 }, { opacity: 0 }], { long: CURTAIN });
  } catch (error) {
    // Skipped: the animations were canceled.
    if (error.name !== "AbortError") throw error;
  } finally {
    stage.clear();
    end();
  }
}

/** Waits until the page is visible. */
function present() {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", look);
      resolve();
    };
    document.addEventListener("visibilitychange", look);
  });
}
