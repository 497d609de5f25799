// Things that every script of a table finds on its page.

/** The whole table; it is printed once, and its regions change inside of it. */
export const table = document.getElementById("table");
/** Where a refusal stands, and what else is wrong. */
export const note = document.getElementById("note");
/** What is read aloud. */
export const live = document.getElementById("live");
/** The name this page gives itself: its stream and its answers then bring each change once. */
export const pageName = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
/** The language of the page. */
export const language = document.documentElement.lang;

/** A text of the server as a page. */
export function parse(html) {
  return new DOMParser().parseFromString(html, "text/html");
}
