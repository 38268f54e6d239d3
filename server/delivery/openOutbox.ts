import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { Deliver } from './deliver.ts';
import { giveBackLeases, leaseMs, renewLeases, takeDue } from './leases.ts';

/** The most deliveries taken at a time. */
export const takenAtOnce = 60;
/** Twice in the life of a lease, with a third to spare: a database that delays a write by 15 s costs no lease. */
const renewEveryMs = leaseMs / 3;
/**
 * The least time left of a lease with which a delivery is still begun, because nobody knows how long its peer takes.
 */
const leastLeftMs = leaseMs / 3;

export interface OutboxOptions {
  payload: Payload;
  deliver: Deliver;
  now: () => Date;
  /** Called if a lease could not be renewed. */
  onFault: (error: unknown) => void;
}

/** The outbox as one worker sees it. */
export interface Outbox {
  /**
   * Takes what is due and tries each delivery once. Returns how many it took. One call at a time. A delivery whose
   * outcome could not be recorded stays taken until its lease ends. Rejects if the database failed.
   */
  deliverDue(): Promise<number>;
  /** From now on nothing new is begun. */
  close(): void;
  /** Releases at once what was taken but not begun. */
  giveBack(): Promise<void>;
}

/** Opens the outbox for a worker with a new name: a restarted process takes over nothing from the previous one. */
export function openOutbox({ deliver, now, onFault, payload }: OutboxOptions): Outbox {
  const holder = randomUUID();
  let isClosed = false;
  /**
   * By the monotonic clock, counted from before the database was asked, so that it never ends after the lease in the
   * database.
   */
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
