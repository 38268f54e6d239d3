import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

/**
 * `/healthz`: the process answers, whatever else is away; a supervisor that restarts it looks here. `/readyz`: what
 * visitors are promised can be kept; whoever sends visitors here looks there. Neither tells more to the public than
 * the names of the parts. Both say when the host is about to end, `/healthz` with 200 all the same: nobody has to
 * restart what ends by itself, and a proxy before this host alone lets visitors wait for the next one.
 */
export function serveHealth(
  app: FastifyInstance,
  readiness: () => Promise<Readiness>,
  isEnding: () => boolean = () => false,
): void {
  // No line of the log for what a proxy asks each second.
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.send({ status: isEnding() ? 'ending' : 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const answer = await readiness();
    if (answer.status === 'not ready' || answer.status === 'ending') reply.code(503).header('Retry-After', '5');
    return reply.send(answer);
  });
}
