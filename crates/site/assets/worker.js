// Answers every request of the site: it asks the module, stores what the module wants stored, and only then answers. The
// module keeps nothing, so the worker may end at any time and go on later.

/** What this site is made of; written when the site is made. */
const site = /*SITE*/ { version: "", files: [], module: "", nets: {}, puzzles: "", texts: {}, sorry: {} } /**/;

const home = new URL(registration.scope).pathname.replace(/\/$/, "");
const ours = `antipater ${home} `;
const cacheName = ours + site.version;
/** How long bots that play on their own wait, so that a person can follow. In milliseconds. */
const pause = 1000;
/** How long a page that says that it is looked at keeps the worker busy with an analysis: a bit longer than pages wait. In milliseconds. */
const busy = 25_000;
/** The tables whose names begin with this have reports in their rows, which are read only when they are wanted. */
const reports = "~";

// --- The files: those of one version lie in one cache, and a running worker never sees those of another.

/** Makes what a host may have sent compressed, or not, into the bytes themselves. */
async function plain(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function inOtherVersions(name) {
  for (const other of await caches.keys()) {
    const known = other.startsWith(ours) && (await (await caches.open(other)).match(name));
    if (known) return known;
  }
}

/** Puts a file of the site into the cache, unless it is there. */
async function fetched(name, kind) {
  const cache = await caches.open(cacheName);
  const here = await cache.match(name);
  if (here) return here;
  // The name of such a file changes with its content, so an earlier version may have the same.
  const known = await inOtherVersions(name);
  if (known) {
    await cache.put(name, known.clone());
    return known;
  }
  const bytes = await plain(await fetch(name, { cache: "no-cache" }));
  const file = new Response(bytes, { headers: { "content-type": kind } });
  await cache.put(name, file.clone());
  return file;
}

/** The first part of the tag of a language: "sr" of "sr-Latn". */
const main = (tag) => tag.split("-")[0];

/** The texts of the languages that the browser prefers. */
function preferredTexts() {
  const preferred = navigator.languages.map(main);
  const languages = Object.keys(site.texts).filter((tag) => preferred.includes(main(tag)));
  return languages.map((tag) => site.texts[tag]);
}

/** The texts of the languages that have been read here in any version. */
async function knownTexts() {
  const known = new Set();
  for (const name of await caches.keys()) {
    if (!name.startsWith(ours)) continue;
    for (const { url } of await (await caches.open(name)).keys()) known.add(url.match(/\/texts\/(.+)-\w+\.bin$/)?.[1]);
  }
  const languages = Object.keys(site.texts).filter((tag) => known.has(tag));
  return languages.map((tag) => site.texts[tag]);
}

/** The nets and the puzzles come after everything else: games can be opened meanwhile. */
async function fetchRest() {
  const texts = [...preferredTexts(), ...(await knownTexts())];
  for (const file of [...texts, ...Object.values(site.nets), site.puzzles]) await fetched(file, "application/octet-stream");
}

/** What the module needs: a command and its bytes. */
async function needed(what) {
  const puzzles = what === "puzzles";
  const texts = site.texts[what];
  const file = await fetched(texts ?? (puzzles ? site.puzzles : site.nets[what]), "application/octet-stream");
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (texts) return [{ do: "texts", language: what }, bytes];
  return [{ do: puzzles ? "puzzles" : "net" }, bytes];
}

addEventListener("install", (event) => {
  const install = async () => {
    const texts = preferredTexts().map((file) => fetched(file, "application/octet-stream"));
    await Promise.all([fetched(site.module, "application/wasm"), ...texts]);
    // The first page will be asked for in a moment: what it needs is compiled and read meanwhile.
    if (!registration.active) warm().catch(() => {});
    const cache = await caches.open(cacheName);
    await cache.addAll(site.files.map((file) => new Request(file, { cache: "no-cache" })));
    // A later version waits until no page of the one before is open, and by then it has everything.
    if (registration.active) await fetchRest();
  };
  event.waitUntil(install());
});

addEventListener("activate", (event) => {
  const activate = async () => {
    for (const name of await caches.keys()) if (name.startsWith(ours) && name !== cacheName) await caches.delete(name);
    await clients.claim();
  };
  event.waitUntil(activate());
});

// --- The store: rows are appended, and a row that is there already is never written again.

let opened = null;

function settled(request) {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}

function database() {
  opened ??= (async () => {
    const request = indexedDB.open(`antipater ${home}`, 1);
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore("rows", { keyPath: ["table", "number"] }));
    const found = await settled(request);
    found.addEventListener("close", () => (opened = null));
    found.addEventListener("versionchange", () => {
      found.close();
      opened = null;
    });
    return found;
  })();
  opened.catch(() => (opened = null));
  return opened;
}

