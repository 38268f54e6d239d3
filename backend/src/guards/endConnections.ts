import { setTimeout as pause, setImmediate as untilRead } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * How long, in ms, requests on kept-alive connections, such as those of a proxy, are still answered and told that the
 * connection ends.
 */
const lastAnswersMs = 500;

/**
 * Ends each connection with its answer once the host is closing. A request that is on its way is still answered, and
 * the host need not wait until a browser lets go of a connection that it keeps for later.
 */
export function endConnections(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    if (!app.server.listening) return;
    // If we close a connection while a request arrives on it, the proxy reports an error and may not resend what a
    // visitor posted. So kept-alive connections end with an answer where there is still one to give.
    await pause(lastAnswersMs);
    // The others are closed right after this point of the event loop, at which everything that has arrived has been
    // read.
    await untilRead();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('Connection', 'close');
  });
}
