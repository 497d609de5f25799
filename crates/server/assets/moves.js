// Sends decisions and what people say, without leaving the page.

import { note, parse, table } from "./page.js";
import { regionsOf, take } from "./regions.js";

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

/** Whether a decision is on its way. */
export const isSending = () => sending !== null;

/** Sends a decision, once. */
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
