// Keeps the page of a table alive: takes in the regions the server sends; its modules send decisions, add keys, and show
// what moves. Without scripts the page works by plain forms and links.

import "./keys.js";
import "./late.js";
import "./offer.js";
import "./quick.js";
import "./tips.js";
import { countDown } from "./clock.js";
import { afterLoss, isSending } from "./moves.js";
import { live, note, pageName, parse, table } from "./page.js";
import { refresh } from "./refresh.js";
import { focusQuestion, forgetVersion, take } from "./regions.js";
import { opens } from "./settled.js";
import { afterChange } from "./settings.js";

/** How long a page waits before it opens a stream again that was refused, in milliseconds. */
const patience = 4000;
let stream = null;
/** Whether the stream was lost; the next one is taken whatever its version. */
let lost = false;

/** Takes in what changes, as long as the page is there. */
function listen() {
  const address = new URL(table.dataset.stream, location);
  address.searchParams.set("page", pageName);
  stream = new EventSource(address);
  opens(stream);
  stream.addEventListener("regions", (event) => {
    if (lost) {
      lost = false;
      forgetVersion();
      table.classList.remove("lost");
      if (note.textContent === table.dataset.lost) note.textContent = "";
      live.textContent = table.dataset.regained;
    }
    take(Number(event.lastEventId), parse(event.data).body.querySelectorAll(":scope > [id]"));
  });
  stream.addEventListener("error", () => {
    lost = true;
    table.classList.add("lost");
    if (!isSending()) note.textContent = table.dataset.lost;
    // The browser tries again by itself, unless the server has refused.
    if (stream.readyState === EventSource.CLOSED) setTimeout(listen, patience);
  });
}

table.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const input = document.getElementById(button.dataset.copy);
  input.select();
  try {
    await navigator.clipboard.writeText(input.value);
    button.textContent = button.dataset.copied;
  } catch {
    // Without leave to use the clipboard the text stays selected.
  }
});

table.addEventListener("click", (event) => {
  if (event.target.closest("[data-print]")) print();
});

document.documentElement.classList.add("scripts");
listen();
setInterval(countDown, 250);
window.addEventListener("pagehide", () => stream.close());
window.addEventListener("pageshow", (event) => {
  if (event.persisted) listen();
});
// A lost answer had changes that nothing else brings: a new stream begins with the whole table.
afterLoss(() => {
  lost = true;
  stream.close();
  listen();
});
afterChange(refresh);
refresh();
focusQuestion();
