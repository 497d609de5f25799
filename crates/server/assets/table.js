// Keeps the table page alive: takes in the regions the server sends, sends decisions, adds keys. Without it the page
// works by plain forms and links.

const table = document.getElementById("table");
const note = document.getElementById("note");
const live = document.getElementById("live");
const language = document.documentElement.lang;

/** The regions of a page: those in a row, and the one inside of the panel with what is said. */
const regionsOf = (root) => root.querySelectorAll(":scope > [id]:not(#note, #live, #talk), #said");

/** Each region as the server last printed it, so that an unchanged one stays untouched. */
const printed = new Map();
for (const region of regionsOf(table)) printed.set(region.id, region.outerHTML);
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

/** The version of the table when the regions in place were printed. */
let version = Number(table.dataset.version);

/**
 * Puts printed regions in place of the old ones; keeps focus, choices, open panels and scroll positions. Answers and
 * the stream can overtake each other: what was printed earlier than what stands here comes too late.
 */
function take(printedAt, regions) {
  if (printedAt < version) return;
  if (printedAt > version) table.classList.remove("sending");
  version = printedAt;
  let news = false;
  for (const fresh of regions) {
    const old = document.getElementById(fresh.id);
    if (!old || printed.get(fresh.id) === fresh.outerHTML) continue;
    printed.set(fresh.id, fresh.outerHTML);
    if (fresh.id === "said") {
      hear(old, fresh);
      continue;
    }
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
  refresh();
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
  const pick = table.querySelector(".pick:checked, .pick, .choice button, [data-return]");
  (button ?? pick)?.focus({ preventScroll: true });
}

function parse(html) {
  return new DOMParser().parseFromString(html, "text/html");
}

/** Random name for a decision; sending it twice is harmless. */
function name() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Sends a form and takes in the table that comes back; says whether it was done. */
async function post(form) {
  note.textContent = "";
  try {
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body: new URLSearchParams(new FormData(form)) });
    const whole = parse(await answer.text());
    const page = whole.getElementById("table");
    if (page) {
      take(Number(page.dataset.version), regionsOf(page));
      note.textContent = page.querySelector("#note").textContent;
    } else {
      // No table came back, but a page that says what went wrong. The decision keeps its name and can be sent again.
      note.textContent = whole.querySelector(".problem p:not(.problem-number)")?.textContent ?? answer.statusText;
    }
    return answer.ok;
  } catch {
    note.textContent = table.dataset.lost;
    return false;
  }
}

/** What is on its way: which question it answers. The stream can bring the next question before the answer is back. */
let sending = null;

async function send(form) {
  const question = (form.dataset.answers ||= `${form.elements.do?.value} ${form.elements.id.value}`);
  if (sending === question) return;
  sending = question;
  form.dataset.name ||= name();
  form.elements.id.value = form.dataset.name;
  table.classList.add("sending");
  await post(form);
  if (sending !== question) return;
  sending = null;
  table.classList.remove("sending");
}

table.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.matches("form[data-move], form[data-deed]")) {
    event.preventDefault();
    form.closest("#menu")?.removeAttribute("open");
    send(form);
  } else if (form.id === "say") {
    event.preventDefault();
    const text = form.elements.text;
    const said = text.value;
    if (said.trim() && (await post(form)) && text.value === said) text.value = "";
  }
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
  const writes = event.target.closest?.("input[type=text]");
  if (event.key === "Escape") {
    const panel = event.target.closest?.("details[open]") ?? table.querySelector("details[open]");
    if (panel) {
      panel.removeAttribute("open");
      panel.querySelector("summary").focus();
    } else {
      table.querySelector("dialog[open] button")?.click();
    }
    return;
  }
  if (writes || table.querySelector("dialog[open]")) return;
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
  const key = event.key.toLowerCase();
  if (key === "u" && !event.repeat) {
    table.querySelector("[data-undo], [data-back]")?.click();
    return;
  }
  if (key === "c" && talk) {
    event.preventDefault();
    talk.open = true;
    (talk.querySelector("#say-text") ?? talk.querySelector("#said")).focus();
    return;
  }
  const kinds = { b: "build", w: "wonder", s: "sell", d: "discard" };
  const kind = kinds[key];
  if (kind) answers().find((button) => button.dataset.do === kind)?.focus();
});

