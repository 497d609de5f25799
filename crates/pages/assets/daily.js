// The line to share: copied by a button, or passed to another program if the device supports that.

import "./postcard.js";

for (const ways of document.querySelectorAll(".daily-ways")) {
  const copied = ways.querySelector("[data-copied]");
  const copy = ways.querySelector("[data-copy]");
  const send = ways.querySelector("[data-share]");
  const line = document.getElementById(copy.dataset.copy);
  ways.hidden = false;
  send.hidden = !navigator.share;
  copy.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(line.value);
    } catch {
      // Without https there is no clipboard: the line is selected, so that it can be copied with keys.
      line.focus();
      line.select();
      return;
    }
    copied.hidden = false;
  });
  // Closing the share sheet is not an error.
  send.addEventListener("click", () => navigator.share({ text: line.value }).catch(() => {}));
}
