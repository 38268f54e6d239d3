import type { FastifyInstance } from 'fastify';
import { namesOneHost } from '../network/requestTarget.ts';
import { failureOf } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** How the request ended, in one word, for the log. */
    outcome?: string;
  }
}

/**
 * Logs one line for each request: id, route, status, outcome, duration. No address, no query, nothing a visitor typed.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ...(request.outcome ? { outcome: request.outcome } : {}),
        ...(request.span ? { traceId: request.span.traceId } : {}),
        durationMs: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}

/** Refuses a request that names no host, several, or one that cannot be a host. RFC 9112 3.2. */
export function checkHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (namesOneHost(raw.rawHeaders)) return;
    return reply.code(400).send(failureOf({ code: 'unreadable', message: 'The request has to name one host' }));
  });
}
