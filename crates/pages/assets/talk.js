// What people say at a table: new lines, how many are unread, and whose are hidden.

import { language, table } from "./page.js";
import { muted, settings } from "./settings.js";

/** Adds new messages; the list does not move for somebody who reads further up. */
export function hear(old, fresh) {
  const before = new Set([...old.children].map((line) => line.dataset.number));
  const now = new Set([...fresh.children].map((line) => line.dataset.number));
  const atEnd = old.scrollHeight - old.scrollTop - old.clientHeight < 8;
  for (const line of [...old.children]) if (!now.has(line.dataset.number)) line.remove();
  for (const line of [...fresh.children]) if (!before.has(line.dataset.number)) old.append(line);
  if (atEnd) old.scrollTop = old.scrollHeight;
}

/** The panel with what is said, if the table has one. */
export const talk = document.getElementById("talk-box");

/** Which messages were read, by their numbers. */
const readKey = `antipater-read-${table.dataset.table}`;
let read = Number(sessionStorage.getItem(readKey) ?? -1);

/** Shows the messages of people who are not hidden, and how many are unread. */
export function refreshTalk() {
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
