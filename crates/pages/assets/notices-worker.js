// Shows that a game waits, also when no page is open; a click opens its table. It answers no requests of pages.

addEventListener("install", () => skipWaiting());

async function show({ title, body, path }) {
  await registration.showNotification(title, { body, tag: path, data: path });
  const waiting = await registration.getNotifications();
  await navigator.setAppBadge?.(waiting.length);
}

addEventListener("push", (event) => event.waitUntil(show(event.data.json())));

async function open(path) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  await (page ? page.focus() : clients.openWindow(path));
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
