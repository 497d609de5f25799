// Filters the entries of the reference while the person types. The page has the search words of each entry; the address
// follows the search, so that it can be shared.

document.documentElement.classList.add("scripts");
const form = document.getElementById("find");
const found = document.getElementById("found");
const none = document.getElementById("none");
const entries = [...document.querySelectorAll(".ref-entry")];
const groups = [...document.querySelectorAll("[data-group]")];

/** The words of a text without capitals and accents. */
function fold(text) {
  const plain = text.toLowerCase().normalize("NFD").replace(/\p{M}|['’]/gu, "").replaceAll("ı", "i").replaceAll("đ", "d");
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

function show() {
  const asked = new FormData(form);
  const words = fold(asked.get("q"));
  const [type, age, kind] = ["type", "age", "kind"].map((name) => asked.get(name));
  let count = 0;
  for (const entry of entries) {
    const { find, part, type: of, age: ages } = entry.dataset;
    const fits =
      words.every((word) => find.includes(word)) && (!type || of === type) && (!age || ages.split(" ").includes(age)) && (!kind || part === kind);
    entry.hidden = !fits;
    count += fits;
  }
  for (const group of groups) group.hidden = !group.querySelector(".ref-entry:not([hidden])");
  found.textContent = count;
  none.hidden = count > 0;
}

function follow() {
  const address = new URL(form.action);
  for (const [name, value] of new FormData(form)) if (value) address.searchParams.set(name, value);
  history.replaceState(null, "", address);
}

function clear() {
  for (const field of form.elements) if ("value" in field && field.name) field.value = "";
  show();
}

/** Makes the target of a link visible. */
function target() {
  const entry = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (entry?.closest("[hidden]")) {
    clear();
    entry.scrollIntoView();
  }
}

form.addEventListener("input", () => {
  show();
  follow();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  form.elements.q.blur();
});
document.getElementById("all").addEventListener("click", (event) => {
  event.preventDefault();
  clear();
  follow();
  form.elements.q.focus();
});
addEventListener("hashchange", target);
// Going back in the browser fills in the form again.
addEventListener("pageshow", show);
show();
target();
