// The list of messages, at a table and in a waiting room.

/** Adds new messages and returns their lines; does not scroll while the person reads older ones. */
export function updateMessages(old, fresh) {
  const before = new Set([...old.children].map((line) => line.dataset.number));
  const now = new Set([...fresh.children].map((line) => line.dataset.number));
  const atEnd = old.scrollHeight - old.scrollTop - old.clientHeight < 8;
  for (const line of [...old.children]) if (!now.has(line.dataset.number)) line.remove();
  const added = [...fresh.children].filter((line) => !before.has(line.dataset.number));
  old.append(...added);
  if (atEnd) old.scrollTop = old.scrollHeight;
  return added;
}

/** The key in the tab's storage for the last message read at a table. */
export const readKey = (table) => `antipater-read-${table}`;

/** Shows when each message was written. */
export function showTimes(lines, language) {
  for (const line of lines) {
    const time = line.querySelector("time");
    time.textContent ||= new Date(time.dateTime).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" });
  }
}
