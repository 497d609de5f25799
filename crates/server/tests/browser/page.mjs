// What is looked at in a page, whatever drives its browser: each function runs there and uses nothing from outside of it.

/** The new question of a settled page: a name of it, or "over". */
export function news(before) {
  if (!document.querySelector("html[data-settled]")) return null;
  const question = document.querySelector("#hand [data-question]")?.dataset.question;
  const now = question ?? document.querySelector("#hand input[name=decision]")?.value ?? (document.querySelector(".sheet") ? "over" : null);
  return now === before ? null : now;
}

/**
 * The elements outside of the window that must stay visible: each region and each button. Only answers with several
 * payments may scroll in their panel.
 */
export function outside(answers = ".offer, .offer:not(:has([type=radio])) button") {
  const parts = document.querySelectorAll(
    `#bar, #board, #own, #hand, #left, #right, #others, #other, #table:not(.duel) .card, .structure > .card, ${answers}, .choice, .confirm`,
  );
  const seen = (box) => box.width === 0 || (box.left >= -1 && box.right <= innerWidth + 1 && box.top >= -8 && box.bottom <= innerHeight + 1);
  return [...parts].filter((part) => !seen(part.getBoundingClientRect())).map((part) => part.id || part.className);
}

/** The numbers of a pad, seat by seat. */
export function numbers(pad) {
  const lines = [...pad.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("td > b")].map((number) => Number(number.textContent.replace("−", "-"))),
  );
  const cities = [...pad.querySelectorAll("thead th")].map((cell, place) => ({
    seat: Number(cell.dataset.seat),
    numbers: lines.map((line) => line[place]),
    winner: cell.querySelector("svg") !== null,
  }));
  return cities.sort((one, other) => one.seat - other.seat);
}

/** The kind of victory in a finished Duel, and the exported record of any game. */
export async function result() {
  const victory = ["military", "science", "civilian"].find((kind) => document.querySelector(`.duel-sheet.${kind}`));
  const record = await (await fetch(document.querySelector("a[download]").href)).text();
  return { victory, record };
}
