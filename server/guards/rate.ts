import { namingMinutes } from '@frontage/contract/words/siteTexts.ts';
import type { FastifyRequest } from 'fastify';
import type { Limits } from '../limits/limits.ts';
import { networkOf } from '../network/networkOf.ts';
import type { Refusal } from './refusal.ts';

export const tenMinutesS = 10 * 60;

interface Rate {
  name: string;
  most: number;
  /** Ten minutes by default. */
  windowS?: number;
}

/**
 * Makes a guard that lets `most` requests of one network address through in each window, counted over all hosts. As
 * many again are refused with a page that keeps everything typed; all above that are refused in a few words.
 */
export function createRateGuard(limits: Limits, { most, name, windowS = tenMinutesS }: Rate) {
  const counter = limits.counter(`rate:${name}`, windowS);
  return async function checkRate(request: FastifyRequest): Promise<Refusal | undefined> {
    const { count, msLeft } = await counter.hit(networkOf(request.ip));
    if (count <= most) return undefined;
    const retryAfterS = Math.max(1, Math.ceil(msLeft / 1000));
    const message = namingMinutes('rateLimited', Math.ceil(retryAfterS / 60));
    return { status: 429, code: 'rate_limited', message, retryAfterS, isCurt: count > 2 * most };
  };
}
