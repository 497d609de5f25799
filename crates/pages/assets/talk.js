// What people say at a table: how much is unread, whose words are hidden, and where the focus is.

import { tellUnread } from "./heard.js";
import { language, table } from "./page.js";
import { readKey, showTimes } from "./said.js";
import { muted, settings } from "./settings.js";

/** The panel with what is said, if the table has one. */
export const talk = document.getElementById("talk-box");

/** Which messages were read, by their numbers. */
const key = readKey(table.dataset.table);
let read = Number(sessionStorage.getItem(key) ?? -1);
let unreadBefore = null;

/** Shows the messages of people who are not hidden, and how many are unread. What the table tells is not counted, nor
 * what was seen at a seat. */
export function refreshTalk() {
  const aside = document.getElementById("talk");
  if (!aside) return;
  aside.hidden = settings.quiet;
  const lines = [...document.querySelectorAll("#said li")];
  const isHidden = (line) => line.dataset.name !== undefined && muted.has(line.dataset.name) && !line.classList.contains("mine");
  for (const line of [...lines, ...table.querySelectorAll(".at-table li")]) {
    line.hidden = isHidden(line) || (settings.quiet && line.dataset.name !== undefined);
  }
  showTimes(lines, language);
  if (talk.open) {
    read = Math.max(read, ...lines.map((line) => Number(line.dataset.number)));
    sessionStorage.setItem(key, read);
  }
  const counts = (line) => line.dataset.kind === "said" && !line.hidden && !line.classList.contains("mine") && Number(line.dataset.number) > read;
  const unread = lines.filter(counts).length;
  const count = talk.querySelector(".count");
  count.hidden = unread === 0;
  count.firstElementChild.textContent = unread;
  if (unreadBefore !== null && unread > unreadBefore && !settings.quiet) tellUnread(unread);
  unreadBefore = unread;
}

/** Where the focus was when the panel was opened. */
let before = null;

/** Notes where the focus comes back to when the panel closes. */
export function rememberFocus() {
  before = document.activeElement === document.body ? null : document.activeElement;
}

/** Closes the panel; the focus returns to where it was. */
export function leaveTalk() {
  talk.open = false;
  const back = before?.isConnected && before.checkVisibility() ? before : talk.querySelector("summary");
  back.focus();
  before = null;
}

/** The field for a message, else the messages. */
const field = () => talk.querySelector("#say-text") ?? document.getElementById("said");

talk?.addEventListener("toggle", () => {
  if (talk.open) {
    const said = document.getElementById("said");
    said.scrollTop = said.scrollHeight;
    if (!talk.contains(document.activeElement) || document.activeElement.tagName === "SUMMARY") field().focus();
  } else {
    before = null;
  }
  refreshTalk();
});
