import type { FastifyInstance } from 'fastify';

/**
 * `/healthz`: the process answers, and whether what it owes to others leaves. `/readyz`: it can do its work, too.
 * Neither tells more to the public.
 */
export function serveHealth(
  app: FastifyInstance,
  checkReady: () => Promise<void>,
  isDelivering: () => boolean = () => true,
): void {
  app.get('/healthz', async (_request, reply) =>
    reply
      .header('Cache-Control', 'no-store')
      .send({ status: 'ok', deliveries: isDelivering() ? 'moving' : 'standing still' }),
  );
  app.get('/readyz', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    try {
      await checkReady();
      return reply.send({ status: 'ready' });
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      return reply.code(503).header('Retry-After', '5').send({ status: 'not ready' });
    }
  });
}
