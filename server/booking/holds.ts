import { randomUUID } from 'node:crypto';
import type { Busy } from './CallPlan.ts';

export const holdMs = 10 * 60_000;
/** The most hours that one network address may hold at once: enough for a household, not for a calendar. */
export const maxOfNetwork = 3;
/** The most hours held in all: fewer than a week has, however many addresses one person owns. */
export const maxInAll = 24;

/**
 * Holds an hour for ten minutes for a visitor who fills in the form. It is a courtesy and may be lost: the database
 * still gives each hour to one visitor only.
 */
export interface Holds {
  /**
   * Holds an hour. Each reload of the page leaves an old hold behind, so above the limit of a network its oldest hold
   * is released. Above the limit of all networks the oldest hold of all is released, so that nobody can block the
   * calendar. Undefined if somebody else was faster.
   */
  take(busy: Busy, network: string): Promise<{ hold: string; until: Date } | undefined>;
  release(hold: string | undefined): Promise<void>;
  /** The times that others hold. */
  busyFor(hold: string | undefined): Promise<Busy[]>;
}

/** For sales, who may move a call to an hour that is held. */
export const noHolds: Holds = {
  take: async () => undefined,
  release: async () => undefined,
  busyFor: async () => [],
};

/** Keeps holds in this process, if it is the only one. */
export function createHolds(now: () => Date): Holds {
  /** Oldest first. */
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
