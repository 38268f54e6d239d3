import { randomUUID } from 'node:crypto';
import type { Busy } from '@frontage/cms/booking/CallPlan.ts';

export const holdMs = 10 * 60_000;
/** Hours that one network address may keep at once: a household, not a calendar. */
export const maxOfNetwork = 3;
/** Hours that may be kept in all: less than a week has, whoever owns however many addresses. */
export const maxInAll = 24;

/**
 * Keeps an hour for ten minutes for whoever fills in the form. A courtesy, so it may be lost: the database still gives
 * each hour to one visitor alone.
 */
export interface Holds {
  /**
   * Whoever loads the page again left an hour behind: the oldest of a network goes. The oldest of all goes as well
   * where many are kept, so that nobody keeps the calendar from others. Undefined where somebody was sooner.
   */
  take(busy: Busy, network: string): Promise<{ hold: string; until: Date } | undefined>;
  release(hold: string | undefined): Promise<void>;
  /** Time that is kept for others than the holder. */
  busyFor(hold: string | undefined): Promise<Busy[]>;
}

/** For sales, who move a call past whatever is kept. */
export const noHolds: Holds = {
  take: async () => undefined,
  release: async () => undefined,
  busyFor: async () => [],
};

/** In this process, where it is the only one. */
export function createHolds(now: () => Date): Holds {
  /** The oldest first. */
  const kept = new Map<string, Busy & { network: string; until: Date }>();

  function sweep(): void {
    for (const [name, { until }] of kept) if (until <= now()) kept.delete(name);
  }

  return {
    async take(busy, network) {
      sweep();
      const isTaken = [...kept.values()].some(
        ({ endsAt, host, startsAt }) => host === busy.host && startsAt < busy.endsAt && endsAt > busy.startsAt,
      );
      if (isTaken) return undefined;
      const ofNetwork = [...kept].filter(([, hold]) => hold.network === network).map(([name]) => name);
      if (ofNetwork.length >= maxOfNetwork) kept.delete(ofNetwork[0] ?? '');
      if (kept.size >= maxInAll) kept.delete(kept.keys().next().value ?? '');
      const hold = randomUUID();
      const until = new Date(now().getTime() + holdMs);
      kept.set(hold, { ...busy, network, until });
      return { hold, until };
    },
    async release(hold) {
      if (hold) kept.delete(hold);
    },
    async busyFor(hold) {
      sweep();
      return [...kept].filter(([name]) => name !== hold).map(([, busy]) => busy);
    },
  };
}
