// Starts the worker that answers everything from then on, and loads the page again through it.

const lines = [...document.querySelectorAll("main [lang]")];
/** The first part of the tag of a language: "sr" of "sr-Latn". */
const main = (tag) => tag.split("-")[0];
const known = lines.map((line) => line.lang);
const language = navigator.languages.map((tag) => known.find((other) => main(other) === main(tag))).find((tag) => tag) ?? "en";
document.documentElement.lang = language;

/** Shows what is to be said now. */
function say(what) {
  for (const line of lines) line.hidden = line.lang !== language || line.dataset.says !== what;
}

/** Resolves when a worker answers requests; rejects when it could not be installed. */
function active(registration) {
  if (registration.active) return Promise.resolve();
  const worker = registration.installing ?? registration.waiting;
  return new Promise((resolve, reject) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve();
      else if (worker.state === "redundant") reject(new Error("The worker was not installed"));
    });
  });
}

async function start() {
  if (!("serviceWorker" in navigator) || !("indexedDB" in globalThis)) return say("cannot");
  say("loading");
  try {
    const registration = await navigator.serviceWorker.register("worker.js", { updateViaCache: "none" });
    await active(registration);
    // An address that was asked for before the worker was there stands behind the sign.
    const { hash, pathname } = location;
    if (hash.startsWith("#/") && !hash.startsWith("#//")) location.replace(pathname.replace(/\/[^/]*$/, "") + hash.slice(1));
    else location.reload();
  } catch (error) {
    console.error(error);
    say(error.name === "SecurityError" ? "cannot" : "failed");
  }
}

start();
