// The stream that keeps a page up to date. A connection can be dead without a sign, after a device has slept or changed its
// network, or when a proxy has forgotten it: so the stream beats, and a page that misses beats opens another one.

import { ask, patience } from "./ask.js";
import { hasPlace, join } from "./places.js";
import { during } from "./settled.js";

/** How long a page waits until it opens a stream again that was cut off, that was refused, and that has no place of its own. In
    milliseconds, as all times here. */
const CUT = 800;
const REFUSED = 4000;
const LOOK = 5000;
/** How long it may be silent while the whole page is on its way. */
const LONG = 60_000;
/** The usual time between two beats. */
const BEAT = 5000;
/** How many beats may be due: two are missed, and the third is not late yet. */
const MISSED = 2.5;
/** How often a page looks whether its stream is silent. */
const OFTEN = 1000;

/** This moment on both clocks: one of them stands still while some devices sleep, the other one can be set. */
const moment = () => [performance.now(), Date.now()];
const since = (then) => Math.max(...moment().map((now, clock) => now - then[clock]));

/** How far the time of the server is ahead of the time that this page has been there. */
let ahead = 0;

/** The time of the server, in milliseconds since 1970, whatever the clock of the device says. */
export const serverTime = () => performance.now() + ahead;

/** Notes what time it is for the server. */
export function noteTime(now) {
  ahead = now - performance.now();
}

/** The answer of a server that says the page cannot be had, whoever asks again. */
const isFinal = ({ status }) => status >= 400 && status < 500 && status !== 429;

/**
 * Follows a stream as long as the page is there. `take` gets the data and the number of each event with regions. A stream that
 * is opened brings the whole page: `opens` is called before, `lost` when the page is not up to date any more, and `regained`
 * when it is again. Returns what opens the stream anew.
 */
export function follow(address, { take, opens = () => {}, lost = () => {}, regained = () => {} }) {
  let stream = null;
  /** The next time that it is opened. */
  let next = null;
  /** Ends the work of opening it. */
  let settle = () => {};
  /** How many attempts in a row came to nothing. */
  let attempts = 0;
  let isLost = false;
  /** What has been heard of this stream: nothing, its beats, and the page. */
  let every = null;
  let hasBegun = false;
  let hasPage = false;
  let heard = moment();
  let looked = moment();

  /** How long it may be silent now. A stream without beats, in a browser without a server, ends when it is dead. */
  function limit() {
    if (!hasBegun) return patience(attempts);
    if (every === null) return Infinity;
    return hasPage ? MISSED * every : LONG;
  }

  function close() {
    clearTimeout(next);
    stream?.close();
    stream = null;
    settle();
  }

  /** Closes it until it has a place again; a page in sight looks now and then. */
  function rest() {
    close();
    if (!document.hidden) next = setTimeout(open, LOOK);
  }

  function open() {
    close();
    if (!hasPlace() && document.hidden) return;
    opens();
    heard = moment();
    [every, hasBegun, hasPage] = [null, false, false];
    stream = new EventSource(address);
    during(new Promise((resolve) => (settle = resolve)));
    const hears = (kind, work) =>
      stream.addEventListener(kind, (event) => {
        heard = moment();
        hasBegun = true;
        work(event);
      });
    hears("beat", ({ data }) => {
      const [now, interval] = data.split(" ").map(Number);
      noteTime(now);
      every = interval;
    });
    hears("regions", ({ data, lastEventId }) => {
      hasPage = true;
      attempts = 0;
      if (isLost) regained();
      isLost = false;
      settle();
      take(data, Number(lastEventId));
      if (!hasPlace()) rest();
    });
    hears("reload", async () => {
      close();
      // A page that is loaded on a dead connection never comes: until there is an answer, the browser drops those that it has.
      if (isLost) await ask(location.href, { method: "HEAD" }, { repeats: true });
      location.reload();
    });
    stream.addEventListener("error", ({ target }) => {
      const refused = target.readyState === EventSource.CLOSED;
      close();
      lose();
      next = setTimeout(refused ? askWhy : open, refused ? REFUSED : CUT);
    });
  }

  /** Begins anew, unless the page itself says why there is no stream. */
  async function askWhy() {
    const told = await ask(location.href, { method: "HEAD" }).catch(() => null);
    if (told && isFinal(told.answer)) location.reload();
    else open();
  }

  function lose() {
    if (!isLost) lost();
    isLost = true;
  }

  /** The stream is dead, or seems to be. */
  function anew() {
    lose();
    open();
  }

  setInterval(() => {
    // Timers of a page out of sight are late.
    const hasSlept = !document.hidden && since(looked) > MISSED * BEAT;
    looked = moment();
    if (!stream) return;
    if (since(heard) > limit()) attempts++;
    else if (!hasSlept) return;
    anew();
  }, OFTEN);

  join(() => {
    if (!hasPlace()) {
      if (stream) rest();
    } else if (!stream) open();
  });
  document.addEventListener("visibilitychange", () => {
    looked = moment();
    if (document.hidden) return;
    if (!stream) open();
    else if (since(heard) > (every ?? BEAT)) anew();
  });
  addEventListener("online", anew);
  // A page that is frozen hears nothing; nor does one that is left, which may come back.
  document.addEventListener("freeze", close);
  document.addEventListener("resume", open);
  addEventListener("pagehide", close);
  addEventListener("pageshow", ({ persisted }) => persisted && open());
  open();
  return anew;
}
