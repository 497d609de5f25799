// Sends decisions and messages without leaving the page.

import { ask } from "./ask.js";
import { noteTime } from "./connection.js";
import { note, pageName, parse, table } from "./page.js";
import { take } from "./regions.js";
import { during } from "./settled.js";

/** A random name for a decision; sending it twice is harmless. */
function name() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Called when an answer is lost: its regions are never sent again. */
let whenLost = () => {};
export function afterLoss(work) {
  whenLost = work;
}

/** Sends a form and applies the returned regions; returns whether it was accepted. */
const post = (form) => during(exchange(form));

async function exchange(form) {
  note.textContent = "";
  // A decision with a name is sent again until it is answered.
  const repeats = form.elements.id !== undefined;
  const fails = () => {
    whenLost();
    note.textContent = repeats ? note.dataset.resent : note.dataset.unanswered;
  };
  const sent = { method: "POST", headers: { "antipater-page": pageName }, body: new URLSearchParams(new FormData(form)) };
  try {
    const { answer, text } = await ask(form.getAttribute("action"), sent, { repeats, fails });
    const whole = parse(text);
    const update = whole.getElementById("update");
    if (update) {
      if (update.dataset.now) noteTime(Number(update.dataset.now));
      await take(Number(update.dataset.version), update.querySelectorAll(":scope > [id]"));
      note.textContent = update.dataset.note ?? "";
    } else {
      // The answer is an error page without regions. The decision keeps its name and can be sent again.
      note.textContent = whole.querySelector(".problem p:not(.problem-number)")?.textContent ?? answer.statusText;
    }
    return answer.ok;
  } catch {
    return false;
  }
}

/** The question that the pending decision answers. The stream can bring the next question before the answer. */
let sending = null;

/** Whether a decision is pending. */
export const isSending = () => sending !== null;

/** Sends a decision, once. */
async function send(form) {
  // Only answers to a decision have a name.
  const { id, do: verb } = form.elements;
  const question = (form.dataset.answers ||= `${verb?.value} ${id?.value}`);
  if (sending === question) return;
  sending = question;
  if (id) id.value = form.dataset.name ||= name();
  table.classList.add("sending");
  await post(form);
  if (sending !== question) return;
  sending = null;
  table.classList.remove("sending");
}

table.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.matches("form[data-move], form[data-command]")) {
    event.preventDefault();
    form.closest("#menu")?.removeAttribute("open");
    send(form);
  } else if (form.id === "say") {
    event.preventDefault();
    const text = form.elements.text;
    const said = text.value;
    // Also if the button was used.
    text.focus();
    if (said.trim() && (await post(form)) && text.value === said) text.value = "";
  } else if (form.matches("form[data-react]")) {
    event.preventDefault();
    post(form);
  }
});
