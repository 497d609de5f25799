// The score pad: numbers and selections are kept in the browser, and the server computes the points. A typed number
// replaces a computed one; computed points show in empty fields.

import { ask as askServer } from "./ask.js";
import { begin, during, end } from "./settled.js";

document.documentElement.classList.add("scripts");
const form = document.getElementById("pad");
const choice = document.getElementById("choice");
const dialog = document.getElementById("contents");
const result = document.getElementById("result");
const { pad, game, edition } = form.dataset;
const seats = Number(form.dataset.seats);
const categories = [...form.querySelectorAll('input[name^="c0-"]')].map((field) => field.name.slice(3)).filter((name) => name !== "coins");

const field = (name) => form.elements[name];

/** Storage of the browser; if it is forbidden, values last as long as the page. */
const kept = {
  read(key) {
    try {
      return JSON.parse(localStorage.getItem(`antipater-${key}`));
    } catch {
      return null;
    }
  },
  write(key, value) {
    try {
      if (value === null) localStorage.removeItem(`antipater-${key}`);
      else localStorage.setItem(`antipater-${key}`, JSON.stringify(value));
    } catch {
      // Storage is forbidden: nothing is kept.
    }
  },
};

/** The selections for each city: counts by name, and lists of names. */
const nothing = () => ({ city: "", side: "", counts: {}, cards: [], wonders: [], tokens: [] });
let contents = Array.from({ length: seats }, nothing);
/** The city in the dialog. */
let open = 0;

function keep() {
  const typed = {};
  for (const { name, value } of form.elements) if (/^[nc]\d/.test(name) && value) typed[name] = value;
  kept.write(`score-${pad}`, { typed, tapped: contents, pawn: field("pawn")?.value });
  kept.write("score", { game: pad, seats });
}

function restore() {
  const state = kept.read(`score-${pad}`);
  if (!state) return;
  for (const [name, value] of Object.entries(state.typed ?? {})) if (field(name)) field(name).value = value;
  contents = contents.map((city, number) => ({ ...city, ...state.tapped?.[number] }));
  if (field("pawn") && state.pawn) field("pawn").value = state.pawn;
}

/** The typed number: digits of any width, after any dash; null if it is invalid. */
const number = (text) => {
  const plain = text.normalize("NFKC").trim().replace(/^[\u2010-\u2015\u2212]/, "-");
  return /^[-+]?\d{1,4}$/.test(plain) ? Number(plain) : null;
};

/** The cells with invalid input, which are marked. */
function wrong() {
  const cells = [...form.elements].filter(({ name }) => /^c\d/.test(name));
  for (const cell of cells) cell.toggleAttribute("aria-invalid", cell.value.trim() !== "" && number(cell.value) === null);
  return cells.some((cell) => cell.hasAttribute("aria-invalid"));
}

/** A city in the form of a request. */
function city(index) {
  const { city, side, counts, cards, wonders, tokens } = contents[index];
  const count = (name) => counts[name] ?? 0;
  const sent = { cards, coins: number(field(`c${index}-coins`)?.value ?? "") ?? counts.coins, points: {} };
  if (game === "duel") {
    sent.wonders = wonders;
    sent.tokens = tokens;
  } else {
    if (city) Object.assign(sent, { city, side: side || dialog.querySelector("#contents-side").options[0].value, stages: count("stages") });
    sent.tokens = [1, 3, 5, -1].flatMap((worth) => Array(count(`token${worth}`)).fill(worth));
    const symbols = Object.fromEntries(["compass", "gear", "tablet", "any"].map((name) => [name, count(name)]));
    if (Object.values(symbols).some(Boolean)) sent.symbols = symbols;
  }
  for (const category of categories) {
    const points = number(field(`c${index}-${category}`).value);
    if (points !== null) sent.points[category] = points;
  }
  return sent;
}

let asked = 0;
let waiting = null;

/** Requests the points a moment after the last change. */
function count(delay = 120) {
  keep();
  if (waiting === null) begin();
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    waiting = null;
    ask();
    end();
  }, delay);
}

const ask = () => during(exchange());

