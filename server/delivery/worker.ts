import { performance } from 'node:perf_hooks';
import { type Repeated, repeat } from '../repeat.ts';
import { type Outbox, takenAtOnce } from './openOutbox.ts';

/** ms between two looks into the outbox. */
const restMs = 1000;

/**
 * Delivers what is due, once a second and faster while there is more, until it is stopped. Any number of workers may
 * share a database. `onFault` gets faults of the outbox itself, each once while it lasts; a delivery that fails is recorded with the delivery.
 */
export function startWorker(outbox: Outbox, onFault: (error: unknown) => void): Repeated {
  let share = longestShare;
  let sinceWork = performance.eventLoopUtilization();
  const worker = repeat(
    async () => {
      share = computeShare(share, performance.eventLoopUtilization(sinceWork).utilization);
      const begun = performance.now();
      try {
        const hasMore = (await outbox.deliverDue()) === takenAtOnce;
        return hasMore ? Math.min(restMs, (performance.now() - begun) * share) : restMs;
      } finally {
        sinceWork = performance.eventLoopUtilization();
      }
    },
    { onFault, restMs },
  );
  return {
    async stop() {
      outbox.close();
      await worker.stop();
      await outbox.giveBack().catch(onFault);
    },
  };
}

/** Visitors come first: while they send requests, a worker rests this many times as long as it worked. */
export const longestShare = 2;
/** The share of rest while no requests arrive. */
export const shortestShare = 1 / 8;
/** If the process was busy for more than this part of a rest, it was busy with visitors. */
const busyPart = 0.25;

/**
 * The next share: how many times the duration of its next work a worker rests. `busy` is how busy the process was in
 * its last rest, from 0 to 1.
 */
export function computeShare(share: number, busy: number): number {
  return busy > busyPart ? longestShare : Math.max(shortestShare, share / 2);
}
