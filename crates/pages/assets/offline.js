// Keeps the service worker alive while a page is visible: a table's stream ends with the worker.

import { during } from "./settled.js";

/** The interval in milliseconds: browsers end a worker after half a minute without events. */
const often = 20_000;

setInterval(() => {
  if (document.visibilityState === "visible") navigator.serviceWorker.controller?.postMessage("awake");
}, often);

// The server that hosts this site accepts the finished games without a file in between.
document.addEventListener("submit", async (event) => {
  const form = event.target.closest("form[data-join]");
  if (!form) return;
  event.preventDefault();
  const answer = await during(fetch(form.dataset.join));
  const file = new DataTransfer();
  file.items.add(new File([await answer.blob()], "antipater-finished.json", { type: "application/json" }));
  form.elements.file.files = file.files;
  form.action = new URL(form.dataset.to, location.origin);
  form.submit();
});

// Without this, a browser may remove the games when it needs space.
document.addEventListener("submit", () => navigator.storage?.persist?.(), { once: true });

// A download link bypasses the worker: the file is fetched and saved from here.
document.addEventListener("click", async (event) => {
  const link = event.target.closest("a[download]");
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  const answer = await during(fetch(link.href));
  const name = answer.headers.get("content-disposition")?.match(/filename="([^"]+)"/)?.[1];
  const file = URL.createObjectURL(await answer.blob());
  Object.assign(document.createElement("a"), { href: file, download: name ?? "" }).click();
  setTimeout(() => URL.revokeObjectURL(file), 60_000);
});
