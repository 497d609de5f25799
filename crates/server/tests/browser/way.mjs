// A way to a server on which connections can go dead as they do when a device sleeps or a proxy forgets them: no byte passes
// any more, and nobody is told.

import { connect, createServer } from "node:net";
import { once } from "node:events";

/** Opens a way to a server. */
export async function wayTo(base) {
  const { hostname, port } = new URL(base);
  /** Connections that carry what is sent. */
  const alive = new Set();
  let isBlocked = false;
  let deafTo = null;
  /** Of all that was sent, whether it came through; and who waits for the next of that. */
  const sent = [];
  let waits = null;
  const heard = (isThrough) => {
    sent.push(isThrough);
    waits?.();
  };

  const kill = (one) => {
    alive.delete(one);
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
        other.destroy();
      });
    }
    alive.add(one);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    /** All connections go dead, and new ones work. */
    die() {
      for (const one of [...alive]) kill(one);
    },
    /** So do new ones, until they may pass. */
    block(blocked) {
      isBlocked = blocked;
      if (blocked) this.die();
    },
    /** So do those on which a text is sent. */
    deafTo(text) {
      deafTo = text;
    },
    /** Forgets what was sent until now. */
    forget() {
      sent.length = 0;
    },
    /** Waits until the next thing was sent; returns whether it came through. */
    async passes() {
      if (sent.length === 0) await new Promise((resolve) => (waits = resolve));
      return sent.shift();
    },
    close: () => server.close(),
  };
}
