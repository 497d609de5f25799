// The picture of the start page builds itself once in each tab.
try {
  if (sessionStorage.getItem("built")) document.documentElement.dataset.built = "";
  sessionStorage.setItem("built", "yes");
} catch {
  // A browser that keeps nothing shows it each time.
}

// The badge of the installed app counts the tables that wait for the visitor.
const waiting = Number(document.querySelector("[data-waiting]")?.dataset.waiting);
(waiting > 0 ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.())?.catch(() => {});

// The button with autofocus shows its focus ring from the first key on.
const first = document.querySelector(".starts [autofocus]");
if (first) {
  first.classList.add("unringed");
  addEventListener("keydown", () => first.classList.remove("unringed"), { capture: true, once: true });
}
