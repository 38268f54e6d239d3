import type { Payload } from 'payload';
import { type RateLimiterAbstract, RateLimiterPostgres } from 'rate-limiter-flexible';
import { endWith, sidePoolOf } from '../database/sidePool.ts';

interface LimiterOptions {
  keyPrefix: string;
  points: number;
  duration: number;
}

/** ms between two removals of expired rows. */
const sweepEveryMs = 600_000;

/**
 * Returns what opens counters that several hosts share: one row of PostgreSQL for each key of each counter, updated by
 * one statement. Undefined where one process has the database to itself.
 */
export function sharedStoreOf(payload: Payload): ((options: LimiterOptions) => RateLimiterAbstract) | undefined {
  const storeClient = sidePoolOf(payload);
  if (!storeClient) return;
  const store = {
    storeClient,
    storeType: 'pool',
    tableName: 'limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
  };
  // If it fails, the next sweep removes the rows.
  const sweep = () =>
    void storeClient.query('DELETE FROM limits WHERE expire < $1', [Date.now()]).catch(() => undefined);
  const sweeping = setInterval(sweep, sweepEveryMs).unref();
  sweep();
  endWith(payload, async () => clearInterval(sweeping));
  return (options) => new RateLimiterPostgres({ ...options, ...store });
}
