import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { askedEachTime } from './cacheControl.ts';

/**
 * Answers with JSON, or with 304 where the caller holds the same already. Every call asks again, since content may
 * change, unless it says otherwise.
 */
export function answerUnlessUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  json: string,
  cacheControl = askedEachTime,
): FastifyReply {
  const etag = etagOf(json);
  // A POST is never answered with 304: nothing that lies in a cache stands for it. RFC 9110 §13.1.2.
  if (request.method !== 'POST') {
    reply.header('Cache-Control', cacheControl).header('ETag', etag);
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  return reply.type('application/json; charset=utf-8').send(json);
}

/** A strong validator: other bytes, another tag. */
function etagOf(json: string): string {
  return `"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"`;
}

/** `If-None-Match` by RFC 9110 §13.1.2: weak comparison, any of a list, or `*`. */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
