// Which pages of a browser keep a stream open. Over plain http (HTTP/1.1) a browser has six connections to a server, for all
// its tabs and windows. So the pages that are in sight, and those that were looked at last, keep a stream, and some
// connections are left for everything else. The pages tell each other; later versions of HTTP have room for all.

import { pageName } from "./page.js";

/** How many pages keep a stream. */
const PLACES = 4;
/** How long after the latest word of another page all of them have been heard, in milliseconds. */
const QUIET = 300;

const [{ nextHopProtocol: protocol } = {}] = performance.getEntriesByType("navigation");
/** Not on a site without a server, either. */
const isLimited = !/^h[23]/.test(protocol) && !navigator.serviceWorker?.controller;

const own = { page: pageName, inSight: !document.hidden, at: Date.now() };
/** The other pages, by their names. */
const others = new Map();
let channel = null;

/** Whether a page goes before another one. */
function goesBefore(one, other) {
  if (one.inSight !== other.inSight) return one.inSight;
  return one.at === other.at ? one.page > other.page : one.at > other.at;
}

/** Whether this page may keep a stream open. */
export const hasPlace = () => !isLimited || [...others.values()].filter((other) => goesBefore(other, own)).length < PLACES;

const say = (word) => channel.postMessage({ word, ...own });

/** Joins the pages with a stream; `arrange` is called whenever this page may have got a place or lost it. */
export function join(arrange) {
  if (!isLimited) return;
  let quiet = null;
  channel = new BroadcastChannel("antipater-streams");
  channel.addEventListener("message", ({ data: { word, ...other } }) => {
    // All that are still there answer, so nobody keeps the place of a page that went without a word.
    if (word === "come") {
      others.clear();
      say("here");
    }
    if (word === "gone") others.delete(other.page);
    else others.set(other.page, other);
    clearTimeout(quiet);
    quiet = setTimeout(arrange, QUIET);
  });
  const come = () => {
    Object.assign(own, { inSight: !document.hidden, at: Date.now() });
    others.clear();
    say("come");
  };
  document.addEventListener("visibilitychange", come);
  addEventListener("focus", come);
  addEventListener("pageshow", ({ persisted }) => persisted && come());
  addEventListener("pagehide", () => say("gone"));
  come();
}
