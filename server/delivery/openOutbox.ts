import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { databaseMoment, type InTransaction, runStatement, selectRows } from '../database/directRows.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Deliver } from './deliver.ts';
import { oneWorkerKinds } from './delivery.ts';

/** ms for which a delivery belongs to the worker that took it, unless the worker renews the lease. */
const leaseMs = 30_000;

export const takenAtOnce = 60;
/** Twice in the life of a lease, with a third to spare: a database that delays a write by 15 s costs no lease. */
const renewEveryMs = leaseMs / 3;
/**
 * The least time left of a lease with which a delivery is still begun, because nobody knows how long its peer takes.
 */
const leastLeftMs = leaseMs / 3;

interface OutboxOptions {
  payload: Payload;
  deliver: Deliver;
  now: () => Date;
  /** Called if a lease could not be renewed. */
  onFault: (error: unknown) => void;
}

export type Outbox = ReturnType<typeof openOutbox>;

/** Opens the outbox for a worker with a new name: a restarted process takes over nothing from the previous one. */
export function openOutbox({ deliver, now, onFault, payload }: OutboxOptions) {
  const holder = randomUUID();
  let isClosed = false;
  /**
   * By the monotonic clock, counted from before the database was asked, so that it never ends after the lease in the
   * database.
   */
  let heldUntil = 0;

  /** Extends the leases that the worker still holds by another {@link leaseMs}. */
  async function hold(ids: readonly number[]): Promise<void> {
    const asked = performance.now();
    const lease = `lease_until = ${databaseMoment(payload, leaseMs)}`;
    try {
      await change(lease, `AND id IN (${ids.map(Number).join(', ')})`);
      heldUntil = asked + leaseMs;
    } catch (error) {
      onFault(error);
    }
  }

  const change = (lease: string, only = '') =>
    runStatement(payload, {}, `UPDATE deliveries SET ${lease} WHERE lease_holder = '${holder}' ${only}`);

  return {
    /**
     * Takes what is due and tries each delivery once. Returns how many it took. One call at a time. A delivery whose
     * outcome could not be recorded stays taken until its lease ends. Rejects if the database failed.
     */
    async deliverDue(): Promise<number> {
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
    /** From now on nothing new is begun. */
    close(): void {
      isClosed = true;
    },
    /** Releases at once what was taken but not begun, so that any other worker may take it. */
    giveBack: () => change('lease_holder = NULL, lease_until = NULL'),
  };
}

/** The number of our advisory lock in PostgreSQL; any number that nothing else uses. */
const takingLock = 1_718_511_986;
/** ms after which PostgreSQL ends the transaction of a host that stops while taking. */
const longestTakingMs = 10_000;

/**
 * No delivery is put off for longer than a day, and no lease lasts longer than {@link leaseMs}: what lies beyond was
 * noted by a clock that was ahead, and would otherwise wait until the right one gets there.
 */
const beyondMs = { try: 2 * 24 * 3_600_000, lease: 2 * leaseMs };

interface Taking {
  /** The name of the worker; letters, digits and hyphens. */
  holder: string;
  now: Date;
  limit: number;
}

/**
 * Takes deliveries that are due, for one worker among any number on the same database; returns their ids in the order
 * in which they were owed. While the lease lasts nobody else gets them, nor any other delivery of the same requests.
 * Deliveries to the CRM are taken by one worker at a time.
 */
export async function takeDue(payload: Payload, { holder, limit, now }: Taking): Promise<number[]> {
  const beyond = new Date(now.getTime() + beyondMs.try).toISOString();
  const isDue = `status = 'owed'
    AND (next_try_at IS NULL OR next_try_at <= '${now.toISOString()}' OR next_try_at > '${beyond}')`;
  const isHeld = `lease_until > ${databaseMoment(payload)} AND lease_until < ${databaseMoment(payload, beyondMs.lease)}`;
  const isFree = `(lease_until IS NULL OR NOT (${isHeld}))`;
  // Usually nothing is due; that check needs no transaction.
  const [first] = await selectRows(payload, {}, `SELECT id FROM deliveries WHERE ${isDue} AND ${isFree} LIMIT 1`);
  if (!first) return [];
  const held = `FROM deliveries held WHERE ${isHeld}`;
  const kinds = oneWorkerKinds.map((kind) => `'${kind}'`).join(', ');
  const mine = `SELECT id FROM deliveries WHERE ${isDue} AND ${isFree}
    AND (lead_id IS NULL OR lead_id NOT IN (SELECT held.lead_id ${held} AND held.lead_id IS NOT NULL))
    AND (kind NOT IN (${kinds})
      OR NOT EXISTS (SELECT 1 ${held} AND held.kind IN (${kinds}) AND held.lease_holder <> '${holder}'))
    ORDER BY COALESCE(next_try_at, created_at), id LIMIT ${limit}`;
  return inTransaction(payload, async (req) => {
    await takeTurn(payload, req);
    // Skips rows that are locked at this moment, for example by an erasure, until the next check.
    const skip = payload.db.name === 'sqlite' ? '' : ' FOR UPDATE SKIP LOCKED';
    const ids = (await selectRows(payload, req, `${mine}${skip}`)).map(({ id }) => Number(id)).sort((a, b) => a - b);
    if (ids.length > 0) {
      const lease = `lease_holder = '${holder}', lease_until = ${databaseMoment(payload, leaseMs)}`;
      await runStatement(payload, req, `UPDATE deliveries SET ${lease} WHERE id IN (${ids.join(', ')})`);
    }
    return ids;
  });
}

/**
 * Makes workers take one after another, so that each sees the leases of the others: two that look at once could share a
 * request. SQLite allows one writing transaction at a time and needs no lock.
 */
async function takeTurn(payload: Payload, req: InTransaction): Promise<void> {
  if (payload.db.name === 'sqlite') return;
  await runStatement(payload, req, `SET LOCAL idle_in_transaction_session_timeout = ${longestTakingMs}`);
  await runStatement(payload, req, `SELECT pg_advisory_xact_lock(${takingLock})`);
}