function ended(transaction) {
  return new Promise((resolve, reject) => {
    transaction.addEventListener("complete", resolve);
    transaction.addEventListener("abort", () => reject(transaction.error ?? new DOMException("", "AbortError")));
  });
}

/** Appends rows: all of them, or none. */
async function append(rows) {
  const transaction = (await database()).transaction("rows", "readwrite", { durability: "strict" });
  const done = ended(transaction);
  for (const row of rows) transaction.objectStore("rows").add(row);
  await done;
}

/** The rows of a table. */
const rowsOf = (table) => stored(IDBKeyRange.bound([table], [table, []]));

async function stored(range) {
  const transaction = (await database()).transaction("rows");
  return settled(transaction.objectStore("rows").getAll(range));
}

async function forget() {
  const transaction = (await database()).transaction("rows", "readwrite");
  const done = ended(transaction);
  transaction.objectStore("rows").clear();
  await done;
}

// --- The module.

const text = { encode: new TextEncoder(), decode: new TextDecoder() };
let module = null;

/** Tells the module something and returns its answer. */
function tell(exports, command, bytes = new Uint8Array()) {
  const head = text.encode.encode(JSON.stringify(command));
  const length = 4 + head.length + bytes.length;
  const at = exports.reserve(length);
  const message = new Uint8Array(exports.memory.buffer, at, length);
  new DataView(exports.memory.buffer, at).setUint32(0, head.length, true);
  message.set(head, 4);
  message.set(bytes, 4 + head.length);
  const answered = exports.tell();
  const answer = new Uint8Array(exports.memory.buffer, exports.answer(), answered);
  const end = 4 + new DataView(answer.buffer, answer.byteOffset).getUint32(0, true);
  return { ...JSON.parse(text.decode.decode(answer.subarray(4, end))), body: answer.slice(end) };
}

async function start() {
  // The rows come while the module is compiled.
  const reading = stored(IDBKeyRange.upperBound([reports], true)).catch((error) => {
    // Pages can be read all the same; whatever must be stored is refused in words.
    console.error(error);
    return [];
  });
  const { instance } = await WebAssembly.instantiateStreaming(fetched(site.module, "application/wasm"));
  tell(instance.exports, { do: "open", base: home, rows: await reading });
  return instance.exports;
}

function running() {
  module ??= start();
  module.catch(() => (module = null));
  return module;
}

/** Has the start page printed for nobody. */
async function warm() {
  await ask({ do: "request", path: `${home}/`, languages: navigator.languages.join(","), now: Date.now(), seed: seed() });
}

/** Does one piece of work after the other: there is one truth, however many pages are open. */
let last = Promise.resolve();
function inTurn(work) {
  const next = last.then(work, work);
  last = next.catch(() => {});
  return next;
}

/** Why something could not be stored, in a word for the module. */
function why(error) {
  if (error?.name === "QuotaExceededError") return "full";
  if (["SecurityError", "InvalidStateError", "NotAllowedError", "UnknownError"].includes(error?.name)) return "forbidden";
  return "broken";
}

/** Tells the module something, and whatever it asks for before it answers. */
async function told(exports, command, bytes) {
  for (;;) {
    const answer = tell(exports, command, bytes);
    if (answer.wants) {
      tell(exports, { do: "reload", table: answer.wants, rows: await rowsOf(answer.wants) });
    } else if (answer.needs) {
      let part;
      try {
        part = await needed(answer.needs);
      } catch (error) {
        console.error(error);
        // Work that nobody waits for is done another time.
        if (command.do !== "request") return {};
        // Without its texts, pages are in English.
        if (site.texts[answer.needs]) part = [{ do: "texts", language: answer.needs }];
        else return tell(exports, { do: "refuse", request: command, why: answer.needs === "puzzles" ? "puzzles" : "net" });
      }
      tell(exports, ...part);
    } else return answer;
  }
}

/** Asks the module and stores what it wants stored. */
async function ask(command, bytes) {
  const exports = await running();
  let answer;
  try {
    answer = await told(exports, command, bytes);
  } catch (error) {
    // The module is broken: the next request begins with a fresh one, from what is stored.
    module = null;
    throw error;
  }
  if (answer.rows?.length) {
    try {
      await append(answer.rows);
    } catch (error) {
      console.error(error);
      // What the module believes is not what is stored.
      module = null;
      const refused = await running();
      if (command.do !== "request") return { ...answer, rows: [], due: null };
      return told(refused, { do: "refuse", request: command, why: why(error) });
    }
  }
  if (answer.forgets) {
    await forget();
    module = null;
  }
  return answer;
}

// --- The pages.

/** The streams that are open, with what they ask again. */
const streams = new Map();

