import { networkOf } from '@frontage/cms/network/networkOf.ts';
import { rateLimited } from '@frontage/contract/contact/messages.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Refusal } from './refusal.ts';

const windowMs = 10 * 60_000;

/**
 * Makes a guard that lets `max` requests of one network address through in ten minutes. As many again are refused with
 * all that was typed; what is over that, in a few words. Needs @fastify/rate-limit.
 */
export function rateGuard(app: FastifyInstance, max: number) {
  const look = app.createRateLimit({
    max,
    ban: max,
    timeWindow: windowMs,
    keyGenerator: (request) => networkOf(request.ip),
  });
  return async function checkRate(request: FastifyRequest): Promise<Refusal | undefined> {
    const limit = await look(request);
    if (limit.isAllowed || !limit.isExceeded) return undefined;
    const retryAfterS = Math.max(1, Math.ceil(limit.ttl / 1000));
    return { status: 429, message: rateLimited(Math.ceil(retryAfterS / 60)), retryAfterS, isCurt: limit.isBanned };
  };
}
