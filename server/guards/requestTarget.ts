import type { FastifyInstance } from 'fastify';
import { namesOneHost } from '../network/requestTarget.ts';
import { failureOf } from './refusal.ts';

/** Refuses a request that names no host, several, or one that cannot be a host. RFC 9112 3.2. */
export function checkHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (namesOneHost(raw.rawHeaders)) return;
    return reply.code(400).send(failureOf({ code: 'unreadable', message: 'The request has to name one host' }));
  });
}