async function exchange() {
  const mine = ++asked;
  const mistyped = wrong();
  result.querySelector(".of-numbers").hidden = !mistyped;
  if (mistyped) return unknown();
  const sheet = { game, edition, cities: Array.from({ length: seats }, (_, index) => city(index)), pawn: Number(field("pawn")?.value ?? 0) };
  let answer;
  try {
    const sent = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(sheet) };
    answer = JSON.parse((await askServer("/api/score", sent)).text);
  } catch {
    answer = null;
  }
  if (mine === asked) show(answer);
}

const begun = () => [...form.elements].some(({ name, value }) => /^c\d/.test(name) && value) || contents.some(hasContents) || Number(field("pawn")?.value ?? 0) !== 0;
const hasContents = ({ city, counts, cards, wonders, tokens }) => Boolean(city || cards.length || wonders.length || tokens.length || Object.values(counts).some(Boolean));

/** Shows no points, places or reasons. */
function unknown() {
  for (const line of result.querySelectorAll(".tie, .bad:not(.of-numbers)")) line.hidden = true;
  for (const total of form.querySelectorAll("[data-total]")) total.textContent = "–";
  for (const cell of form.querySelectorAll("[data-place]")) {
    cell.querySelector("b").textContent = "–";
    cell.querySelector(".won").hidden = true;
    cell.classList.remove("wins");
  }
}

/** Shows the points, or why there are none. */
function show(answer) {
  const good = answer?.cities;
  if (!good) unknown();
  result.querySelector(".of-away").hidden = answer !== null;
  const bad = result.querySelector("div.bad");
  bad.hidden = good || answer === null;
  const why = bad.querySelector(".why");
  why.textContent = answer?.error?.detail ?? "";
  why.lang = "en";
  const warning = dialog.querySelector("#contents-bad");
  warning.hidden = bad.hidden;
  for (const line of result.querySelectorAll(".tie")) line.hidden = true;
  if (!good) return;
  const some = begun();
  for (const [index, { points, total, place, wins }] of answer.cities.entries()) {
    const isFilled = hasContents(contents[index]) || (game === "duel" && Number(field("pawn").value) !== 0) || Boolean(field(`c${index}-coins`)?.value);
    for (const category of categories) field(`c${index}-${category}`).placeholder = isFilled ? String(points[category]).replace("-", "−") : "";
    form.querySelector(`[data-total="${index}"]`).textContent = some ? String(total).replace("-", "−") : "–";
    const cell = form.querySelector(`[data-place="${index}"]`);
    cell.querySelector("b").textContent = some && place ? place : "–";
    cell.querySelector(".won").hidden = !(some && wins);
    cell.classList.toggle("wins", some && wins);
    form.querySelector(`[data-contents="${index}"]`).classList.toggle("filled", hasContents(contents[index]));
  }
  dialog.querySelector("#contents-total").textContent = String(answer.cities[open].total).replace("-", "−");
  if (!some) return;
  const decided = { "tie-break": game === "duel" ? ".of-blue-cards" : ".of-seven-coins", shared: ".of-shared", undecided: ".of-undecided", supremacy: `.of-${answer.victory}` };
  const line = result.querySelector(decided[answer.decided] ?? ".none");
  if (line) line.hidden = false;
}

/** Shows a city in the dialog. */
function look(index) {
  open = index;
  const city = contents[index];
  const name = field(`n${index}`);
  dialog.querySelector("#contents-title").textContent = name.value || name.dataset.usual;
  for (const input of dialog.querySelectorAll("[data-count]")) input.value = city.counts[input.dataset.count] || "";
  for (const box of dialog.querySelectorAll("[data-list]")) box.checked = city[box.dataset.list].includes(box.value);
  for (const part of ["city", "side"]) {
    const select = dialog.querySelector(`#contents-${part}`);
    if (select) select.value = city[part] || select.options[0].value;
  }
  const q = dialog.querySelector("#contents-q");
  q.value = "";
  find();
  taken();
  dialog.showModal();
  dialog.querySelector(".contents-body").scrollTop = 0;
  ask();
}

function taken() {
  dialog.querySelector("#contents-count").textContent = contents[open].cards.length || "";
}

