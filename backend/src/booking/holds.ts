import { randomUUID } from 'node:crypto';
import type { Busy } from '@frontage/cms/bookings/CallPlan.ts';

const holdMs = 10 * 60_000;
/** Hours that one network address may keep at once: a household, not a calendar. */
const maxOfNetwork = 3;
/** Hours that may be kept in all: less than a week has, whoever owns however many addresses. */
const maxInAll = 24;

interface Hold extends Busy {
  network: string;
  until: Date;
}

/**
 * Keeps an hour for ten minutes for whoever fills in the form. A courtesy, so it lives in memory: where it is lost, the
 * database still gives each hour to one visitor alone.
 */
export class Holds {
  /** The oldest first. */
  readonly #holds = new Map<string, Hold>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * Whoever loads the page again left an hour behind: the oldest of a network goes. The oldest of all goes as well where
   * many are kept, so that nobody keeps the calendar from others.
   */
  take(busy: Busy, network: string): { hold: string; until: Date } {
    this.#sweep();
    const ofNetwork = [...this.#holds].filter(([, hold]) => hold.network === network).map(([name]) => name);
    if (ofNetwork.length >= maxOfNetwork) this.release(ofNetwork[0]);
    if (this.#holds.size >= maxInAll) this.release(this.#holds.keys().next().value);
    const hold = randomUUID();
    const until = new Date(this.#now().getTime() + holdMs);
    this.#holds.set(hold, { ...busy, network, until });
    return { hold, until };
  }

  release(hold: string | undefined): void {
    if (hold) this.#holds.delete(hold);
  }

  /** Time that is kept for others than the holder. */
  busyFor(hold: string | undefined): Busy[] {
    this.#sweep();
    return [...this.#holds].filter(([name]) => name !== hold).map(([, busy]) => busy);
  }

  #sweep(): void {
    for (const [name, { until }] of this.#holds) if (until <= this.#now()) this.#holds.delete(name);
  }
}
