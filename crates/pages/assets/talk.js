// The chat of a table: unread messages, muted people, and the focus.

import { tellUnread } from "./notices.js";
import { language, table } from "./page.js";
import { readKey, showTimes } from "./messages.js";
import { muted, settings } from "./settings.js";

/** The panel of messages, if the table has one. */
export const talk = document.getElementById("talk-box");

/** The number of the last message read. */
const key = readKey(table.dataset.table);
let read = Number(sessionStorage.getItem(key) ?? -1);
let unreadBefore = null;

/**
 * Shows the messages of people who are not muted, and the number of unread ones, without notices and reactions already
 * seen.
 */
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

/** The focus before the panel was opened. */
let before = null;

/** Records where the focus returns when the panel closes. */
export function rememberFocus() {
  before = document.activeElement === document.body ? null : document.activeElement;
}

/** Closes the panel and restores the focus. */
export function leaveTalk() {
  talk.open = false;
  const back = before?.isConnected && before.checkVisibility() ? before : talk.querySelector("summary");
  back.focus();
  before = null;
}

/** The field for a message, or else the messages. */
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