// A click outside closes panels; what people write stays in sight until it is put away.
document.addEventListener("click", (event) => {
  for (const details of table.querySelectorAll("details[open]:not(#talk-box, #talk-box *)")) {
    if (!details.contains(event.target)) details.removeAttribute("open");
  }
});

/** What the browser keeps for this person; without leave to keep anything it lasts as long as the page. */
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
      localStorage.setItem(`antipater-${key}`, JSON.stringify(value));
    } catch {
      // Nothing is kept then.
    }
  },
};

/** Sound and silence. */
const settings = { sound: false, quiet: false, ...kept.read("settings") };
/** The names of those whose messages are hidden. */
const muted = new Set(kept.read("muted") ?? []);
/** The panel with what is said, if the table has one. */
const talk = document.getElementById("talk-box");

table.addEventListener("change", (event) => {
  const { setting, mute } = event.target.dataset;
  if (setting) {
    settings[setting] = event.target.checked;
    kept.write("settings", settings);
    if (setting === "sound" && settings.sound) ring();
  } else if (mute !== undefined) {
    if (event.target.checked) muted.add(mute);
    else muted.delete(mute);
    kept.write("muted", [...muted]);
  } else {
    return;
  }
  refresh();
});

table.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const input = document.getElementById(button.dataset.copy);
  input.select();
  try {
    await navigator.clipboard.writeText(input.value);
    button.textContent = button.dataset.copied;
  } catch {
    // Without leave to use the clipboard the text stays selected.
  }
});

table.addEventListener("click", (event) => {
  if (event.target.closest("[data-print]")) print();
});

/** Adds what was said since; whoever reads further up is not moved. */
function hear(old, fresh) {
  const before = new Set([...old.children].map((line) => line.dataset.number));
  const now = new Set([...fresh.children].map((line) => line.dataset.number));
  const atEnd = old.scrollHeight - old.scrollTop - old.clientHeight < 8;
  for (const line of [...old.children]) if (!now.has(line.dataset.number)) line.remove();
  for (const line of [...fresh.children]) if (!before.has(line.dataset.number)) old.append(line);
  if (atEnd) old.scrollTop = old.scrollHeight;
}

/** Which messages were read, by their numbers. */
const readKey = `antipater-read-${table.dataset.table}`;
let read = Number(sessionStorage.getItem(readKey) ?? -1);

function refreshTalk() {
  const aside = document.getElementById("talk");
  if (!aside) return;
  aside.hidden = settings.quiet;
  const lines = [...document.querySelectorAll("#said li")];
  for (const line of lines) {
    line.hidden = line.dataset.name !== undefined && muted.has(line.dataset.name) && !line.classList.contains("mine");
    const time = line.querySelector("time");
    time.textContent ||= new Date(time.dateTime).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" });
  }
  const heard = lines.filter((line) => !line.hidden && !line.classList.contains("mine"));
  if (talk.open) {
    read = Math.max(read, ...lines.map((line) => Number(line.dataset.number)));
    sessionStorage.setItem(readKey, read);
  }
  const unread = heard.filter((line) => Number(line.dataset.number) > read).length;
  const count = talk.querySelector(".count");
  count.hidden = unread === 0;
  count.firstElementChild.textContent = unread;
}

talk?.addEventListener("toggle", () => {
  if (talk.open) {
    const said = document.getElementById("said");
    said.scrollTop = said.scrollHeight;
  }
  refreshTalk();
});

/** Two soft strokes on a bell. */
let audio = null;
function ring() {
  audio ??= new AudioContext();
  for (const [pitch, after] of [
    [659.3, 0],
    [880, 0.16],
  ]) {
    const at = audio.currentTime + after;
    const tone = new OscillatorNode(audio, { frequency: pitch, type: "sine" });
    const loud = new GainNode(audio, { gain: 0 });
    loud.gain.setValueAtTime(0, at);
    loud.gain.linearRampToValueAtTime(0.18, at + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0005, at + 0.7);
    tone.connect(loud).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.75);
  }
}

