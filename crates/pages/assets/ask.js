// Requests. Every attempt has a time limit, because a connection can be dead without a sign.

/**
 * The time limit of the first attempts, which can follow each other quickly, and the highest limit of later ones. All
 * times here are in milliseconds.
 */
const SHORT = 5000;
const LONG = 60_000;
/** The number of attempts in quick succession: all connections that a browser keeps to a server may be dead. */
const CONNECTIONS = 6;
/** The time limit of a request that is not repeated. */
const ANSWER = 30_000;
/** The pause before another attempt. */
const AGAIN = 800;

/** The time limit of an attempt after this many failed ones. */
export const patience = (attempts) => Math.min(SHORT * 2 ** Math.max(0, attempts - CONNECTIONS), LONG);

/**
 * Sends a request and returns the answer with its text. Harmless requests are repeated until they are answered. `fails`
 * is called whenever an answer is lost or overdue.
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
