// The stream that keeps a page up to date. A connection can be dead without a sign: the device slept or changed its
// network, or a proxy dropped it. So the stream sends beats, and a page that misses them opens another one.

import { ask, patience } from "./ask.js";
import { hasPlace, join } from "./places.js";
import { during } from "./settled.js";

/**
 * How long a page waits before it opens a stream again: one that was cut off, one that was refused, and one without a
 * place (`places.js`). All times here are in milliseconds.
 */
const CUT = 800;
const REFUSED = 4000;
const LOOK = 5000;
/** How long it may be silent while the whole page is being sent. */
const LONG = 60_000;
/** The usual interval of beats. */
const BEAT = 5000;
/** The silence, in beats, after which the stream counts as dead: two are missed, and the third is not late yet. */
const MISSED = 2.5;
/** The interval at which a page checks its stream. */
const OFTEN = 1000;

/** This moment on two clocks: one of them stands still while some devices sleep, the other one can be set. */
const moment = () => [performance.now(), Date.now()];
const since = (then) => Math.max(...moment().map((now, clock) => now - then[clock]));

/** The server's time minus the time since this page was loaded. */
let ahead = 0;

/** The server's time, in milliseconds since 1970, independent of the device's clock. */
export const serverTime = () => performance.now() + ahead;

/** Records the server's time. */
export function noteTime(now) {
  ahead = now - performance.now();
}

/** Whether this answer means that the page is unavailable, however often it is requested. */
const isFinal = ({ status }) => status >= 400 && status < 500 && status !== 429;

/**
 * Follows a stream while the page exists. `take` gets the data and the number of each event with regions. An opened
 * stream begins with the whole page. `opens` is called before it, `lost` when the page is no longer up to date, and
 * `regained` when it is again. `ends` is called when the page must be loaded anew. Returns a function that opens the
 * stream anew.
 */
export function follow(address, { take, opens = () => {}, lost = () => {}, regained = () => {}, ends = () => location.reload() }) {
  let stream = null;
  /** The timer of the next attempt. */
  let next = null;
  /** Marks the work of opening it as done. */
  let settle = () => {};
  /** The number of failed attempts in a row. */
  let attempts = 0;
  let isLost = false;
  /** What has arrived on this stream: the interval of its beats, and the page. */
  let every = null;
  let hasBegun = false;
  let hasPage = false;
  let lastHeard = moment();
  let looked = moment();

  /** How long it may be silent now. A stream without beats, from a service worker, ends by itself when it is dead. */
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

  /** Closes it until it has a place again; a visible page checks regularly. */
  function rest() {
    close();
    if (!document.hidden) next = setTimeout(open, LOOK);
  }

  function open() {
    close();
    if (!hasPlace() && document.hidden) return;
    opens();
    lastHeard = moment();
    [every, hasBegun, hasPage] = [null, false, false];
    stream = new EventSource(address);
    during(new Promise((resolve) => (settle = resolve)));
    const hears = (kind, work) =>
      stream.addEventListener(kind, (event) => {
        lastHeard = moment();
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
      // A page loaded on a dead connection never arrives. A request with a time limit makes the browser drop such
      // connections.
      if (isLost) await ask(location.href, { method: "HEAD" }, { repeats: true });
      ends();
    });
    stream.addEventListener("error", ({ target }) => {
      const refused = target.readyState === EventSource.CLOSED;
      close();
      lose();
      next = setTimeout(refused ? askWhy : open, refused ? REFUSED : CUT);
    });
  }

  /** Opens it anew, unless the page's own address explains why there is no stream. */
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
    // Timers of a hidden page are late.
    const hasSlept = !document.hidden && since(looked) > MISSED * BEAT;
    looked = moment();
    if (!stream) return;
    if (since(lastHeard) > limit()) attempts++;
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
    else if (since(lastHeard) > (every ?? BEAT)) anew();
  });
  addEventListener("online", anew);
  // A frozen page receives nothing; neither does one that is left and may come back.
  document.addEventListener("freeze", close);
  document.addEventListener("resume", open);
  addEventListener("pagehide", close);
  addEventListener("pageshow", ({ persisted }) => persisted && open());
  open();
  return anew;
}
