// Keeps the table page alive: takes in the regions the server sends, sends decisions, adds keys. Without it the page
// works by plain forms and links.

const table = document.getElementById("table");
const note = document.getElementById("note");
const live = document.getElementById("live");

/** Each region as the server last printed it, so that an unchanged one stays untouched. */
const printed = new Map();
for (const region of table.querySelectorAll(":scope > [id]")) printed.set(region.id, region.outerHTML);
/** Dialogs the person has closed; they stay closed. */
const closed = new Set();

table.addEventListener(
  "close",
  (event) => {
    closed.add(event.target.id);
    focusQuestion();
  },
  true,
);

/** How far the game had gone when the regions in place were printed. */
let decision = Number(table.dataset.decision);

/**
 * Puts printed regions in place of the old ones; keeps focus, choices, open panels and scroll positions. Answers and
 * the stream can overtake each other: what was printed earlier than what stands here comes too late.
 */
function take(printedAt, regions) {
  if (printedAt < decision) return;
  if (printedAt > decision) table.classList.remove("sending");
  decision = printedAt;
  let news = false;
  for (const fresh of regions) {
    const old = document.getElementById(fresh.id);
    if (!old || printed.get(fresh.id) === fresh.outerHTML) continue;
    printed.set(fresh.id, fresh.outerHTML);
    for (const dialog of fresh.querySelectorAll("dialog")) if (closed.has(dialog.id)) dialog.removeAttribute("open");
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    const wasFocused = focused && (focused.id || focused.closest("details")?.id);
    const inSummary = focused?.tagName === "SUMMARY";
    const checked = [...old.querySelectorAll("input:checked[id]")].map((input) => input.id);
    const open = [...old.querySelectorAll("details[open][id]")].map((details) => details.id);
    const scrolled = old.scrollTop;
    old.replaceWith(fresh);
    for (const id of checked) {
      const input = document.getElementById(id);
      if (input) input.checked = true;
    }
    for (const id of open) document.getElementById(id)?.setAttribute("open", "");
    fresh.scrollTop = scrolled;
    if (wasFocused) {
      const next = document.getElementById(wasFocused);
      (inSummary ? next?.querySelector("summary") : next)?.focus();
    }
    if (fresh.id === "told") news = true;
  }
  if (news) tell();
  focusQuestion();
}

/** Says what happened to those who listen. */
function tell() {
  live.textContent = [...document.querySelectorAll("#told p")].map((line) => line.textContent).join("\n");
}

/** Gives the keyboard a place when the old one is gone: the news, else the hand. */
function focusQuestion() {
  const active = document.activeElement;
  if (active && active !== document.body && active.checkVisibility()) return;
  const button = table.querySelector("dialog[open] button");
  const pick = table.querySelector(".pick:checked, .pick, .choice button");
  (button ?? pick)?.focus({ preventScroll: true });
}

function parse(html) {
  return new DOMParser().parseFromString(html, "text/html");
}

/** Random name for a decision; sending it twice is harmless. */
function name() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The decision that is on its way. */
let sending = null;

async function send(form) {
  const answered = form.elements.decision.value;
  if (sending === answered) return;
  sending = answered;
  form.dataset.name ||= name();
  form.elements.id.value = form.dataset.name;
  table.classList.add("sending");
  note.textContent = "";
  try {
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body: new URLSearchParams(new FormData(form)) });
    const whole = parse(await answer.text());
    const page = whole.getElementById("table");
    if (page) {
      const regions = page.querySelectorAll(":scope > [id]:not(#note, #live)");
      take(Number(page.dataset.decision), regions);
      note.textContent = page.querySelector("#note").textContent;
    } else {
      // No table came back, but a page that says what went wrong. The decision keeps its name and can be sent again.
      note.textContent = whole.querySelector(".problem p:not(.problem-number)")?.textContent ?? answer.statusText;
    }
  } catch {
    note.textContent = table.dataset.lost;
  } finally {
    if (sending === answered) {
      sending = null;
      table.classList.remove("sending");
    }
  }
}

table.addEventListener("submit", (event) => {
  const form = event.target.closest("form[data-move]");
  if (!form) return;
  event.preventDefault();
  send(form);
});

/** The answers to the chosen card. */
function answers() {
  const offer = table.querySelector(".pick:checked + .card + .offer") ?? table.querySelector(".offer.hint");
  return offer ? [...offer.querySelectorAll("button[data-do]")] : [];
}

function choose(input) {
  input.checked = true;
  input.focus({ preventScroll: false });
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const onButton = event.target.closest?.("button, a, summary, select, input:not(.pick)");
  if (event.key === "Escape") {
    const panel = table.querySelector("details[open]");
    if (panel) {
      panel.removeAttribute("open");
      panel.querySelector("summary").focus();
    } else {
      table.querySelector("dialog[open] button")?.click();
    }
    return;
  }
  if (table.querySelector("dialog[open]")) return;
  if (/^[1-9]$/.test(event.key)) {
    const pick = table.querySelector(`[data-key="${event.key}"]`);
    if (pick?.matches(".pick")) choose(pick);
    else pick?.focus();
    return;
  }
  if (event.key === "Enter" && !onButton) {
    const [first] = answers();
    if (first) {
      event.preventDefault();
      first.focus();
    }
    return;
  }
  const kinds = { b: "build", w: "wonder", s: "sell", d: "discard" };
  const kind = kinds[event.key.toLowerCase()];
  if (kind) answers().find((button) => button.dataset.do === kind)?.focus();
});

// A click outside closes panels.
document.addEventListener("click", (event) => {
  for (const details of table.querySelectorAll("details[open]")) {
    if (!details.contains(event.target)) details.removeAttribute("open");
  }
});

const stream = new EventSource(table.dataset.stream);
stream.addEventListener("regions", (event) => {
  if (note.textContent === table.dataset.lost) note.textContent = "";
  take(Number(event.lastEventId), parse(event.data).body.querySelectorAll(":scope > [id]"));
});
stream.addEventListener("error", () => {
  if (sending === null) note.textContent = table.dataset.lost;
});
window.addEventListener("pagehide", () => stream.close());
focusQuestion();
