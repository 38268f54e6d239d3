import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { z } from 'zod';
import { type SidePool, sidePoolOf } from '../database/sidePool.ts';
import { areAtOnce, type Busy } from './CallPlan.ts';

const holdMs = 10 * 60_000;
/** The most hours that one network address may hold at once: enough for a household, not for a calendar. */
const maxOfNetwork = 3;
/** The most hours held in all: fewer than a week has, however many addresses one person owns. */
const maxInAll = 24;

/** For sales, who may move a call to an hour that is held. */
export const noHolds: Holds = {
  take: async () => undefined,
  release: async () => undefined,
  busyFor: async () => [],
};

const heldHour = z.object({
  hold: z.string(),
  host: z.string(),
  startsAt: z.date(),
  endsAt: z.date(),
  network: z.string(),
  until: z.date(),
});
type Held = z.infer<typeof heldHour>;

/** What is held, oldest first. A change is alone with it. */
interface Shelf {
  read(): Promise<Held[]>;
  change(work: (all: Held[]) => Held[]): Promise<void>;
}

export type Holds = ReturnType<typeof openHolds>;

/**
 * Holds an hour for ten minutes for a visitor who fills in the form; in PostgreSQL where several hosts may share it,
 * otherwise in this process. It is a courtesy and may be lost: the database still gives each hour to one visitor only.
 */
export function openHolds(payload: Payload, now: () => Date) {
  const pool = sidePoolOf(payload);
  const shelf = pool ? shelfInPostgres(pool) : shelfInProcess();
  // A longer hold was noted by a clock that was ahead.
  const leftMs = ({ until }: Held) => until.getTime() - now().getTime();
  const present = (all: Held[]) => all.filter((one) => leftMs(one) > 0 && leftMs(one) < 2 * holdMs);
  return {
    /**
     * Undefined if somebody else was faster. Each reload of the page leaves an old hold behind, so above the limit of a
     * network its oldest one is released; above that of all, the oldest of all, so that nobody can block the calendar.
     */
    async take(busy: Busy, network: string) {
      const held = { ...busy, network, hold: randomUUID(), until: new Date(now().getTime() + holdMs) };
      let isTaken = false;
      await shelf.change((all) => {
        const kept = present(all);
        isTaken = kept.some((one) => areAtOnce(one, busy));
        if (isTaken) return kept;
        const ofNetwork = kept.filter((one) => one.network === network);
        const tooMany = ofNetwork.slice(0, Math.max(0, ofNetwork.length + 1 - maxOfNetwork));
        return [...kept.filter((one) => !tooMany.includes(one)), held].slice(-maxInAll);
      });
      return isTaken ? undefined : { hold: held.hold, until: held.until };
    },
    async release(hold: string | undefined): Promise<void> {
      if (hold) await shelf.change((all) => all.filter((one) => one.hold !== hold));
    },
    busyFor: async (hold: string | undefined): Promise<Busy[]> =>
      present(await shelf.read()).filter((one) => one.hold !== hold),
  };
}

function shelfInProcess(): Shelf {
  let all: Held[] = [];
  return {
    read: async () => all,
    async change(work) {
      all = work(all);
    },
  };
}

const rows = z.array(heldHour);
const select = `SELECT id AS hold, host, starts_at AS "startsAt", ends_at AS "endsAt", network, until
  FROM call_holds ORDER BY turn`;

function shelfInPostgres(pool: SidePool): Shelf {
  return {
    read: async () => rows.parse((await pool.query(select)).rows),
    async change(work) {
      const client = await pool.connect();
      let isBroken = true;
      try {
        await client.query('BEGIN');
        // One at a time: of two requests for an hour at two hosts, the second one is refused.
        await client.query('LOCK TABLE call_holds IN SHARE ROW EXCLUSIVE MODE');
        const before = rows.parse((await client.query(select)).rows);
        const after = work(before);
        await client.query('DELETE FROM call_holds WHERE id <> ALL ($1::uuid[])', [after.map(({ hold }) => hold)]);
        for (const one of after.filter((held) => !before.includes(held))) {
          const values = [one.hold, one.host, one.startsAt, one.endsAt, one.network, one.until];
          await client.query('INSERT INTO call_holds VALUES ($1, $2, $3, $4, $5, $6, DEFAULT)', values);
        }
        await client.query('COMMIT');
        isBroken = false;
      } finally {
        client.release(isBroken);
      }
    },
  };
}
