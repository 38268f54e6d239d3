import { randomUUID } from 'node:crypto';
import { sidePoolOf } from '@frontage/cms/database/sidePool.ts';
import type { Payload } from 'payload';
import { repeat } from '../../repeat.ts';

/** ms for which a turn is held without a word of its host. One that was killed lets the next one wait for so long. */
const usualTurnMs = 10_000;
/** ms that have to be left of a turn for something that cannot be taken back. */
const leastLeftMs = 6_000;

const key = 'turn to publish';

/** One host's turn to make a release. */
export interface Turn {
  holder: string;
  /** Throws where it may be over before what comes next is done. */
  stay(): void;
  /** A condition in SQL that is true while the turn lasts; `holder` is the place of its value in the statement. */
  isStillOurs(holder: string): string;
}

const clock = '(extract(epoch FROM clock_timestamp()) * 1000)';

/** Does work while no other host does; undefined where another one has its turn. The clock is the database's. */
export async function inTurn<Result>(
  payload: Payload,
  work: (turn: Turn) => Promise<Result>,
  turnMs = usualTurnMs,
): Promise<Result | undefined> {
  const pool = sidePoolOf(payload);
  if (!pool) throw new Error('Hosts take turns on PostgreSQL alone');
  const holder = randomUUID();
  let endsAt = 0;

  /** False where another host holds it. */
  async function take(): Promise<boolean> {
    const askedAt = performance.now();
    const { rowCount } = (await pool?.query(
      `INSERT INTO payload_kv (key, data)
       VALUES ($1, jsonb_build_object('holder', $2::text, 'until', ${clock} + $3::int))
       ON CONFLICT (key) DO UPDATE SET data = EXCLUDED.data
       WHERE (payload_kv.data->>'until')::numeric < ${clock} OR payload_kv.data->>'holder' = $2`,
      [key, holder, turnMs],
    )) ?? { rowCount: 0 };
    if (rowCount !== 1) return false;
    endsAt = askedAt + turnMs;
    return true;
  }

  if (!(await take())) return undefined;
  const renewing = repeat(async () => {
    // Where it fails the turn runs out, which whoever goes on finds out.
    await take().catch(() => undefined);
    return turnMs / 4;
  });
  try {
    return await work({
      holder,
      stay() {
        if (endsAt - performance.now() < Math.min(leastLeftMs, turnMs / 2))
          throw new Error('The turn of this host to publish has run out');
      },
      isStillOurs: (place) =>
        `EXISTS (SELECT FROM payload_kv WHERE key = '${key}' AND data->>'holder' = ${place} AND (data->>'until')::numeric > ${clock})`,
    });
  } finally {
    await renewing.stop();
    await pool
      .query(`DELETE FROM payload_kv WHERE key = $1 AND data->>'holder' = $2`, [key, holder])
      // It runs out by itself.
      .catch(() => undefined);
  }
}
