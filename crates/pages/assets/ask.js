// What a page asks and sends: no answer is waited for without end, for a connection can be dead without a sign.

/** How long the first attempts may take that can follow each other, and the longest that later ones may. In milliseconds, as
    all times here. */
const SHORT = 5000;
const LONG = 60_000;
/** How many attempts follow each other quickly: all connections that a browser keeps to a server may be dead. */
const CONNECTIONS = 6;
/** How long an answer may take that is asked for once. */
const ANSWER = 30_000;
/** How long to wait before asking again. */
const AGAIN = 800;

/** How long an attempt may take after so many that came to nothing. */
export const patience = (attempts) => Math.min(SHORT * 2 ** Math.max(0, attempts - CONNECTIONS), LONG);

/**
 * Asks the server and returns its answer with the text. What is harmless to ask twice is asked until it is answered. `fails`
 * is called whenever an answer was lost or is overdue.
 */
export async function ask(address, init, { repeats = false, fails = () => {} } = {}) {
  for (let attempts = 0; ; attempts++) {
    const overdue = new AbortController();
    const timer = setTimeout(() => overdue.abort(), repeats ? 2 * patience(attempts) : ANSWER);
    try {
      const answer = await fetch(address, { ...init, signal: overdue.signal });
      return { answer, text: await answer.text() };
    } catch (error) {
      fails();
      if (!repeats) throw error;
    } finally {
      clearTimeout(timer);
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}
