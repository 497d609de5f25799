// Measures a site without a server from a cold start: `node cold.mjs ADDRESS CHROMIUM [SLOWER [TIMES]]`, with a static
// site at ADDRESS. An empty browser opens the site, opens a table of each game and plays the first turn; pages and
// workers are slowed down by the factor SLOWER (4). Prints a timeline for each game, in milliseconds since the site was
// opened, as the median of TIMES runs (3). Also prints the tasks that blocked the main thread of a page for more than
// 50 ms.
//
// It uses the browser's own protocol, because workers are slowed down before their first line runs.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [address, executablePath, slower = "4", times = "3"] = process.argv.slice(2);
const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
/** The time limit for any wait, in milliseconds. */
const patience = 60_000;

/** A browser with an empty profile, controlled over a pipe. */
class Browser {
  #answers = new Map();
  #last = 0;
  #rest = "";
  /** The listeners to events. */
  listeners = new Set();

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), "antipater-cold-"));
    const options = ["--headless", "--no-sandbox", "--no-first-run", "--remote-debugging-pipe", `--user-data-dir=${this.folder}`, "about:blank"];
    this.process = spawn(executablePath, options, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    this.process.stdio[4].on("data", (data) => {
      const messages = (this.#rest + data).split("\0");
      this.#rest = messages.pop();
      for (const message of messages) this.#heard(JSON.parse(message));
    });
  }

  #heard(message) {
    if (message.id) {
      const { resolve, reject } = this.#answers.get(message.id);
      this.#answers.delete(message.id);
      if (message.error) reject(new Error(message.error.message));
      else resolve(message.result);
    } else for (const listener of this.listeners) listener(message);
  }

  tell(method, params = {}, sessionId = undefined) {
    const id = ++this.#last;
    this.process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => this.#answers.set(id, { resolve, reject }));
  }

  async close() {
    const ended = new Promise((resolve) => this.process.once("exit", resolve));
    await this.tell("Browser.close").catch(() => {});
    await ended;
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Records the events of the timeline in a page. */
const inPage = `
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) console.debug("cold", JSON.stringify({ what: "task", at: performance.timeOrigin + task.startTime, long: task.duration }));
  }).observe({ type: "longtask", buffered: true });
  addEventListener("DOMContentLoaded", () => console.debug("cold", JSON.stringify({ what: "page " + location.pathname, at: Date.now() })));
`;

/** Records in a worker when the module was compiled, and its messages. */
const inWorker = `
  const note = (what, at, long) => console.debug("cold", JSON.stringify({ what, at, long }));
  const timed = (of, name, say) => {
    const original = of[name];
    of[name] = async function (...given) {
      const at = Date.now();
      const result = await original.apply(this, given);
      note(say(given), at, Date.now() - at);
      return result;
    };
  };
  timed(globalThis, "fetch", ([what]) => "fetch " + String(what.url ?? what).split("/").at(-1));
  timed(WebAssembly, "instantiateStreaming", () => "compile");
`;

/** One cold start with the first turn of a game; returns the events with their times. */
async function start(button) {
  const browser = new Browser();
  const notes = [];
  const known = new Set();
  let page;
  browser.listeners.add(({ method, params }) => {
    if (method === "Runtime.consoleAPICalled" && params.args[0]?.value === "cold") notes.push(JSON.parse(params.args[1].value));
    if (method !== "Target.attachedToTarget") return;
    const { sessionId: attached, targetInfo } = params;
    const { type, targetId } = targetInfo;
    const tell = (method, params) => browser.tell(method, params, attached).catch(() => {});
    if (known.has(targetId)) return tell("Runtime.runIfWaitingForDebugger");
    known.add(targetId);
    tell("Runtime.enable");
    tell("Emulation.setCPUThrottlingRate", { rate: Number(slower) });
    tell("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: true, flatten: true });
    if (type === "page") {
      page = attached;
      tell("Page.enable");
      tell("Page.addScriptToEvaluateOnNewDocument", { source: inPage });
      tell("Emulation.setDeviceMetricsOverride", phone);
    } else if (type === "service_worker") tell("Runtime.evaluate", { expression: inWorker });
    tell("Runtime.runIfWaitingForDebugger");
  });
  try {
    await browser.tell("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: true, flatten: true });
    const run = async (expression) => {
      const { result, exceptionDetails } = await browser.tell("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true }, page);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    };
    /** Waits until a page has an element for a selector; returns the time. */
    const seen = async (selector) => {
      for (const begin = Date.now(); Date.now() - begin < patience; ) {
        const at = await run(`document.querySelector(${JSON.stringify(selector)}) && document.readyState !== "loading" && Date.now()`).catch(() => null);
        if (at) return at;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error(`${selector} does not come`);
    };
    const click = (selector) => run(`document.querySelector(${JSON.stringify(selector)}).click()`);
    for (const begin = Date.now(); !page && Date.now() - begin < patience; ) await new Promise((resolve) => setTimeout(resolve, 10));
    const begin = Date.now();
    await browser.tell("Page.navigate", { url: address }, page);
    notes.push({ what: "THE START PAGE", at: await seen("form.starts") });
    await click(button);
    notes.push({ what: "THE OWN TURN", at: await seen("html.scripts #hand input[name=decision]") });
    const pick = "label.card:not(.dim), #hand label.choice";
    await click(pick);
    const send = ".pick:checked + .card + .offer button[data-do], .confirm";
    await seen(send);
    await click(send);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    return notes.map((note) => ({ ...note, at: Math.round(note.at - begin) })).sort((one, other) => one.at - other.at);
  } finally {
    await browser.close();
  }
}

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

for (const [game, button] of [["7 Wonders", "form.starts button"], ["Duel", 'form.starts button[value="duel"]']]) {
  const runs = [];
  for (let run = 0; run < Number(times); run++) runs.push(await start(button));
  const turns = runs.map((notes) => notes.find((note) => note.what === "THE OWN TURN").at);
  const middle = runs[turns.indexOf(median(turns))];
  console.log(`${game}: own turn after ${turns.join(", ")} ms`);
  for (const { at, what, long } of middle) console.log(`${String(at).padStart(7)}  ${what}${long ? `, ${Math.round(long)} ms` : ""}`);
}
