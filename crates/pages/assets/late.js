// Ends the first picture of a table, which a phone draws in steps (late.css): by then all of it is there, and what changes later
// is not drawn in steps.

setTimeout(() => document.querySelector("[data-late]")?.removeAttribute("data-late"), 1000);
