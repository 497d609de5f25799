// The button with autofocus shows its focus ring from the first key on.
const first = document.querySelector(".starts [autofocus]");
if (first) {
  first.classList.add("unringed");
  addEventListener("keydown", () => first.classList.remove("unringed"), { capture: true, once: true });
}
