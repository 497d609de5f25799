// The picture of the start page builds itself once in each tab.
try {
  if (sessionStorage.getItem("built")) document.documentElement.dataset.built = "";
  sessionStorage.setItem("built", "yes");
} catch {
  // A browser that keeps nothing shows it each time.
}

// The button with autofocus shows its focus ring from the first key on.
const first = document.querySelector(".starts [autofocus]");
if (first) {
  first.classList.add("unringed");
  addEventListener("keydown", () => first.classList.remove("unringed"), { capture: true, once: true });
}
