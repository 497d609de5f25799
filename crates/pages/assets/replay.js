// Speeds up a replay: keys, a play button, and only the regions of a step are fetched. Without it the page works by
// links and a form.

import "./late.js";
import "./postcard.js";
import { ask } from "./ask.js";
import { follow } from "./connection.js";
import { scene } from "./motion.js";
import { note, parse } from "./page.js";
import { compute, inParts } from "./parts.js";
import { morph } from "./morph.js";
import { during, pause } from "./settled.js";

const page = document.getElementById("replay");
const live = document.getElementById("live");
const last = Number(page.dataset.steps);
/** How long a step is shown while the replay plays, in milliseconds. */
const pace = 1500;

let step = Number(page.dataset.step);
/** The regions of steps, as promises of their text. */
const fetched = new Map();

const address = (number) => `${page.dataset.base}?step=${number}&${page.dataset.perspective}`;

function tellLoss() {
  note.textContent = note.dataset.lost;
}

function tellReturn() {
  note.textContent = "";
}

function regionsOf(number) {
  if (!fetched.has(number)) {
    const text = ask(`${address(number)}&regions=1`, {}, { repeats: true, fails: tellLoss }).then(({ answer, text }) => {
      tellReturn();
      if (!answer.ok) throw new Error(answer.statusText);
      return text;
    });
    text.catch(() => fetched.delete(number));
    fetched.set(number, text);
  }
  return fetched.get(number);
}

/** The last change, which may still be running: the next one waits for it. */
let change = Promise.resolve();

/** Shows a step; the latest request counts. */
const show = (number) => during(go(number));

async function go(number) {
  number = Math.min(Math.max(number, 0), last);
  step = number;
  let text;
  try {
    text = await regionsOf(number);
  } catch {
    location.assign(address(number));
    return;
  }
  change = change.then(() => take(number, text)).catch(reportError);
  await change;
  if (number < last) regionsOf(number + 1).catch(() => {});
}

/** Changes the regions to those of a step, unless another one is wanted by now. Going one step forward is animated. */
async function take(number, text) {
  if (step !== number) return;
  const fresh = [...parse(text).body.children].filter((one) => {
    const old = document.getElementById(one.id);
    return old && old.outerHTML !== one.outerHTML;
  });
  const shown = number === Number(page.dataset.step) + 1 ? scene(fresh) : null;
  page.dataset.step = number;
  history.replaceState(null, "", address(number));
  // The name of the step changes last.
  const isName = ({ id }) => id === "steps";
  const others = fresh.filter((one) => !isName(one)).flatMap((one) => [...partsOf(one), one]);
  for (const part of [...inParts(others), fresh.filter(isName)]) {
    await pause();
    for (const one of part) replace(document.getElementById(one.id), one);
    dress();
    shown?.hide();
    await compute(pause);
  }
  shown?.resolve();
  live.textContent = [document.getElementById("step-words"), ...document.querySelectorAll("#told p")].map((line) => line.textContent.trim()).join("\n");
}

/** Copies of the parts of a region that can change before the rest of it. */
const partsOf = (region) => [...region.querySelectorAll("[data-part]")].filter(({ id }) => document.getElementById(id)).map((part) => part.cloneNode(true));

/** Changes a region to that of another step; keeps the focus and open panels. */
function replace(old, fresh) {
  const focused = old.contains(document.activeElement) ? document.activeElement.id : null;
  const open = [...old.querySelectorAll("details[open][id]")].map((details) => details.id);
  morph(old, fresh);
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  if (focused && document.activeElement?.id !== focused) (document.getElementById(focused) ?? document.getElementById("step-choice"))?.focus({ preventScroll: true });
}

/** Adds the script's parts to the page: the play button, the position in the charts, the perspective at this step. */
function dress() {
  const button = document.getElementById("way-play");
  button.hidden = false;
  button.setAttribute("aria-pressed", String(playing !== null));
  button.querySelector("use").setAttribute("href", playing === null ? "#i-play" : "#i-pause");
  document.querySelector(".step-choice .go").hidden = true;
  for (const here of document.querySelectorAll(".chart .here")) {
    const x = Number(here.dataset.left) + step * Number(here.dataset.pace);
    here.setAttribute("transform", `translate(${x} 0)`);
  }
  for (const link of document.querySelectorAll("a[data-perspective]")) {
    link.href = link.href.replace(/step=\d+/, `step=${step}`);
  }
  leadBack();
}

/** Makes the forms of the analysis return to the displayed step. */
function leadBack() {
  for (const field of document.querySelectorAll("input[name=here]")) field.value = `step=${step}&${page.dataset.perspective}`;
}

/** Shows the progress of an analysis, and its results when it ends. */
function followAnalysis() {
  const address = document.getElementById("analysis")?.dataset.stream;
  if (!address) return;
  const take = (data) => {
    const old = document.getElementById("analysis");
    const fresh = parse(data).body.firstElementChild;
    const focused = old.contains(document.activeElement);
    old.replaceWith(fresh);
    if (focused) fresh.querySelector("button")?.focus({ preventScroll: true });
    leadBack();
  };
  follow(address, { take, lost: tellLoss, regained: tellReturn, ends: () => during(showResults()) });
}

/** The parts of the page that change when an analysis has ended. */
const RESULTS = ["story", "verdict", "replay-log", "summary"];

/** Puts the results of an analysis into their places. What the person looks at stays where it is. */
async function showResults() {
  let fresh;
  try {
    const { answer, text } = await ask(address(step), {}, { repeats: true });
    if (!answer.ok) throw new Error(answer.statusText);
    fresh = parse(text);
  } catch {
    location.reload();
    return;
  }
  fetched.clear();
  const below = document.querySelector(".replay-table > .table");
  const isBelow = below.getBoundingClientRect().top < innerHeight / 2;
  const was = below.getBoundingClientRect().top;
  const focused = document.getElementById("story").contains(document.activeElement);
  for (const id of RESULTS) {
    const [old, next] = [document.getElementById(id), fresh.getElementById(id)];
    if (old && next) old.replaceWith(next);
    else if (next) document.getElementById("course").after(next);
  }
  if (isBelow) scrollBy({ top: below.getBoundingClientRect().top - was, behavior: "instant" });
  const title = document.getElementById("story-title");
  if (focused) title.focus({ preventScroll: true });
  live.textContent = [title, document.querySelector(".story-words")].map((line) => line?.textContent.trim()).join("\n");
  dress();
  followAnalysis();
}

let playing = null;

function play(on) {
  clearInterval(playing);
  playing = null;
  if (on) {
    if (step === last) show(0);
    playing = setInterval(() => {
      if (step < last) show(step + 1);
      if (step === last) play(false);
    }, pace);
  }
  dress();
}

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const way = event.target.closest("a[data-step]");
  if (way) {
    event.preventDefault();
    play(false);
    show(Number(way.dataset.step));
  } else if (event.target.closest("#way-play")) {
    play(playing === null);
  }
});

page.addEventListener("input", (event) => {
  if (event.target.id !== "step-choice") return;
  play(false);
  show(Number(event.target.value));
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // The slider and scrolling elements handle keys themselves.
  if (event.target.closest("input, select, .scroll, .sheet-table")) return;
  const to = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: last }[event.key];
  if (to !== undefined) {
    event.preventDefault();
    play(false);
    show(to);
  } else if (event.key === " " && !event.target.closest("a, button, summary")) {
    event.preventDefault();
    play(playing === null);
  }
});

dress();
followAnalysis();
if (step < last) regionsOf(step + 1).catch(() => {});
