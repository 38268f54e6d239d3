import type { Limits } from '@frontage/cms/limits/limits.ts';
import { floodRefused } from '@frontage/contract/contact/messages.ts';
import { tenMinutesS } from './rate.ts';
import type { Refusal } from './refusal.ts';

/** Beyond so many times the number that goes through, nothing is stored any more: the disk belongs to people, too. */
const refusedTimes = 10;

/** Counts what comes from all addresses together. */
export interface FloodGauge {
  /** What one more request meets: nothing, a suspicion with which it is stored, or a refusal. */
  count(): Promise<{ suspicion: string | undefined; refusal: Refusal | undefined }>;
}

/**
 * The limit for a flood that comes from too many addresses for the limit of each. The first `most` requests of ten
 * minutes pass; what is over that is stored in quarantine, without a mail to anybody; ten times as many are refused.
 */
export function createFloodGauge(limits: Limits, most: number): FloodGauge {
  const counter = limits.counter('flood', tenMinutesS);

  return {
    async count() {
      const { count, msLeft } = await counter.hit('all');
      if (count > most * refusedTimes) {
        const retryAfterS = Math.max(1, Math.ceil(msLeft / 1000));
        return {
          suspicion: undefined,
          refusal: {
            status: 503,
            code: 'unavailable',
            message: floodRefused(Math.ceil(retryAfterS / 60)),
            retryAfterS,
          },
        };
      }
      return { suspicion: count > most ? 'More came at once than people send' : undefined, refusal: undefined };
    },
  };
}
