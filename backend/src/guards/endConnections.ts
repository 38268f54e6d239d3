import type { FastifyInstance } from 'fastify';

/**
 * Ends each connection with its answer once the host is to close. A request that is on its way is still answered, and
 * the host need not wait until a browser lets go of a connection it keeps for later.
 */
export function endConnections(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('Connection', 'close');
  });
}
