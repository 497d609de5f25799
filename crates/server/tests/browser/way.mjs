// A proxy to a server whose connections can go dead, as when a device sleeps or a NAT forgets them: no more bytes pass,
// and neither side gets an error.

import { connect, createServer } from "node:net";
import { once } from "node:events";

/** Opens a proxy to a server. */
export async function wayTo(base) {
  const { hostname, port } = new URL(base);
  /** The live connections, and the dead ones that both sides take for live. */
  const [alive, dead] = [new Set(), new Set()];
  let isBlocked = false;
  let deafTo = null;
  /** For each sent message, whether it passed; and the waiters for the next one. */
  const sent = [];
  let waits = null;
  const heard = (isThrough) => {
    sent.push(isThrough);
    waits?.();
  };

  const kill = (one) => {
    alive.delete(one);
    dead.add(one);
    for (const end of [one.near, one.far]) end.removeAllListeners("data").resume();
    one.near.on("data", () => heard(false));
  };
  const server = createServer((near) => {
    const far = connect(port, hostname);
    const one = { near, far };
    near.on("data", (bytes) => {
      if (isBlocked || (deafTo && bytes.includes(deafTo))) kill(one);
      else far.write(bytes);
      heard(alive.has(one));
    });
    far.on("data", (bytes) => near.write(bytes));
    for (const [end, other] of [[near, far], [far, near]]) {
      end.on("error", () => {});
      end.on("close", () => {
        alive.delete(one);
        dead.delete(one);
        other.destroy();
      });
    }
    alive.add(one);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    /** Kills all connections; new ones work. */
    die() {
      for (const one of [...alive]) kill(one);
    },
    /** Closes the dead connections, so that the browser uses none of them any more. */
    bury() {
      for (const { near } of dead) near.destroy();
    },
    /** Blocks new connections too, until further notice. */
    block(blocked) {
      isBlocked = blocked;
      if (blocked) this.die();
    },
    /** Kills connections on which this text is sent. */
    deafTo(text) {
      deafTo = text;
    },
    /** Forgets the messages sent so far. */
    forget() {
      sent.length = 0;
    },
    /** Waits until the next message is sent; returns whether it passed. */
    async passes() {
      if (sent.length === 0) await new Promise((resolve) => (waits = resolve));
      return sent.shift();
    },
    close: () => server.close(),
  };
}
