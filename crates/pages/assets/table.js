// Keeps the page of a table up to date; its modules send decisions, add keys, and animate changes. Without scripts the
// page works by plain forms and links.

import "./keys.js";
import "./late.js";
import "./offer.js";
import "./postcard.js";
import "./quick.js";
import "./tips.js";
import { countDown } from "./clock.js";
import { follow } from "./connection.js";
import { afterLoss, isSending } from "./moves.js";
import { live, note, pageName, parse, table } from "./page.js";
import { refresh } from "./refresh.js";
import { focusQuestion, forgetVersion, take } from "./regions.js";
import { afterChange } from "./settings.js";
import { during } from "./settled.js";

table.addEventListener("click", async (event) => {
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

table.addEventListener("click", (event) => {
  if (event.target.closest("[data-print]")) print();
});

document.documentElement.classList.add("scripts");
// Only games over days have the button.
if (table.querySelector("[data-push]")) during(import("./push.js"));
setInterval(countDown, 250);
const address = new URL(table.dataset.stream, location);
address.searchParams.set("page", pageName);
const openAnew = follow(address, {
  take: (data, version) => take(version, parse(data).body.querySelectorAll(":scope > [id]")),
  opens: forgetVersion,
  lost() {
    table.classList.add("lost");
    if (!isSending()) note.textContent = note.dataset.lost;
  },
  regained() {
    table.classList.remove("lost");
    if (note.textContent === note.dataset.lost) note.textContent = "";
    live.textContent = note.dataset.regained;
  },
});
// A lost answer had changes that are not sent again: a new stream begins with the whole table.
afterLoss(openAnew);
afterChange(refresh);
refresh();
focusQuestion();
