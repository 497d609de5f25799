// Shares the picture of a city, or saves it where nothing can be shared. A site without a server has only a drawing, which
// is painted here. Without scripts the link saves the picture.

import { note } from "./page.js";
import { during } from "./settled.js";

const kind = "image/png";

/** The most bytes of a picture. */
const MOST = 200_000;

/** Paints a drawing in its own size, or in the next smaller one whose file is small enough. */
async function painted(address) {
  const drawing = new Image();
  drawing.src = address;
  await drawing.decode();
  const canvas = document.createElement("canvas");
  for (let scale = 1; ; scale -= 0.1) {
    canvas.width = scale * drawing.naturalWidth;
    canvas.height = scale * drawing.naturalHeight;
    canvas.getContext("2d", { alpha: false }).drawImage(drawing, 0, 0, canvas.width, canvas.height);
    const file = await new Promise((resolve) => canvas.toBlob(resolve, kind));
    if (file.size <= MOST || scale < 0.6) return file;
  }
}

async function picture(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  const found = await answer.blob();
  return found.type === kind ? found : painted(address);
}

function save(file) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function send(link) {
  try {
    const file = new File([await picture(link.href)], link.download, { type: kind });
    const files = { files: [file] };
    // A computer with a mouse rather keeps files, and its menu for sharing is far from the hand.
    if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.(files)) await navigator.share(files);
    else save(file);
  } catch (error) {
    // A person who closes the menu has not lost anything.
    if (error.name !== "AbortError") note.textContent = note.dataset.lost;
  }
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-postcard]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  during(send(link));
});
