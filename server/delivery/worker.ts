import { performance } from 'node:perf_hooks';
import { type Repeated, repeat } from '../repeat.ts';
import { type Outbox, takenAtOnce } from './openOutbox.ts';
import { computeShare, longestShare } from './restShare.ts';

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
