/**
 * A process that only answers with given bodies, to measure the cost of Fastify itself. Its parent sends the bodies by
 * path, and is told the port.
 */
import Fastify from 'fastify';

process.once('message', async (bodies: Record<string, string>) => {
  const app = Fastify();
  for (const [path, body] of Object.entries(bodies))
    app.get(path, async (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
});
process.once('disconnect', () => process.exit(0));
