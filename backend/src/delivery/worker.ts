import { type Repeated, repeat } from '../repeat.ts';
import { type Outbox, takenAtOnce } from './openOutbox.ts';

/** ms between two looks into the outbox. */
const restMs = 1000;
/** While there is more, it rests for so many times what it worked: visitors who send something come first. */
const restShare = 2;

/**
 * Brings away what is due, once a second, until it is stopped. Any number of workers may share a database. Told of a
 * fault of the outbox itself; a delivery that fails is noted at the delivery.
 */
export function startWorker(outbox: Outbox, onFault: (error: unknown) => void): Repeated {
  const worker = repeat(async () => {
    const begun = performance.now();
    let hasMore = false;
    try {
      hasMore = (await outbox.deliverDue()) === takenAtOnce;
    } catch (error) {
      onFault(error);
    }
    return hasMore ? Math.min(restMs, (performance.now() - begun) * restShare) : restMs;
  });
  return {
    async stop() {
      outbox.close();
      await worker.stop();
      await outbox.giveBack().catch(onFault);
    },
  };
}