// Browsers make no sound before the page was touched.
document.addEventListener("pointerdown", () => audio?.resume());

const title = document.title;
let wasAsked = document.querySelector("#around[data-asked]") !== null;

/** The title says whether one is asked; where it is wished for, a sound too. */
function refreshAsked() {
  const asked = document.querySelector("#around[data-asked]") !== null;
  document.title = asked ? table.dataset.askedTitle : title;
  if (asked && !wasAsked && settings.sound) ring();
  wasAsked = asked;
}

/** How far the clock of the server is ahead of the one here, in milliseconds. */
const ahead = table.dataset.now ? Number(table.dataset.now) - Date.now() : 0;

/** What is left, as a person would say it. */
function left(seconds) {
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const unit = (value, unit) => new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(value);
  const hours = Math.floor(seconds / 3600);
  const parts =
    hours < 24
      ? [unit(hours, "hour"), unit(Math.floor((seconds % 3600) / 60), "minute")]
      : [unit(Math.floor(hours / 24), "day"), unit(hours % 24, "hour")];
  return new Intl.ListFormat(language, { type: "unit", style: "narrow" }).format(parts);
}

/** The end of the step for which the last seconds were told. */
let warned = null;

function countDown() {
  for (const clock of document.querySelectorAll("[data-ends]")) {
    const seconds = Math.max(0, Math.ceil((Number(clock.dataset.ends) - Date.now() - ahead) / 1000));
    const words = left(seconds);
    const time = clock.querySelector("time");
    if (time.textContent !== words) time.textContent = words;
    clock.classList.add("runs");
    clock.classList.toggle("hurries", seconds <= 10);
    if (seconds <= 10 && wasAsked && warned !== clock.dataset.ends) {
      warned = clock.dataset.ends;
      live.textContent = clock.dataset.last;
    }
  }
}

/** Brings up to date what the browser knows better than the server: what it keeps, the time, the address. */
function refresh() {
  for (const input of table.querySelectorAll("input[data-link]")) {
    if (input.value.startsWith("/")) input.value = location.origin + input.value;
  }
  for (const input of table.querySelectorAll("[data-setting]")) input.checked = settings[input.dataset.setting];
  for (const input of table.querySelectorAll("[data-mute]")) input.checked = muted.has(input.dataset.mute);
  const waits = document.querySelector("#seats [data-waits]")?.textContent;
  for (const copy of table.querySelectorAll("[data-waits-too]")) copy.textContent = waits ?? copy.textContent;
  refreshTalk();
  refreshAsked();
  countDown();
}

/** How long a page waits before it asks again for a stream that was refused, in milliseconds. */
const patience = 4000;
let stream = null;
/** Whether the stream was lost; the next one is taken whatever came before. */
let lost = false;

function listen() {
  stream = new EventSource(table.dataset.stream);
  stream.addEventListener("regions", (event) => {
    if (lost) {
      lost = false;
      version = 0;
      table.classList.remove("lost");
      if (note.textContent === table.dataset.lost) note.textContent = "";
      live.textContent = table.dataset.regained;
    }
    take(Number(event.lastEventId), parse(event.data).body.querySelectorAll(":scope > [id]"));
  });
  stream.addEventListener("error", () => {
    lost = true;
    table.classList.add("lost");
    if (!sending) note.textContent = table.dataset.lost;
    // The browser tries again by itself, unless it was told off.
    if (stream.readyState === EventSource.CLOSED) setTimeout(listen, patience);
  });
}

document.documentElement.classList.add("scripts");
listen();
setInterval(countDown, 250);
window.addEventListener("pagehide", () => stream.close());
window.addEventListener("pageshow", (event) => {
  if (event.persisted) listen();
});
refresh();
focusQuestion();
