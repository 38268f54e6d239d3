import type { FastifyRequest } from 'fastify';
import type { Refusal } from '../guards/refusal.ts';

const keyPattern = /^[\w.:-]{8,128}$/;
const badKey: Refusal = {
  status: 400,
  code: 'unreadable',
  message: 'The Idempotency-Key must have 8 to 128 letters, digits or . : _ -',
};

/** Reads the key that all tries of one request share, if one was sent. R37. */
export function readIdempotencyKey(request: FastifyRequest): { key: string | undefined } | { refusal: Refusal } {
  const key = request.headers['idempotency-key']?.toString();
  return key === undefined || keyPattern.test(key) ? { key } : { refusal: badKey };
}
