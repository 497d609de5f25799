// Tips: shows the words of a thing on touch or hover. In a focused city the arrow keys go from one thing to the next.
// The words are the titles of the page's elements.

import { table } from "./page.js";

/** The distance of the words from the edges of the window, in pixels. */
const margin = 6;
/** Elements of a city with words, in the order of the page. */
const things = ".stat[title], .border[title], .stage[title], .chip[title]";

const tip = document.createElement("div");
tip.className = "tip";
tip.hidden = true;
tip.setAttribute("aria-live", "polite");
document.body.append(tip);

/** The element whose words are displayed. */
let shown = null;

function hide() {
  shown?.classList.remove("pointed");
  shown = null;
  tip.hidden = true;
  tip.textContent = "";
}

function show(thing) {
  if (thing === shown) return;
  hide();
  shown = thing;
  thing.classList.add("pointed");
  tip.textContent = thing.title;
  tip.hidden = false;
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  const at = thing.getBoundingClientRect();
  const own = tip.getBoundingClientRect();
  const left = Math.min(Math.max(at.left + at.width / 2 - own.width / 2, margin), innerWidth - own.width - margin);
  const above = at.top - own.height - margin;
  tip.style.left = `${left}px`;
  tip.style.top = `${above >= margin ? above : at.bottom + margin}px`;
}

// A finger cannot hover: a touch shows the words, and another one hides them.
table.addEventListener("click", (event) => {
  const thing = event.target.closest("[title]");
  if (!thing || thing.closest("button, a, label, summary") || thing === shown) hide();
  else show(thing);
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") return hide();
  const city = document.activeElement?.closest(".city");
  if (city !== document.activeElement || !/^Arrow/.test(event.key)) return;
  const all = [...city.querySelectorAll(things)];
  const step = /Right|Down/.test(event.key) ? 1 : -1;
  const from = all.indexOf(shown);
  const next = all[from < 0 ? (step > 0 ? 0 : all.length - 1) : from + step];
  if (!next) return;
  event.preventDefault();
  show(next);
});

document.addEventListener("focusout", hide);
document.addEventListener("scroll", () => shown && !shown.isConnected && hide(), true);
