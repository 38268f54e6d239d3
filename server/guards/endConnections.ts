import { once } from 'node:events';
import { Server } from 'node:net';
import { setTimeout as pause, setImmediate as untilRead } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * How long, in ms, requests on kept-alive connections, such as those of a proxy, are still answered and told that the
 * connection ends.
 */
const lastAnswersMs = 500;

declare module 'fastify' {
  interface FastifyInstance {
    /** Further entrances to the same server. */
    doors: Server[];
  }
}

/**
 * Ends each connection with its answer once the host is closing. A request that is on its way is still answered, and
 * the host need not wait until a browser lets go of a connection that it keeps for later.
 */
export function endConnections(app: FastifyInstance): void {
  let isClosing = false;
  let closed: Promise<unknown> = Promise.resolve();
  app.decorate('doors', []);
  app.addHook('preClose', async () => {
    isClosing = !app.server.listening;
    if (isClosing) return;
    // First nobody new: each connection that ends makes its client open another, and the system resets those that we
    // have not accepted when we stop listening.
    await untilRead();
    closed = Promise.all(app.doors.map((door) => once(door, 'close')));
    // The method of a server for HTTP would also close the kept-alive connections.
    for (const server of [app.server, ...app.doors]) Server.prototype.close.call(server);
    isClosing = true;
    // If we close a connection while a request arrives on it, the proxy reports an error and may not resend what a
    // visitor posted. So kept-alive connections end with an answer where there is still one to give.
    await pause(lastAnswersMs);
    // The others are closed right after this point of the event loop, at which everything that has arrived has been
    // read.
    await untilRead();
  });
  app.addHook('onClose', async () => {
    app.server.closeIdleConnections();
    await closed;
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    // Nobody reads on where the reading of a body was given up, and the next request would stand behind the rest of it.
    if (isClosing || (raw.destroyed && !raw.complete)) reply.header('Connection', 'close');
  });
}
