// Decides which pages of a browser keep a stream open. Over plain http (HTTP/1.1) a browser has six connections to a
// server, for all tabs and windows. So visible and recently used pages keep a stream, and some connections are left for
// everything else. The pages coordinate by messages; later versions of HTTP have no such limit.

import { pageName } from "./page.js";

/** The most pages with a stream. */
const PLACES = 4;
/** How long after the last message of another page all pages have reported, in milliseconds. */
const QUIET = 300;

const [{ nextHopProtocol: protocol } = {}] = performance.getEntriesByType("navigation");
/** A site without a server has no limit either. */
const isLimited = !/^h[23]/.test(protocol) && !navigator.serviceWorker?.controller;

const own = { page: pageName, inSight: !document.hidden, at: Date.now() };
/** The other pages, by name. */
const others = new Map();
let channel = null;

/** Whether a page has priority over another one. */
function goesBefore(one, other) {
  if (one.inSight !== other.inSight) return one.inSight;
  return one.at === other.at ? one.page > other.page : one.at > other.at;
}

/** Whether this page may keep a stream open. */
export const hasPlace = () => !isLimited || [...others.values()].filter((other) => goesBefore(other, own)).length < PLACES;

const say = (word) => channel.postMessage({ word, ...own });

/** Joins the pages with a stream; `arrange` is called whenever this page may have got or lost a place. */
export function join(arrange) {
  if (!isLimited) return;
  let quiet = null;
  channel = new BroadcastChannel("antipater-streams");
  channel.addEventListener("message", ({ data: { word, ...other } }) => {
    // All pages that still exist answer, so a page that disappeared without a message keeps no place.
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
