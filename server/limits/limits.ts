import { createHmac } from 'node:crypto';
import type { Payload } from 'payload';
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';
import { endWith, sidePoolOf } from '../database/sidePool.ts';
import { KeyedMutex } from '../keyedMutex.ts';
import { memoisePer } from '../memoiseFor.ts';
import { within } from '../network/within.ts';

interface Hits {
  /** Including this hit. */
  count: number;
  /** ms until the count starts again, from the first hit on. */
  msLeft: number;
}

interface Gathered {
  size: number;
  counted: Promise<Hits>;
}

/** ms between two removals of expired rows. */
const sweepEveryMs = 600_000;

/**
 * Returns what opens counters that several hosts share: one row of PostgreSQL for each key of each counter, updated by
 * one statement. Undefined where one process has the database to itself.
 */
function sharedStoreOf(payload: Payload): ((options: IRateLimiterOptions) => RateLimiterAbstract) | undefined {
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

/** Counts one kind of event by key, for all hosts together. Of a key only a keyed hash is stored. */
export interface Counter {
  hit(key: string): Promise<Hits>;
  /** Subtracts one hit. */
  takeBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

export interface Limits {
  /** Returns the counter of that `name`, always the same one; its counts expire after `durationS` seconds. */
  counter(name: string, durationS: number): Counter;
}

/** ms that a visitor waits for the shared count. */
const patienceMs = 3_000;
/** ms for which nobody waits for it again after it failed. */
export const restMs = 10_000;

/**
 * Counts limits: in PostgreSQL where that is the database, else in this process, which is then the only one. While the
 * database is away each process counts for itself: visitors are served, and still nobody can try passwords without end.
 */
export const limitsOf = memoisePer((payload: Payload): Limits => openLimits(payload, sharedStoreOf(payload)));

function openLimits(payload: Payload, shared: ReturnType<typeof sharedStoreOf>): Limits {
  let isAway = false;
  let restsUntil = 0;

  /** Counts for all hosts where possible, else for this process. */
  async function count<Result>(
    together: RateLimiterAbstract | undefined,
    alone: RateLimiterAbstract,
    work: (limiter: RateLimiterAbstract) => Promise<Result>,
  ): Promise<Result> {
    if (!together || performance.now() < restsUntil) return work(alone);
    try {
      const result = await within(patienceMs, work(together));
      if (isAway) payload.logger.warn('Limits are counted for all hosts again');
      isAway = false;
      return result;
    } catch (error) {
      restsUntil = performance.now() + restMs;
      if (!isAway)
        payload.logger.error({ err: error }, 'Limits cannot be counted for all hosts: each counts for itself');
      isAway = true;
      return work(alone);
    }
  }

  function createCounter(name: string, duration: number): Counter {
    // The caller decides what the limit is: hits are only counted here, and none is refused.
    const options = { keyPrefix: name, points: 1, duration };
    const alone = new RateLimiterMemory(options);
    const together = shared?.(options);
    const keyOf = (key: string) => createHmac('sha256', payload.secret).update(`limit: ${key}`).digest('base64url');
    const hit = gatherHits(async (key, hits) => {
      const { consumedPoints, msBeforeNext } = await count(together, alone, async (one) => {
        const counted = await one.penalty(key, hits);
        // By the clock of a host that was ahead: until it comes round, everybody of this network would be refused.
        if (counted.msBeforeNext <= 2_000 * duration) return counted;
        await one.delete(key);
        return one.penalty(key, hits);
      });
      return { count: consumedPoints, msLeft: msBeforeNext };
    });
    return {
      hit: (key) => hit(keyOf(key)),
      async takeBack(key) {
        await count(together, alone, (one) => one.reward(keyOf(key)));
      },
      async forget(key) {
        await count(together, alone, (one) => one.delete(keyOf(key)));
      },
    };
  }

  const counters = new Map<string, Counter>();
  return {
    counter(name, durationS) {
      const counter = counters.get(name) ?? createCounter(name, durationS);
      counters.set(name, counter);
      return counter;
    },
  };
}

/**
 * Counts hits of a key in one go that arrive while earlier ones are still being counted. A sender of a thousand
 * simultaneous requests costs the store two queries, and delays nobody else.
 */
function gatherHits(countMany: (key: string, hits: number) => Promise<Hits>): (key: string) => Promise<Hits> {
  const mutex = new KeyedMutex();
  /** By key: hits that are still to be counted. */
  const next = new Map<string, Gathered>();

  function gather(key: string): Gathered {
    const gathered: Gathered = {
      size: 0,
      counted: mutex.run(key, () => {
        // Hits that arrive from now on belong to the next count.
        next.delete(key);
        return countMany(key, gathered.size);
      }),
    };
    next.set(key, gathered);
    return gathered;
  }

  return async (key) => {
    const gathered = next.get(key) ?? gather(key);
    gathered.size += 1;
    const place = gathered.size;
    const { count, msLeft } = await gathered.counted;
    return { count: count - gathered.size + place, msLeft };
  };
}
