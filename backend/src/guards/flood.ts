import { floodRefused } from '@frontage/contract/contact/messages.ts';
import type { Refusal } from './refusal.ts';

const windowMs = 10 * 60_000;
/** Beyond so many times the number that goes through, nothing is stored any more: the disk belongs to people, too. */
const refusedTimes = 10;

/** Counts what comes from all addresses together. */
export interface FloodGauge {
  /** What one more request meets: nothing, a suspicion with which it is stored, or a refusal. */
  count(): { suspicion: string | undefined; refusal: Refusal | undefined };
}

/**
 * The limit for a flood that comes from too many addresses for the limit of each. The first `max` requests of ten
 * minutes pass; what is over that is stored in quarantine, without a mail to anybody; ten times as many are refused.
 */
export function createFloodGauge(max: number, now: () => Date): FloodGauge {
  let windowEndsAt = 0;
  let counted = 0;

  return {
    count() {
      const at = now().getTime();
      if (at >= windowEndsAt) {
        windowEndsAt = at + windowMs;
        counted = 0;
      }
      counted += 1;
      if (counted > max * refusedTimes) {
        const retryAfterS = Math.max(1, Math.ceil((windowEndsAt - at) / 1000));
        return {
          suspicion: undefined,
          refusal: { status: 503, message: floodRefused(Math.ceil(retryAfterS / 60)), retryAfterS },
        };
      }
      return { suspicion: counted > max ? 'More came at once than people send' : undefined, refusal: undefined };
    },
  };
}
