import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { z } from 'zod';
import { type SidePool, sidePoolOf } from '../database/sidePool.ts';
import type { Busy } from './CallPlan.ts';

const holdMs = 10 * 60_000;
/** The most hours that one network address may hold at once: enough for a household, not for a calendar. */
const maxOfNetwork = 3;
/** The most hours held in all: fewer than a week has, however many addresses one person owns. */
const maxInAll = 24;

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
  busyFor(hold: string | undefined): Promise<Busy[]>;
}

/** For sales, who may move a call to an hour that is held. */
export const noHolds: Holds = {
  take: async () => undefined,
  release: async () => undefined,
  busyFor: async () => [],
};

/** Keeps holds in this process, if it is the only one. */
function createHolds(now: () => Date): Holds {
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

const heldRow = z.object({ host: z.string(), startsAt: z.date(), endsAt: z.date() });
const uuid = z.uuid();

/** Keeps holds in PostgreSQL where several hosts may share it, otherwise in this process. */
export function openHolds(payload: Payload, now: () => Date): Holds {
  const pool = sidePoolOf(payload);
  return pool ? createPostgresHolds(pool, now) : createHolds(now);
}

function createPostgresHolds(pool: SidePool, now: () => Date): Holds {
  return {
    async take({ endsAt, host, startsAt }, network) {
      const id = randomUUID();
      const at = now();
      const until = new Date(at.getTime() + holdMs);
      const client = await pool.connect();
      let isBroken = true;
      try {
        await client.query('BEGIN');
        // One at a time: of two requests for an hour at two hosts, the second one is refused.
        await client.query('LOCK TABLE call_holds IN SHARE ROW EXCLUSIVE MODE');
        await client.query('DELETE FROM call_holds WHERE until <= $1', [at]);
        const taken = await client.query(
          'SELECT 1 FROM call_holds WHERE host = $1 AND starts_at < $3 AND ends_at > $2 LIMIT 1',
          [host, startsAt, endsAt],
        );
        if (taken.rowCount === 0) {
          await client.query(
            `DELETE FROM call_holds WHERE id IN (
               SELECT id FROM call_holds WHERE network = $1 ORDER BY turn DESC OFFSET $2)
             OR id IN (SELECT id FROM call_holds ORDER BY turn DESC OFFSET $3)`,
            [network, maxOfNetwork - 1, maxInAll - 1],
          );
          await client.query('INSERT INTO call_holds VALUES ($1, $2, $3, $4, $5, $6, DEFAULT)', [
            id,
            host,
            startsAt,
            endsAt,
            network,
            until,
          ]);
        }
        await client.query('COMMIT');
        isBroken = false;
        return taken.rowCount === 0 ? { hold: id, until } : undefined;
      } finally {
        client.release(isBroken);
      }
    },
    async release(hold) {
      if (uuid.safeParse(hold).success) await pool.query('DELETE FROM call_holds WHERE id = $1', [hold]);
    },
    async busyFor(hold) {
      const own = uuid.safeParse(hold).data ?? null;
      const { rows } = await pool.query(
        `SELECT host, starts_at AS "startsAt", ends_at AS "endsAt" FROM call_holds
         WHERE until > $1 AND id IS DISTINCT FROM $2::uuid`,
        [now(), own],
      );
      return z.array(heldRow).parse(rows);
    },
  };
}
