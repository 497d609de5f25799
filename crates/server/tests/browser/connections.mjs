// Few, dead and late connections: `node connections.mjs ADDRESS CHROMIUM [PART…]`. The script sets the clock of pages,
// so nothing waits. Prints the names of its parts as JSON.

import { act, asked, choose, chosen, complaints, deal, decision, go, invitation, launch, must, pageIn, phone, settled, upload, visit } from "./common.mjs";
import { wayTo } from "./way.mjs";

const [base, executablePath] = process.argv.slice(2);
/** The time until a page has noticed two missing beats and an unanswered new stream, in milliseconds. */
const SILENT = 13_000;
const UNANSWERED = 5_500;
/** How many pages of a browser keep a stream. */
const PLACES = 4;

/** Records the streams that a page opens. */
function watch() {
  window.streams = [];
  window.EventSource = class extends EventSource {
    constructor(address) {
      super(address);
      window.streams.push(this);
    }
  };
}

const before = async (context) => {
  await context.clock.install();
  await context.addInitScript(watch);
};
const opened = (page) => page.evaluate(() => window.streams.length);
const isOpen = (page) => page.evaluate(() => window.streams.some(({ readyState }) => readyState !== EventSource.CLOSED));
const note = (page) => page.textContent("#note");

/** Makes a page visible or hidden to its scripts, a second after the previous event. */
async function show(page, inSight) {
  await page.clock.fastForward(1000);
  await page.evaluate((inSight) => {
    Object.defineProperty(document, "hidden", { value: !inSight, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, inSight);
}

/**
 * Triggers an event after which a page reaches the server. The browser's kept connections may all be dead: then time
 * passes until it tries the next one.
 */
async function reaches(page, way, happens) {
  way.forget();
  await happens();
  await passes(page, way);
}

async function passes(page, way) {
  for (let tries = 0; !(await way.passes()); tries++) {
    must(tries < 8, "the page goes on to use dead connections");
    await page.clock.fastForward(2 * UNANSWERED);
  }
}

const later = (page, time) => () => page.clock.fastForward(time);

/** Opens a table for two people, each with a separate proxy; returns their pages in the waiting room. */
async function gather(browser, options, fields = {}) {
  const ways = [await wayTo(base), await wayTo(base)];
  const host = await visit(browser, ways[0].address, { before, ...options });
  await choose(host, { game: "duel", people: "2", begins: "me", ...fields });
  await host.click("form.fields button.primary");
  await host.waitForSelector("#room-seats");
  await settled(host);
  const { pathname } = new URL(await invitation(host));
  return { ways, host, pathname, join: () => visit(browser, `${ways[1].address}${pathname}`, { before, ...options }) };
}

async function sitDown(page, name) {
  await page.fill("#name", name);
  await page.press("#name", "Enter");
  await page.waitForSelector("#room-seats");
  await settled(page);
}

/** Two people at a Duel. */
async function pair(browser, fields, options) {
  const { ways, host, join } = await gather(browser, options, fields);
  const guest = await join();
  await sitDown(guest, "Boris");
  await deal(host);
  for (const page of [host, guest]) {
    await isDealt(page);
    await settled(page);
  }
  return { ways, host, guest };
}

async function leave({ ways, pages }) {
  for (const page of pages) await page.context().close();
  for (const way of ways) way.close();
}

/** Waits until the cards are dealt. */
const isDealt = (page) => page.waitForSelector("#status", { state: "attached" });

/** Waits until it is the person's turn. */
const isAsked = (page) => page.waitForSelector("#status[data-asked]", { state: "attached" });

/** Answers as long as it is the person's turn. */
async function turns(page, nth) {
  while (await page.locator("#status[data-asked]").count()) {
    const was = await act(page, nth);
    await page.waitForFunction((was) => {
      const question = document.querySelector("#hand [data-question]")?.dataset.question;
      return question !== was && document.querySelector("html[data-settled]") !== null;
    }, was);
  }
}

const isBack = (page) => page.waitForSelector("#table:not(.lost)");

/** Eight tabs of one browser with two tables, and one more: all are up to date and usable. */
async function tabs(browser) {
  const first = await visit(browser, base, { before });
  const context = first.context();
  const tables = [];
  for (const [page, game] of [[first, "seven"], [await pageIn(context), "duel"]]) {
    if (page !== first) await go(page, base);
    await choose(page, { game, ...(game === "seven" && { seats: "3" }) });
    await page.click("form.fields button.primary");
    await asked(page);
    const all = [page];
    while (all.length < 4) {
      const tab = await pageIn(context);
      await go(tab, page.url());
      all.push(tab);
    }
    tables.push(all);
  }
  const all = tables.flat();
  const open = async () => (await Promise.all(all.map(isOpen))).filter(Boolean).length;

  // All are visible: those without a stream poll now and then.
  for (const pages of tables)
    for (const [nth, page] of pages.entries()) {
      const was = await act(page, nth);
      await asked(page, was);
      const now = await decision(page);
      for (const other of pages) {
        while ((await decision(other)) !== now) await context.clock.fastForward(1000);
        await settled(other);
      }
    }
  const reference = await pageIn(context);
  await go(reference, `${base}/reference`);

  // One is visible: the latest visible ones keep a stream, and one that becomes visible is up to date.
  for (const page of all) await show(page, false);
  await show(all[0], true);
  while ((await open()) !== PLACES) await context.clock.fastForward(1000);
  must(await isOpen(all[0]), "the page in sight has a stream");
  await show(all[0], false);
  for (const page of all.slice(1, 1 + PLACES)) {
    await show(page, true);
    await show(page, false);
  }
  while ((await isOpen(all[0])) || (await open()) !== PLACES) await context.clock.fastForward(1000);
  await asked(tables[0][1], await act(tables[0][1], 0));
  await show(all[0], true);
  await all[0].waitForFunction((now) => document.querySelector("#hand input[name=decision]")?.value === now, await tables[0][1].inputValue("#hand input[name=decision]"));
  await context.close();
}

/** A stream with beats stays open, however long there is no other event. */
async function quiet(browser) {
  const page = await visit(browser, base, { before });
  await choose(page, { game: "duel" });
  await page.click("form.fields button.primary");
  await asked(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  for (let beats = 0; beats < 3; beats++) {
    const beat = new Promise((resolve) => session.on("Network.eventSourceMessageReceived", ({ eventName }) => eventName === "beat" && resolve()));
    await page.clock.fastForward(6000);
    await beat;
    // The page gets it, too.
    await page.evaluate(() => null);
  }
  must((await opened(page)) === 1, "a stream that beats is not opened again");
  await page.context().close();
}

/** A table notices a dead connection by itself, and when it comes online or becomes visible. */
async function table(browser) {
  const { ways, host, guest } = await pair(browser);
  const [way] = ways;
  const happenings = [
    later(host, SILENT),
    () => host.evaluate(() => dispatchEvent(new Event("online"))),
    async () => {
      await show(host, false);
      await host.clock.fastForward(6000);
      await show(host, true);
    },
    // A device has slept.
    later(host, "01:00:00"),
  ];
  for (const [nth, happens] of happenings.entries()) {
    // The guest answers while the host is disconnected.
    await turns(host, nth);
    await isAsked(guest);
    await settled(guest);
    way.die();
    await turns(guest, nth);
    must((await host.locator("#status[data-asked]").count()) === 0, "nothing passes on a dead connection");
    await reaches(host, way, happens);
    await isAsked(host);
    await isBack(host);
    await settled(host);
    must((await note(host)) === "", "the note is gone");
  }
  // While nothing passes, the page says so.
  way.block(true);
  await host.clock.fastForward(SILENT);
  await host.waitForSelector("#table.lost");
  must((await note(host)).startsWith("Connection lost"), "the loss is said");
  way.block(false);
  await reaches(host, way, later(host, UNANSWERED));
  await isBack(host);
  must((await host.textContent("#live")).includes("Reconnected"), "it is said that it is back");
  await leave({ ways, pages: [host, guest] });
}

/** A decision on a dead connection is sent again, says so, and counts once. */
async function move(browser) {
  const { ways, host, guest } = await pair(browser);
  const [way] = ways;
  way.block(true);
  const was = await act(host, 0);
  await host.clock.fastForward(2 * UNANSWERED);
  await host.waitForFunction(() => document.getElementById("note").textContent.startsWith("No answer yet"));
  must((await guest.locator("#status[data-asked]").count()) === 0, "the decision has not arrived");
  way.block(false);
  await reaches(host, way, later(host, 2 * UNANSWERED));
  await host.clock.fastForward(2 * UNANSWERED);
  await isAsked(guest);
  await host.waitForFunction((was) => document.querySelector("#hand [data-question]")?.dataset.question !== was, was);
  await host.waitForFunction(() => document.getElementById("note").textContent === "");
  await host.waitForSelector("#table:not(.sending)");

  // A message has no id and is not sent twice: the text stays.
  way.block(true);
  await host.keyboard.press("c");
  await host.fill("#say-text", "Are you there?");
  await host.press("#say-text", "Enter");
  await host.clock.fastForward(31_000);
  await host.waitForFunction(() => document.getElementById("note").textContent.startsWith("There was no answer"));
  must((await host.inputValue("#say-text")) === "Are you there?", "the words stay");
  await leave({ ways, pages: [host, guest] });
}

/** A waiting room on a dead connection learns who sits down, and that the cards are dealt. */
async function room(browser) {
  const { ways, host, join } = await gather(browser);
  ways[0].die();
  const guest = await join();
  await sitDown(guest, "Boris");
  must((await host.locator(".room-seat.free").count()) === 1, "nothing passes on a dead connection");
  await reaches(host, ways[0], later(host, SILENT));
  await host.waitForFunction(() => document.querySelectorAll(".room-seat.free").length === 0);
  await settled(host);
  must((await note(host)) === "", "the note is gone");
  ways[1].die();
  await deal(host);
  await isDealt(host);
  // The page reloads, on a live connection.
  await reaches(guest, ways[1], later(guest, SILENT));
  await passes(guest, ways[1]);
  await isDealt(guest);
  await leave({ ways, pages: [host, guest] });
}

/** So does a large screen. */
async function tv(browser) {
  const { ways, host, guest } = await pair(browser);
  const way = await wayTo(base);
  const { pathname } = new URL(await host.inputValue("#watch-link"), base);
  const screen = await visit(browser, `${way.address}${pathname.replace("/watch/", "/tv/")}`, { before });
  const turn = () => screen.getAttribute("#table", "data-version").then(() => screen.locator("main").innerText());
  const was = await turn();
  way.die();
  await act(host, 0);
  await isAsked(guest);
  must((await turn()) === was, "nothing passes on a dead connection");
  await reaches(screen, way, later(screen, SILENT));
  await screen.waitForFunction((was) => document.querySelector("main").innerText !== was, was);
  await isBack(screen);
  await leave({ ways: [...ways, way], pages: [host, guest, screen] });
}

/** A replay fetches its steps, and learns that an analysis has ended. */
async function replay(browser) {
  const way = await wayTo(base);
  const page = await visit(browser, way.address, { before });
  await go(page, await upload(page, "duel"));
  way.die();
  // The next step is loaded already, and the one after it is not.
  const name = () => page.textContent("#step-words");
  await page.keyboard.press("ArrowRight");
  await settled(page);
  const was = await name();
  await reaches(page, way, () => page.keyboard.press("End"));
  await page.waitForFunction((was) => document.getElementById("step-words").textContent !== was, was);
  await settled(page);

  // What the script itself asks for must not wait on a dead connection: it has no time limit.
  way.bury();
  // A game is judged without a click, and the page learns when that is done.
  const other = await upload(page, "seven");
  way.deafTo("/analysis/stream");
  await page.goto(other);
  await page.waitForSelector("#analysis[data-stream]");
  way.deafTo(null);
  await reaches(page, way, later(page, UNANSWERED));
  await page.waitForSelector(".story-told:not(.blank)");
  await leave({ ways: [way], pages: [page] });
}

/** The clock of the turn follows the server, whatever the device's clock says and however long it has slept. */
async function clock(browser) {
  const { ways, host, guest } = await pair(browser, { pace: "300s" });
  const [way] = ways;
  const left = async (page) => {
    const [minutes, seconds] = (await page.textContent("[data-ends] time")).split(":").map(Number);
    return 60 * minutes + seconds;
  };
  await host.waitForSelector("[data-ends].runs");
  const was = await left(host);
  must(was > 120, `there is time: ${was}`);
  const ticks = () => host.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
  for (const minutes of [10, -10]) {
    await host.clock.setSystemTime((await host.evaluate(() => Date.now())) + minutes * 60_000);
    await ticks();
    const now = await left(host);
    must(now > 60 && now <= was, `the device's clock is set by ${minutes} minutes: ${was} s left, then ${now} s`);
    must((await host.locator(".hurries").count()) === 0, "nobody hurries");
  }
  way.die();
  await reaches(host, way, later(host, "01:00:00"));
  await isBack(host);
  await host.waitForFunction(() => document.querySelector("[data-ends] time").textContent !== "0:00");
  const now = await left(host);
  must(now > 60 && now <= was, `after an hour of sleep: ${was} s left, then ${now} s`);
  await leave({ ways, pages: [host, guest] });
}

/** An invitation shows the host's choices and who sits down, and offers latecomers to watch. */
async function invited(browser) {
  const { ways, host, pathname, join } = await gather(browser);
  const late = await join();
  await late.fill("#name", "La");
  await host.click("#options-box > summary");
  await choose(host, { game: "seven", seats: "4", people: "2" });
  await host.locator("#options-box button[type=submit]").press("Enter");
  await late.waitForFunction(() => document.querySelectorAll(".room-seat").length === 4);
  must((await late.inputValue("#name")) === "La", "what is typed stays");
  must(await late.evaluate(() => document.activeElement.id === "name"), "the focus stays");
  // On a dead connection, too.
  ways[1].die();
  const guest = await visit(browser, `${base}${pathname}`, phone);
  await sitDown(guest, "Boris");
  await reaches(late, ways[1], later(late, SILENT));
  await late.waitForSelector("#invited-guest .lead");
  must((await late.locator("form.fields").count()) === 0, "no seat is offered that is taken");
  await deal(host);
  await late.waitForSelector("a[href^='/watch/']");
  await late.click("a[href^='/watch/']");
  await isDealt(late);
  await leave({ ways, pages: [host, guest, late] });
}

const PARTS = { tabs, quiet, table, move, room, tv, replay, clock, invited };
const browser = await launch(executablePath);
const done = [];
try {
  for (const part of chosen(PARTS)) {
    await part(browser);
    done.push(part.name);
  }
} finally {
  await browser.close();
}
must(complaints.length === 0, complaints.join("; "));
console.log(JSON.stringify(done));
