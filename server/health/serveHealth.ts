import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

/**
 * Serves `/healthz` and `/readyz`. `/healthz` says that the process answers, whatever else fails; a supervisor that
 * restarts it asks here. `/readyz` says that visitors can be served; a load balancer asks here. Neither reveals more
 * than the names of the parts, and what the machine lacks. Both say when the host is about to end, `/healthz` still with 200: nobody has to restart
 * a host that ends by itself, and a proxy with only this host behind it lets visitors wait for the next one.
 */
export function serveHealth(
  app: FastifyInstance,
  readiness: () => Promise<Readiness>,
  isEnding: () => boolean = () => false,
): void {
  // Not logged, since a proxy asks each second.
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.send({ status: isEnding() ? 'ending' : 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const answer = await readiness();
    if (answer.status === 'not ready' || answer.status === 'ending') reply.code(503).header('Retry-After', '5');
    return reply.send(answer);
  });
}
