import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { sidePoolOf } from '../../database/sidePool.ts';
import { repeat } from '../../repeat.ts';

/**
 * ms after which a turn expires if its host does not renew it. After a host was killed, the next one waits for that
 * long.
 */
const turnMs = 10_000;
/** ms that must be left of a turn before an irreversible step. */
const leastLeftMs = 5_000;

const key = 'turn to publish';

export interface Turn {
  holder: string;
  /** Throws if the turn may be over before the next step is done. */
  stay(): void;
  /** An SQL condition that is true while the turn lasts; `holder` is the placeholder of its holder in the statement. */
  isStillOurs(holder: string): string;
}

const clock = '(extract(epoch FROM clock_timestamp()) * 1000)';

/**
 * Runs work that only one host may do at a time; undefined if another host has the turn. Times are those of the
 * database's clock.
 */
export async function inTurn<Result>(
  payload: Payload,
  work: (turn: Turn) => Promise<Result>,
): Promise<Result | undefined> {
  const pool = sidePoolOf(payload);
  if (!pool) throw new Error('Hosts take turns on PostgreSQL alone');
  const holder = randomUUID();
  let endsAt = 0;

  /** Takes or renews the turn; false if another host has it. */
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
    // If renewing fails, the turn expires, which the work notices.
    await take().catch(() => undefined);
    return turnMs / 4;
  });
  try {
    return await work({
      holder,
      stay() {
        if (endsAt - performance.now() < leastLeftMs) throw new Error('The turn of this host to publish has run out');
      },
      isStillOurs: (place) =>
        `EXISTS (SELECT FROM payload_kv WHERE key = '${key}' AND data->>'holder' = ${place} AND (data->>'until')::numeric > ${clock})`,
    });
  } finally {
    await renewing.stop();
    await pool
      .query(`DELETE FROM payload_kv WHERE key = $1 AND data->>'holder' = $2`, [key, holder])
      // It expires by itself.
      .catch(() => undefined);
  }
}
