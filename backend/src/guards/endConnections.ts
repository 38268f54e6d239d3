import { setTimeout as pause, setImmediate as untilRead } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** ms in which whoever keeps a connection, such as a proxy, still has each answered, and hears that it was the last. */
const lastAnswersMs = 500;

/**
 * Ends each connection with its answer once the host is to close. A request that is on its way is still answered, and
 * the host need not wait until a browser lets go of a connection it keeps for later.
 */
export function endConnections(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    if (!app.server.listening) return;
    // A connection that was closed while a request came in on it is a fault at the proxy, which may not ask again for
    // what a visitor sends. So those that are kept end by an answer, as far as there is one to give,
    await pause(lastAnswersMs);
    // and the others right after all that had come in was read, as it is at this point of the loop.
    await untilRead();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('Connection', 'close');
  });
}
