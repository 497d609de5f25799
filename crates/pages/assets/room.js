// Keeps a waiting room and an invitation up to date, and copies the invitation. Without it the page works by plain
// forms and links.

import { ask } from "./ask.js";
import { follow } from "./connection.js";
import { parse } from "./page.js";
import { readKey, showTimes, updateMessages } from "./messages.js";
import { morph } from "./morph.js";
import { during } from "./settled.js";

const page = document.getElementById("room-page");
const live = document.getElementById("live");
const note = document.getElementById("note");

/** Shows links in full, with the address of this server. */
function completeLinks(root) {
  for (const input of root.querySelectorAll("input[data-link]")) {
    if (input.value.startsWith("/")) input.value = location.origin + input.value;
  }
  // If the device cannot share, the copy button remains.
  for (const button of root.querySelectorAll("[data-share]")) button.hidden = !navigator.share;
}

/** Each region as last printed: text typed into an unchanged one stays. */
const printed = new Map();
for (const region of page.querySelectorAll("[id]")) printed.set(region.id, region.outerHTML);

/** Only games over days have the button, and the host may choose one later. */
function offerNotices() {
  if (page.querySelector("[data-push]")) during(import("./push.js"));
}

function take(regions) {
  for (const fresh of regions) {
    const old = document.getElementById(fresh.id);
    const text = fresh.outerHTML;
    if (!old || printed.get(fresh.id) === text) continue;
    printed.set(fresh.id, text);
    completeLinks(fresh);
    if (fresh.id === "said") {
      updateMessages(old, fresh);
      refreshSaid();
      continue;
    }
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    const words = focused?.textContent;
    morph(old, fresh);
    if (focused && !focused.isConnected) [...old.querySelectorAll("button, a, input")].find((item) => item.textContent === words)?.focus();
    const people = [...old.querySelectorAll(".room-who")].map((who) => who.textContent);
    if (people.length > 0) live.textContent = people.join(", ");
  }
  offerNotices();
}

/** Shows when each message was written, and records that all were read. */
function refreshSaid() {
  const lines = [...page.querySelectorAll("#said li")];
  showTimes(lines, document.documentElement.lang);
  if (lines.length > 0) sessionStorage.setItem(readKey(page.dataset.table), lines.at(-1).dataset.number);
}

/** Sends a message; the field keeps the focus. */
async function say(form) {
  const text = form.elements.text;
  const said = text.value;
  text.focus();
  if (!said.trim()) return;
  if ((await send(form)) && text.value === said) text.value = "";
}

/** Sends a form and returns whether it was accepted; follows redirects. */
const send = (form) => during(exchange(form));

async function exchange(form) {
  note.textContent = "";
  try {
    const { answer, text } = await ask(form.getAttribute("action"), { method: "POST", body: new URLSearchParams(new FormData(form)) });
    if (!answer.ok) {
      const why = parse(text).querySelector(".problem p:not(.problem-number)");
      note.textContent = why?.textContent ?? answer.statusText;
    } else if (!answer.url.endsWith(location.pathname)) {
      location.assign(answer.url);
    }
    return answer.ok;
  } catch {
    note.textContent = note.dataset.unanswered;
    return false;
  }
}

page.addEventListener("submit", async (event) => {
  const form = event.target.closest("form[data-room], #say");
  if (!form) return;
  event.preventDefault();
  if (form.id === "say") return say(form);
  if (form.action.endsWith("/options")) form.closest("details").removeAttribute("open");
  await send(form);
});

page.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const input = document.getElementById(button.dataset.copy);
  input.select();
  try {
    await navigator.clipboard.writeText(input.value);
    button.textContent = button.dataset.copied;
  } catch {
    // Without permission to use the clipboard the text stays selected.
  }
});

page.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-share]");
  if (!button) return;
  try {
    await navigator.share({ title: document.title, text: button.dataset.words, url: document.getElementById(button.dataset.share).value });
  } catch {
    // Sharing was canceled.
  }
});

// Only one list of choices is open at a time.
document.addEventListener("click", (event) => {
  for (const menu of page.querySelectorAll(".seat-menu[open]")) if (!menu.contains(event.target)) menu.removeAttribute("open");
});
document.addEventListener("keydown", (event) => {
  const menu = event.key === "Escape" && page.querySelector(".seat-menu[open]");
  if (!menu) return;
  menu.removeAttribute("open");
  menu.querySelector("summary").focus();
});

document.documentElement.classList.add("scripts");
offerNotices();
completeLinks(page);
refreshSaid();
follow(page.dataset.stream, {
  take: (data) => take(parse(data).body.querySelectorAll(":scope > [id]")),
  lost() {
    note.textContent = note.dataset.lost;
  },
  regained() {
    if (note.textContent === note.dataset.lost) note.textContent = "";
  },
});
