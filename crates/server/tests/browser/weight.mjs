// The weight of a table of seven: `node weight.mjs ADDRESS CHROMIUM`. Prints the figures; fails above the limits.

import { once } from "node:events";
import http from "node:http";
import { gzipSync } from "node:zlib";
import { answer, asked, at, complaints, desktop, go, launch, must, pageIn, patience, playOn, visit } from "./common.mjs";

const [base, executablePath] = process.argv.slice(2);
/** The largest first load of a table, compressed, in bytes. */
const FIRST_LOAD = 150_000;
/** The largest update of a table, compressed, in bytes. */
const UPDATE = 15_000;
/** The longest processor time of a browser for showing a table, in milliseconds. */
const TAKEN = 1000;

/** A page in an empty browser, which records the largest contentful paint. */
async function empty(browser, storageState) {
  const page = await pageIn(await browser.newContext({ ...desktop, storageState }));
  await page.addInitScript(() => {
    window.painted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.painted = Math.max(window.painted, entry.startTime);
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  return page;
}

/** The table is painted before any script has loaded. */
async function paintsWithoutScripts(browser, address, storageState) {
  const page = await empty(browser, storageState);
  let held = 0;
  await page.route("**/*.js", () => void (held += 1));
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => window.painted > 0);
  must(await page.locator("#table").isVisible(), "the table is in sight");
  must(held > 0, "scripts are asked for");
  must((await page.locator("html.scripts").count()) === 0, "no script has come");
  await page.context().close();
}

/** Loads a page in an empty browser, and adds up the transferred bytes. */
async function firstLoad(browser, address, storageState) {
  const page = await empty(browser, storageState);
  const context = page.context();
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  const loads = new Map();
  network.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    let come;
    const bytes = new Promise((resolve) => (come = resolve));
    if (type !== "EventSource") loads.set(requestId, { address: request.url, bytes, come });
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => loads.get(requestId)?.come(encodedDataLength));
  await network.send("Performance.enable", { timeDomain: "threadTicks" });
  await go(page, address);
  await page.waitForFunction(() => window.painted > 0);
  const files = [...loads.values()];
  const sizes = await Promise.all(files.map(({ bytes }) => bytes));
  const painted = await page.evaluate(() => window.painted);
  const { metrics } = await network.send("Performance.getMetrics");
  const taken = metrics.find(({ name }) => name === "TaskDuration").value * 1000;
  await context.close();
  for (const { address } of files) must(address.startsWith(base), `${address} comes from elsewhere`);
  const bytes = sizes.reduce((sum, bytes) => sum + bytes, 0);
  return { bytes, files: files.length, painted: Math.round(painted), taken: Math.round(taken) };
}

/** Follows the stream of a table, and records the compressed size of each change, and its last hand. */
async function follow(address, cookie) {
  const request = http.get(address, { headers: { cookie, accept: "text/event-stream" } });
  const [stream] = await once(request, "response");
  const followed = { sizes: [], hand: "" };
  let text = "";
  stream.setEncoding("utf8");
  stream.on("data", (part) => {
    text += part;
    const events = text.split("\n\n");
    text = events.pop();
    for (const event of events.filter((event) => event.includes("event: regions"))) {
      followed.sizes.push(gzipSync(event).length);
      if (event.includes('id="hand"')) followed.hand = event;
    }
  });
  for (const one of [request, stream]) one.on("error", () => {});
  /** Resolves when a matching event has arrived. */
  followed.until = async (isSo) => {
    while (!isSo(followed)) await once(stream, "data", { signal: AbortSignal.timeout(patience) });
  };
  followed.close = () => request.destroy();
  return followed;
}

const browser = await launch(executablePath);
try {
  for (const [name, isMeant] of Object.entries({ "seven-7": at(2, 3), duel: ({ at, card }) => card && at > 12 })) {
    const page = await visit(browser, base);
    await playOn(page, name, isMeant);
    const storageState = await page.context().storageState();
    const loads = [];
    for (let load = 0; load < 3; load++) loads.push(await firstLoad(browser, page.url(), storageState));
    const [painted, taken] = ["painted", "taken"].map((figure) => Math.min(...loads.map((load) => load[figure])));
    const { bytes, files } = loads[0];
    must(bytes < FIRST_LOAD, `${name}: the first load takes ${bytes} bytes`);
    must(taken > 0 && taken < TAKEN, `${name}: a browser takes ${taken} ms to show it`);
    await paintsWithoutScripts(browser, page.url(), storageState);

    const cookie = storageState.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const stream = await follow(new URL(await page.getAttribute("#table", "data-stream"), base), cookie);
    await stream.until(({ sizes }) => sizes.length > 0);
    for (let turn = 1; (await asked(page)) !== "over"; turn++) await answer(page, turn);
    await stream.until(({ hand }) => hand.includes('class="sheet'));
    stream.close();
    // The first event is the whole table, for a page that reconnects.
    const [whole, ...updates] = stream.sizes;
    // The end has the sheet with its pictures, once.
    const end = updates.pop();
    must(updates.length > 5, `${name}: ${updates.length} changes`);
    const update = Math.max(...updates);
    must(update < UPDATE, `${name}: a change takes ${update} bytes`);
    must(end < UPDATE * 2, `${name}: the end takes ${end} bytes`);
    console.log(JSON.stringify({ name, bytes, files, painted, taken, whole, update, end }));
    await page.context().close();
  }
} finally {
  await browser.close();
}
must(complaints.length === 0, complaints.join("; "));