/** The words of a text without capitals and accents, as in the page. */
function fold(text) {
  const plain = text.toLowerCase().normalize("NFD").replace(/\p{M}|['’]/gu, "").replaceAll("ı", "i").replaceAll("đ", "d");
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

function find() {
  const words = fold(dialog.querySelector("#contents-q").value);
  for (const chip of dialog.querySelectorAll("[data-find]")) chip.hidden = !words.every((word) => chip.dataset.find.includes(word));
  for (const group of dialog.querySelectorAll(".contents-all fieldset")) group.hidden = !group.querySelector("[data-find]:not([hidden])");
}

dialog.addEventListener("input", ({ target }) => {
  if (target.id === "contents-q") return find();
  const city = contents[open];
  const { count: what, list } = target.dataset;
  if (what) {
    city.counts[what] = Math.max(0, number(target.value) ?? 0);
    // The dialog and the pad share the coins.
    if (what === "coins" && field(`c${open}-coins`)) field(`c${open}-coins`).value = target.value;
  } else if (list) {
    city[list] = city[list].filter((name) => name !== target.value);
    if (target.checked) city[list].push(target.value);
    taken();
  } else if (target.id === "contents-city") city.city = target.value;
  else if (target.id === "contents-side") city.side = target.value;
  count();
});
dialog.addEventListener("click", ({ target }) => {
  // A click outside the dialog closes it.
  if (target === dialog) return dialog.close();
  const button = target.closest("[data-step]");
  if (!button) return;
  const input = button.parentElement.querySelector("input");
  input.value = Math.max(0, (number(input.value) ?? 0) + Number(button.dataset.step)) || "";
  input.dispatchEvent(new Event("input", { bubbles: true }));
});

form.addEventListener("input", ({ target }) => {
  if (target.name === "pawn") document.getElementById("pawn-at").textContent = target.value.replace("-", "−");
  const coins = /^c(\d)-coins$/.exec(target.name);
  if (coins) contents[coins[1]].counts.coins = Math.max(0, number(target.value) ?? 0);
  count();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  count(0);
});
form.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-contents]");
  if (button) look(Number(button.dataset.contents));
});
// Enter goes down the column.
form.addEventListener("keydown", (event) => {
  const cell = event.target.closest("td, th");
  const steps = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };
  if (!cell || !steps[event.key] || event.target.tagName !== "INPUT") return;
  event.preventDefault();
  let row = cell.parentElement;
  const rows = [...form.querySelectorAll("tr")];
  do row = rows[rows.indexOf(row) + steps[event.key]];
  while (row && !row.cells[cell.cellIndex]?.querySelector("input"));
  row?.cells[cell.cellIndex].querySelector("input").focus();
});

choice.addEventListener("change", () => {
  keep();
  const { game, seats } = Object.fromEntries(new FormData(choice));
  kept.write("score", { game, seats });
  choice.submit();
});

const question = document.getElementById("reset-question");
document.getElementById("reset").addEventListener("click", () => {
  question.returnValue = "no";
  question.showModal();
});
question.addEventListener("close", () => {
  if (question.returnValue !== "yes") return;
  const names = Array.from({ length: seats }, (_, index) => field(`n${index}`).value);
  for (const input of form.querySelectorAll('input[type="text"]')) input.value = "";
  if (field("pawn")) {
    field("pawn").value = 0;
    document.getElementById("pawn-at").textContent = "0";
  }
  // The same people play again.
  for (const [index, name] of names.entries()) field(`n${index}`).value = name;
  contents = Array.from({ length: seats }, nothing);
  count(0);
});

// Without a game in the address, shows the last pad.
const last = kept.read("score");
const address = new URLSearchParams(location.search);
if (last && !address.has("game") && !("sent" in form.dataset) && (last.game !== pad || Number(last.seats) !== seats)) {
  location.replace(`/score?${new URLSearchParams({ game: last.game, seats: last.seats ?? "" })}`);
} else {
  if (!("sent" in form.dataset)) restore();
  if (field("pawn")) document.getElementById("pawn-at").textContent = field("pawn").value.replace("-", "−");
  count(0);
}
addEventListener("online", () => count(0));
