import { randomUUID } from 'node:crypto';
import { giveBackLeases, leaseMs, renewLeases, takeDue } from '@frontage/cms/delivery/leases.ts';
import type { Payload } from 'payload';
import type { Deliver } from './deliver.ts';

/** Deliveries that are taken together, at most. */
export const takenAtOnce = 60;
/** Twice in the life of a lease, and once more: a database that keeps a write waiting for 15 s costs none. */
const renewEveryMs = leaseMs / 3;
/** A delivery is not begun any more where less of its lease is left: nobody knows how long its peer takes. */
const leastLeftMs = leaseMs / 3;

export interface OutboxOptions {
  payload: Payload;
  deliver: Deliver;
  now: () => Date;
  /** Told where a lease could not be renewed. */
  onFault: (error: unknown) => void;
}

/** What is owed, as one worker sees it. */
export interface Outbox {
  /**
   * Takes what is due and tries it, each once; answers how many it took. One call at a time. What could not be noted
   * stays taken until its lease ends. Rejects where the database failed.
   */
  deliverDue(): Promise<number>;
  /** From now on nothing is begun. */
  close(): void;
  /** Lets others have at once what was taken and not begun. */
  giveBack(): Promise<void>;
}

/** Opens the outbox for a worker of its own name: a process that is started anew has nothing of the one before. */
export function openOutbox({ deliver, now, onFault, payload }: OutboxOptions): Outbox {
  const holder = randomUUID();
  let isClosed = false;
  /** By the clock that nobody sets, from before the database was asked: never later than the database has it. */
  let heldUntil = 0;

  async function hold(ids: readonly number[]): Promise<void> {
    const asked = performance.now();
    try {
      await renewLeases(payload, holder, ids);
      heldUntil = asked + leaseMs;
    } catch (error) {
      onFault(error);
    }
  }

  return {
    async deliverDue() {
      if (isClosed) return 0;
      const asked = performance.now();
      const ids = await takeDue(payload, { holder, limit: takenAtOnce, now: now() });
      if (ids.length === 0) return 0;
      heldUntil = asked + leaseMs;
      let holding: Promise<void> = Promise.resolve();
      const renewing = setInterval(() => {
        holding = hold(ids);
      }, renewEveryMs);
      const mayBegin = () => !isClosed && performance.now() < heldUntil - leastLeftMs;
      try {
        await deliver(payload, { holder, ids, mayBegin });
      } finally {
        clearInterval(renewing);
        await holding;
      }
      return ids.length;
    },
    close() {
      isClosed = true;
    },
    giveBack: () => giveBackLeases(payload, holder),
  };
}
