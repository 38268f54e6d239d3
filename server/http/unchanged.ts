import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { askedEachTime } from './baseHeaders.ts';

/**
 * Answers with JSON, or with 304 if the caller already has it. Callers revalidate each time by default, since content
 * may change.
 */
export function answerUnlessUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  json: string,
  cacheControl = askedEachTime,
): FastifyReply {
  const etag = etagOf(json);
  // Never answer a POST with 304: no cache stores its answer. RFC 9110 §13.1.2.
  if (request.method !== 'POST') {
    reply.header('Cache-Control', cacheControl).header('ETag', etag);
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  return reply.type('application/json; charset=utf-8').send(json);
}

/** Returns a strong validator: different bytes get a different tag. */
function etagOf(json: string): string {
  return `"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"`;
}

/** Evaluates `If-None-Match` by RFC 9110 §13.1.2: weak comparison, any of a list, or `*`. */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
