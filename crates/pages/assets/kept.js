// Keeps a page around the tables up to date: its regions come on a stream. Without it the page works by links and forms.

import { follow } from "./connection.js";
import { morph } from "./morph.js";
import { parse } from "./page.js";

const page = document.getElementById("kept");
const note = document.getElementById("note");

follow(page.dataset.stream, {
  take(data) {
    for (const fresh of parse(data).body.querySelectorAll(":scope > [id]")) {
      const old = document.getElementById(fresh.id);
      if (!old || old.isEqualNode(fresh)) continue;
      const focused = old.contains(document.activeElement) ? document.activeElement : null;
      morph(old, fresh);
      if (focused && !focused.isConnected) old.querySelector("a, button")?.focus();
    }
  },
  lost() {
    note.textContent = note.dataset.lost;
  },
  regained() {
    if (note.textContent === note.dataset.lost) note.textContent = "";
  },
});
