// What a table of seven weighs: `node weight.mjs ADDRESS CHROMIUM`. Prints the figures; more than is allowed ends it with an
// error.

import http from "node:http";
import { gzipSync } from "node:zlib";
import { answer, complaints, decision, launch, must, table, visit } from "./common.mjs";

const [base, executablePath] = process.argv.slice(2);
/** The most that the first load of a table may take, compressed, in bytes. */
const FIRST_LOAD = 150_000;
/** The most that a change of the table may take, compressed, in bytes. */
const UPDATE = 15_000;
/** When the largest part of a table must be painted, in milliseconds. */
const PAINTED = 1000;

/** Loads a page in a browser that has nothing yet, and adds up what comes over the wire. */
async function firstLoad(browser, address, storageState) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, storageState });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  const loads = new Map();
  network.on("Network.responseReceived", ({ requestId, response, type }) => loads.set(requestId, { address: response.url, type, bytes: 0 }));
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId);
    if (load) load.bytes = encodedDataLength;
  });
  await page.addInitScript(() => {
    window.painted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.painted = Math.max(window.painted, entry.startTime);
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto(address, { waitUntil: "load" });
  await page.waitForSelector("html.scripts");
  await page.waitForTimeout(500);
  const painted = await page.evaluate(() => window.painted);
  await context.close();
  const all = [...loads.values()].filter(({ type }) => type !== "EventSource");
  for (const { address } of all) must(address.startsWith(base), `${address} comes from elsewhere`);
  return { bytes: all.reduce((sum, { bytes }) => sum + bytes, 0), files: all.length, painted: Math.round(painted) };
}

/** Follows the stream of a table, and keeps how large each change is when it is compressed. */
function follow(address, cookie) {
  const sizes = [];
  const request = http.get(address, { headers: { cookie, accept: "text/event-stream" } }, (stream) => {
    let text = "";
    stream.setEncoding("utf8");
    stream.on("data", (part) => {
      text += part;
      const events = text.split("\n\n");
      text = events.pop();
      for (const event of events.filter((event) => event.includes("event: regions"))) sizes.push(gzipSync(event).length);
    });
    stream.on("error", () => {});
  });
  request.on("error", () => {});
  return { sizes, close: () => request.destroy() };
}

const browser = await launch(executablePath);
try {
  for (const [name, wishes] of Object.entries({ seven: { game: "seven", seats: "7" }, duel: { game: "duel" } })) {
    const page = await table(browser, base, wishes);
    for (let turn = 0; turn < 8; turn++) await answer(page, turn);
    const storageState = await page.context().storageState();
    const loads = [];
    for (let load = 0; load < 3; load++) loads.push(await firstLoad(browser, page.url(), storageState));
    const painted = Math.min(...loads.map(({ painted }) => painted));
    const { bytes, files } = loads[0];
    must(bytes < FIRST_LOAD, `${name}: the first load takes ${bytes} bytes`);
    must(painted > 0 && painted < PAINTED, `${name}: the largest part is painted after ${painted} ms`);

    const cookie = storageState.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const stream = follow(new URL(await page.getAttribute("#table", "data-stream"), base), cookie);
    await page.waitForTimeout(500);
    for (let turn = 0; turn < 40 && (await decision(page)) !== "over"; turn++) await answer(page, turn + 1);
    await page.waitForTimeout(300);
    stream.close();
    // The first event is the whole table, for a page that comes back.
    const [whole, ...updates] = stream.sizes;
    // The end brings the sheet with its pictures, once.
    const end = (await decision(page)) === "over" ? updates.pop() : 0;
    must(updates.length > 5, `${name}: ${updates.length} changes`);
    const update = Math.max(...updates);
    must(update < UPDATE, `${name}: a change takes ${update} bytes`);
    must(end < UPDATE * 2, `${name}: the end takes ${end} bytes`);
    console.log(JSON.stringify({ name, bytes, files, painted, whole, update, end }));
    await page.context().close();
  }
} finally {
  await browser.close();
}
must(complaints.length === 0, complaints.join("; "));
