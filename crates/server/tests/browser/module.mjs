// Measures the module for browsers in V8, without a browser: `node module.mjs MODULE WEIGHTS [GAMES]`. MODULE is the
// module, compressed or not, and WEIGHTS the folder of the nets (crates/bots/weights). Prints the processor time of the
// thread in milliseconds, for compiling and starting the module, for the first page, for the first page of a table, and
// for loading a net. Also prints the time of an Expert's decisions, on average and at most, in GAMES games of 7 Wonders
// with 4 cities and of Duel (2).

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

const [modulePath, weights, games = "2"] = process.argv.slice(2);
const read = readFileSync(modulePath);
const bytes = read[0] === 0x1f ? gunzipSync(read) : read;

const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const begin = used();
// Compiled lazily, as in a worker that has just started.
const { instance } = await WebAssembly.instantiate(bytes);
const { exports } = instance;
const compiled = used() - begin;

/** The times by task. */
const times = new Map();
function timed(what, work) {
  const begin = used();
  const result = work();
  times.set(what, [...(times.get(what) ?? []), used() - begin]);
  return result;
}

function tell(command, bytes = new Uint8Array()) {
  const head = new TextEncoder().encode(JSON.stringify(command));
  const at = exports.reserve(4 + head.length + bytes.length);
  const message = new Uint8Array(exports.memory.buffer, at, 4 + head.length + bytes.length);
  new DataView(exports.memory.buffer, at).setUint32(0, head.length, true);
  message.set(head, 4);
  message.set(bytes, 4 + head.length);
  const length = exports.tell();
  const answer = new Uint8Array(exports.memory.buffer, exports.answer(), length);
  const end = 4 + new DataView(answer.buffer, answer.byteOffset).getUint32(0, true);
  return { ...JSON.parse(new TextDecoder().decode(answer.subarray(4, end))), body: answer.slice(end) };
}

function ask(what, command, bytes) {
  const answer = timed(what, () => tell(command, bytes));
  if (!answer.needs) return answer;
  times.get(what).pop();
  const net = readFileSync(join(weights, `${answer.needs}.weights`));
  timed("a net", () => tell({ do: "net" }, net));
  return ask(what, command, bytes);
}

let requests = 0;
function request(what, method, path, fields) {
  const seed = (++requests).toString(16).padStart(8, "0").repeat(11);
  const command = { do: "request", method, path, query: "", kind: "application/x-www-form-urlencoded", page: null, from: null, languages: "en", now: 1_760_000_000_000 + 1000 * requests, seed };
  return ask(what, command, fields && new TextEncoder().encode(new URLSearchParams(fields).toString()));
}

const plain = (text) => text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
const attribute = (tag, name) => plain(tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1] ?? "");

/** An answer on a page: the address of its form and its fields. */
function offered(page, number) {
  const answers = [];
  for (const [, tag, content] of page.matchAll(/<form ([^>]*data-move[^>]*)>(.*?)<\/form>/gs)) {
    const fields = [...content.matchAll(/<input ([^>]*)>/g)].map(([, tag]) => [attribute(` ${tag}`, "name"), attribute(` ${tag}`, "value")]);
    const actions = fields.filter(([name]) => name === "action");
    const others = fields.filter(([name]) => name && name !== "action");
    for (const action of actions.length ? actions : [null]) answers.push([attribute(` ${tag}`, "action"), action ? [...others, action] : others]);
  }
  return answers[(number * 7919) % Math.max(answers.length, 1)];
}

const text = ({ body }) => new TextDecoder().decode(body);

tell({ do: "open", base: "", rows: [] });
request("the first page", "GET", "/");
for (let game = 0; game < Number(games); game++)
  for (const [kind, fields] of [["7 Wonders", { game: "seven", seats: "4" }], ["Duel", { game: "duel" }]]) {
    const { location } = request("a table is opened", "POST", "/tables", { ...fields, level: "expert" });
    if (!location) throw new Error("no table is opened");
    for (let step = 0; ; step++) {
      let { due, body } = request(step ? `a page of ${kind}` : `the first page of ${kind}`, "GET", location);
      const id = location.split("/").at(-1);
      while (due) ({ due } = ask(`a step of Experts, ${kind}`, { do: "bots", table: id, now: 1_760_000_000_000 }));
      body = request(`a page of ${kind}`, "GET", location).body;
      const form = offered(text({ body }), step);
      if (!form) break;
      ({ due } = request(`an answer in ${kind}`, "POST", ...form));
      while (due) ({ due } = ask(`a step of Experts, ${kind}`, { do: "bots", table: due, now: 1_760_000_000_000 }));
    }
  }

console.log(`compile and start: ${compiled.toFixed(0)}`);
for (const [what, all] of times) {
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  console.log(`${what}: ${mean.toFixed(1)} on average, ${Math.max(...all).toFixed(0)} at most (${all.length})`);
}
