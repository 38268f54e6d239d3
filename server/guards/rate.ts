import { namingMinutes } from '@frontage/contract/words/siteTexts.ts';
import type { FastifyRequest } from 'fastify';
import type { Limits } from '../limits/limits.ts';
import { networkOf } from '../network/networkOf.ts';
import type { Refusal } from './refusal.ts';

const tenMinutesS = 10 * 60;

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
    return { status: 429, code: 'rate_limited', ...whenIn(msLeft, 'rateLimited'), isCurt: count > 2 * most };
  };
}

function whenIn(
  msLeft: number,
  sentence: Parameters<typeof namingMinutes>[0],
): Pick<Refusal, 'message' | 'retryAfterS'> {
  const retryAfterS = Math.max(1, Math.ceil(msLeft / 1000));
  return { message: namingMinutes(sentence, Math.ceil(retryAfterS / 60)), retryAfterS };
}

/** Above this multiple of the limit nothing more is stored, because a flood must leave room on the disk for people. */
const refusedTimes = 10;

export type FloodGauge = ReturnType<typeof createFloodGauge>;

/**
 * The limit for a flood from so many addresses that the limit of each does not help. The first `most` requests in ten
 * minutes pass; those above are stored in quarantine, without an email to anybody; above ten times as many, requests
 * are refused.
 */
export function createFloodGauge(limits: Limits, most: number) {
  const counter = limits.counter('flood', tenMinutesS);

  return {
    /** Counts one more request and says what to do with it: nothing, store it with a suspicion, or refuse it. */
    async count(): Promise<{ suspicion: string | undefined; refusal: Refusal | undefined }> {
      const { count, msLeft } = await counter.hit('all');
      if (count > most * refusedTimes) {
        const refusal = { status: 503, code: 'unavailable', ...whenIn(msLeft, 'floodRefused') } as const;
        return { suspicion: undefined, refusal };
      }
      return { suspicion: count > most ? 'More came at once than people send' : undefined, refusal: undefined };
    },
  };
}
