// Notices of the table, reactions at the seats, and the number of unread messages, visible while the chat is closed.

import { table } from "./page.js";
import { muted, settings } from "./settings.js";

/** How long a notice and a reaction stay visible, in milliseconds. */
const NOTICE = 7000;
const REACTION = 5000;
/** The most of each that are shown at once, after a page was away for a while. */
const MOST = 3;

const notices = table.querySelector("[data-notices]");
const announcer = table.querySelector("[data-announce]");

/** The words of a line without the time. */
function words(line) {
  const parts = [...line.querySelectorAll(":scope > b, :scope > span")];
  return parts.map((part) => part.textContent.trim()).join(": ");
}

/** Announces a text to screen readers, once. */
function whisper(text) {
  if (announcer) announcer.textContent = text;
}

/** The visible place of a seat. */
function placeOf(seat) {
  const places = [...table.querySelectorAll(`[data-seat="${seat}"]`)];
  return places.find((place) => !place.closest("#talk, .cards") && place.checkVisibility());
}

/** Shows a reaction at its author's seat. It lies over the page, and moves nothing. */
function show(line) {
  const place = placeOf(line.dataset.seat);
  if (!place) return;
  const { left, top, width } = place.getBoundingClientRect();
  const bubble = document.createElement("p");
  bubble.className = "bubble";
  bubble.setAttribute("aria-hidden", "true");
  bubble.append(line.querySelector("b").cloneNode(true), " ", line.querySelector(".reaction").cloneNode(true));
  bubble.style.left = `${Math.max(4, Math.min(left + Math.min(width / 2, 140), innerWidth - 200))}px`;
  bubble.style.top = `${Math.max(4, Math.min(top, innerHeight - 60))}px`;
  document.body.append(bubble);
  setTimeout(() => bubble.remove(), REACTION);
}

function notify(line) {
  // Late turns share one notice, as they share a line of the chat.
  if ("late" in line.dataset) notices.querySelector("[data-late]")?.remove();
  const notice = document.createElement("p");
  notice.toggleAttribute("data-late", "late" in line.dataset);
  notice.append(line.querySelector("svg").cloneNode(true), " ", words(line));
  notices.append(notice);
  setTimeout(() => notice.remove(), NOTICE);
}

/** Shows and announces new lines. */
export function notice(lines) {
  if (!notices) return;
  const of = (kind) => lines.filter((line) => line.dataset.kind === kind).slice(-MOST);
  of("told").forEach(notify);
  if (settings.quiet) return;
  const reacted = of("reacted").filter((line) => line.classList.contains("mine") || !muted.has(line.dataset.name));
  reacted.forEach(show);
  const others = reacted.filter((line) => !line.classList.contains("mine"));
  if (others.length > 0) whisper(others.map(words).join("\n"));
}

/** Announces an increased number of unread messages. */
export function tellUnread(count) {
  if (announcer) whisper(announcer.dataset.unread.replace("{}", count));
}
