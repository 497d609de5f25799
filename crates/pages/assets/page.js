// Elements and values common to all scripts of a table.

/** The whole table, which is printed once; its regions change. */
export const table = document.getElementById("table");
/** The place for refusals and other problems. */
export const note = document.getElementById("note");
/** The live region for screen readers. */
export const live = document.getElementById("live");
/** The random name of this page: the server sends each change once, by the stream or in an answer. */
export const pageName = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
/** The language of the page. */
export const language = document.documentElement.lang;

/** Parses HTML from the server. */
export function parse(html) {
  return new DOMParser().parseFromString(html, "text/html");
}