async function tellStreams(table) {
  for (const [controller, request] of streams) {
    if (request.table !== table) continue;
    const { body } = await ask({ ...request.command, again: true, now: Date.now() });
    try {
      if (body.length) controller.enqueue(body);
    } catch {
      // The page is gone.
      streams.delete(controller);
    }
  }
}

/** Tables at which bots are about to move. */
const moving = new Map();

function letBotsMove(table) {
  if (moving.has(table)) return moving.get(table);
  const done = (async () => {
    let due = table;
    while (due) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      due = await inTurn(async () => {
        const answer = await ask({ do: "bots", table, now: Date.now() });
        if (answer.changed) await tellStreams(table);
        return answer.due;
      });
    }
  })().finally(() => moving.delete(table));
  moving.set(table, done);
  return done;
}

/** The analyses that are being made, piece by piece: requests come in between. */
let judging = null;

function judge() {
  judging ??= (async () => {
    for (let due = true; due; ) {
      // Waiting requests come first.
      await new Promise((resolve) => setTimeout(resolve));
      due = await inTurn(async () => {
        const answer = await ask({ do: "judge" });
        if (answer.changed) await tellStreams(answer.changed);
        return answer.judges;
      });
    }
  })()
    .catch((error) => console.error(error))
    .finally(() => (judging = null));
  return Promise.race([judging, new Promise((resolve) => setTimeout(resolve, busy))]);
}

function seed() {
  return [...crypto.getRandomValues(new Uint8Array(44))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Headers that keep pages strict, as a server sends them. */
const strict = {
  "content-security-policy": /*POLICY*/ "default-src 'self'" /**/,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
};

function response(answer) {
  const headers = new Headers(strict);
  if (answer.kind) headers.set("content-type", answer.kind);
  if (answer.language) headers.set("content-language", answer.language);
  if (answer.file) headers.set("content-disposition", `attachment; filename="${answer.file}"`);
  headers.set("cache-control", answer.lasting ? "public, max-age=31536000, immutable" : "no-store");
  return new Response(answer.body, { status: answer.status || 500, headers });
}

/** Follows a table: what is new comes as long as the page listens. */
function stream(command, first) {
  let opened;
  const body = new ReadableStream({
    start(controller) {
      opened = controller;
      controller.enqueue(first);
      streams.set(controller, { table: command.path.slice(home.length).split("/")[2], command });
    },
    cancel() {
      streams.delete(opened);
    },
  });
  return new Response(body, { headers: { ...strict, "content-type": "text/event-stream", "cache-control": "no-store" } });
}

async function answer(event) {
  const { request } = event;
  const url = new URL(request.url);
  const from = request.referrer && new URL(request.referrer);
  const command = {
    do: "request",
    method: request.method === "POST" ? "POST" : "GET",
    path: decodeURI(url.pathname),
    query: url.search.slice(1),
    kind: request.headers.get("content-type") ?? "",
    page: request.headers.get("antipater-page"),
    from: from && from.origin === url.origin ? from.pathname + from.search : null,
    languages: navigator.languages.join(","),
    now: Date.now(),
    seed: seed(),
  };
  const bytes = command.method === "POST" ? new Uint8Array(await request.arrayBuffer()) : undefined;
  const done = await inTurn(async () => {
    const made = await ask(command, bytes);
    if (made.kind === "text/event-stream" && made.status === 200) return [made, stream(command, made.body)];
    if (made.changed) await tellStreams(made.changed);
    return [made, null];
  });
  const [made, open] = done;
  if (made.due) event.waitUntil(letBotsMove(made.due));
  if (made.judges) event.waitUntil(judge());
  if (open) return open;
  if (made.location) return Response.redirect(new URL(made.location, url), 303);
  return response(made);
}

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== location.origin || !url.pathname.startsWith(`${home}/`)) return;
  const name = url.pathname.slice(home.length + 1);
  if (name === "worker.js") return;
  if (site.files.includes(name)) {
    return event.respondWith(caches.open(cacheName).then(async (cache) => (await cache.match(name)) ?? fetch(event.request)));
  }
  event.respondWith(answer(event).catch(sorry));
});

/** The module cannot be had, or is broken. */
function sorry(error) {
  console.error(error);
  const known = Object.keys(site.sorry);
  const language = navigator.languages.map((tag) => known.find((other) => main(other) === main(tag))).find((tag) => tag);
  return new Response(site.sorry[language ?? "en"], { status: 503, headers: { ...strict, "content-type": "text/plain; charset=utf-8" } });
}

addEventListener("message", (event) => {
  // A page is looked at: whatever is still missing comes now.
  event.waitUntil(fetchRest().catch(() => {}));
  // So does what was to be judged when the worker was ended.
  event.waitUntil(judge());
});
