import type { Payload } from 'payload';
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible';
import { endWith, type SidePool, sidePoolOf } from '../database/sidePool.ts';
import { openValkey } from './valkey.ts';

interface LimiterOptions {
  keyPrefix: string;
  points: number;
  duration: number;
}

/** A store in which several hosts count together. */
export interface SharedStore {
  limiter(options: LimiterOptions): Promise<RateLimiterAbstract>;
  /** Rejects where the store is away. */
  reach(): Promise<void>;
}

/** ms between two removals of expired rows. */
const sweepEveryMs = 600_000;

/** The shared store; undefined where one process has the database to itself. */
export function sharedStoreOf(payload: Payload): SharedStore | undefined {
  const { valkeyUrl }: { valkeyUrl?: unknown } = payload.config.custom ?? {};
  if (typeof valkeyUrl === 'string') return valkeyStore(payload, valkeyUrl);
  const pool = sidePoolOf(payload);
  return pool && postgresStore(payload, pool);
}

function valkeyStore(payload: Payload, url: string): SharedStore {
  const valkey = openValkey(url, (err) => payload.logger.debug({ err }, 'Valkey is away'));
  endWith(payload, async () => (await valkey).destroy());
  return {
    async limiter(options) {
      const store = { storeClient: await valkey, useRedisPackage: true, rejectIfRedisNotReady: true };
      return new RateLimiterRedis({ ...options, ...store, keyPrefix: `frontage:${options.keyPrefix}` });
    },
    async reach() {
      await (await valkey).ping();
    },
  };
}

/** One row for each key of each counter, updated by one statement. */
function postgresStore(payload: Payload, storeClient: SidePool): SharedStore {
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
  return {
    limiter: async (options) => new RateLimiterPostgres({ ...options, ...store }),
    // The `database` check of /readyz covers it.
    reach: async () => undefined,
  };
}
