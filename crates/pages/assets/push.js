// Has a device tell a person of their turn. The button is in the room and in the menu of a game over days, and on the page
// of the account; nothing is asked before it is pressed. The style sheet shows what fits the state.

import { during } from "./settled.js";

const root = document.documentElement;
const address = "/me/notices";
/** Where the worker is: no page lies below, so it answers none. */
const scope = "/notices/";
const isAble = "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** The key of the server, `null` if it tells nobody, and whether it knows this device. */
const ask = async () => (await fetch(address)).json();

const worker = async () => navigator.serviceWorker.getRegistration(scope);

/** The notifications of a table are read once its page is open. */
async function closeRead(registration) {
  for (const notice of (await registration?.getNotifications({ tag: location.pathname })) ?? []) notice.close();
}

async function state() {
  const { key, known } = await ask();
  if (!key) return "";
  if (Notification.permission === "denied") return "blocked";
  const registration = await worker();
  await closeRead(registration);
  return known && (await registration?.pushManager.getSubscription()) ? "on" : "ask";
}

/** Resolves with a registration whose worker can receive. */
function active(registration) {
  const { installing, waiting } = registration;
  const coming = installing ?? waiting;
  if (!coming) return registration;
  return new Promise((resolve, reject) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve(registration);
      if (coming.state === "redundant") reject(new DOMException("", "AbortError"));
    });
  });
}

async function subscribe() {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "blocked" : "ask";
  const { key } = await ask();
  const { pushManager } = await active(await navigator.serviceWorker.register(`${scope}worker.js`, { scope }));
  // One for another key or another person would stay in its place.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  const body = new URLSearchParams({ address: endpoint, key: keys.p256dh, auth: keys.auth });
  const { ok } = await fetch(address, { method: "POST", body });
  if (!ok) await subscription.unsubscribe();
  return ok ? "on" : "failed";
}

/** Shows the state that some work leads to. */
async function show(work, otherwise) {
  root.dataset.tells = await during(work.catch(() => otherwise));
}

root.classList.add("scripts");
root.dataset.tells = isAble ? "" : "none";
if (isAble && document.querySelector("[data-push]")) show(state(), "");
document.addEventListener("click", ({ target }) => {
  if (target.closest("[data-push]")) show(subscribe(), "failed");
});

// Quiet hours are those of this device's clock.
for (const input of document.querySelectorAll("input[data-ahead]")) {
  input.value = -new Date().getTimezoneOffset();
  input.form.hidden = false;
}
