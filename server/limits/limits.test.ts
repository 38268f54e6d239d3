import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { countTry } from '../accounts/limits.ts';
import { selectRows } from '../database/directRows.ts';
import { readEnvironment } from '../environment.ts';
import { openPayload } from '../open.ts';
import { openClockAhead } from '../testing/clockAhead.ts';
import { startMigratedPostgres } from '../testing/databases.ts';
import { limitsOf, restMs } from './limits.ts';

interface Place {
  variables: Record<string, string>;
  /** Makes it unreachable; the returned function undoes that. */
  leave(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

async function inPostgres(): Promise<Place> {
  const server = await startMigratedPostgres();
  return {
    stop: () => server.stop(),
    variables: { DATABASE_URL: server.url },
    async leave() {
      await server.interrupt();
      return () => server.resume();
    },
  };
}

interface Host {
  payload: Payload;
  close(): Promise<void>;
}

/** The CMS as a separate process opens it. */
async function startHost(variables: Record<string, string>): Promise<Host> {
  const dataDir = mkdtempSync(join(tmpdir(), 'frontage-limits-'));
  const environment = readEnvironment({
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: 'one secret of all hosts '.repeat(2),
    ...variables,
  });
  const payload = await openPayload({ environment });
  payload.logger.level = 'silent';
  return {
    payload,
    async close() {
      await payload.destroy();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Starts a host that is closed at the end of its test. */
async function openHost(variables: Record<string, string>): Promise<Payload> {
  const { close, payload } = await startHost(variables);
  onTestFinished(close);
  return payload;
}

describe('hosts that share a PostgreSQL', () => {
  let place: Place;
  let started: Host[];
  let hosts: Payload[];
  beforeAll(async () => {
    place = await inPostgres();
    started = [await startHost(place.variables), await startHost(place.variables)];
    hosts = started.map(({ payload }) => payload);
  });
  afterAll(async () => {
    for (const { close } of started) await close();
    await place.stop();
  });

  test('count each hit once between them, however many arrive at once', async () => {
    const counters = hosts.map((host) => limitsOf(host).counter('sent', 600));
    const hits = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => counters[index % 2]?.hit(index % 3 ? 'ada' : 'bo')),
    );
    const countsOf = (first: number) =>
      hits.filter((_, index) => Number(index % 3 > 0) === first).map((hit) => hit?.count);
    expect(countsOf(1).toSorted(byNumber)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(countsOf(0).toSorted(byNumber)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    for (const hit of hits) expect(Math.ceil((hit?.msLeft ?? 0) / 60_000)).toBe(10);
  });

  test('count a flood from one sender without a query for each request', async () => {
    const counters = hosts.map((host) => limitsOf(host).counter('flood', 600));
    const hits = await Promise.all(Array.from({ length: 10_000 }, (_, index) => counters[index % 2]?.hit('ada')));
    const counts = new Set(hits.map((hit) => hit?.count));
    expect([counts.size, counts.has(1), counts.has(10_000)]).toEqual([10_000, true, true]);
  });

  test('forget a key, and take back one hit of it', async () => {
    const [ours, theirs] = hosts.map((host) => limitsOf(host).counter('tries', 600));
    await ours?.hit('ada');
    await theirs?.hit('ada');
    await theirs?.takeBack('ada');
    expect(await ours?.hit('ada')).toMatchObject({ count: 2 });
    await theirs?.forget('ada');
    expect(await ours?.hit('ada')).toMatchObject({ count: 1 });
  });

  test('let nobody guess passwords on one host after another', async () => {
    // From the first query on, while connections are still being made.
    const fresh = [await openHost(place.variables), await openHost(place.variables)];
    const minutes: (number | undefined)[] = [];
    for (let tries = 0; tries < 10; tries += 1) {
      const host = fresh[tries % 2];
      if (host) minutes.push(await countTry(host, 'signIn', 'ada@wharfside.example 6.6.6.6'));
    }
    expect(minutes).toEqual([...Array(8).fill(undefined), 10, 10]);
  });

  test('count separately while it is away, and together again once it is back', async () => {
    const goAhead = openClockAhead();
    const counters = hosts.map((host) => limitsOf(host).counter('meanwhile', 600));
    const hitAll = () => Promise.all(counters.map((counter) => counter.hit('ada')));
    const countsOf = async () => (await hitAll()).map(({ count }) => count).toSorted(byNumber);
    expect(await countsOf()).toEqual([1, 2]);
    const comeBack = await place.leave();
    expect(await countsOf()).toEqual([1, 1]);
    expect(await countsOf()).toEqual([2, 2]);
    await comeBack();
    const apart = async () => {
      goAhead(restMs);
      const [lower = 0, higher = 0] = await countsOf();
      return higher - lower;
    };
    await expect.poll(apart, { interval: 250 }).toBe(1);
  });
});

test('expired counts are removed from PostgreSQL, and no key is stored as it was typed', async () => {
  const goAhead = openClockAhead();
  const { stop, variables } = await inPostgres();
  onTestFinished(stop);
  const first = await openHost(variables);
  await limitsOf(first).counter('short', 1).hit('ada@wharfside.example');
  await limitsOf(first).counter('long', 600).hit('ada@wharfside.example');
  const rows = async () => {
    const found = await selectRows(first, {}, 'SELECT key FROM limits');
    return found.map(({ key }) => String(key));
  };
  expect(await rows()).toHaveLength(2);
  expect((await rows()).join()).not.toContain('ada');
  goAhead(1001);
  // A host sweeps when it starts.
  limitsOf(await openHost(variables));
  await expect.poll(rows).toEqual([expect.stringMatching(/^long:/)]);
});

test('a count by a clock that was ahead ends with it, at the latest after twice its time', async () => {
  const goAhead = openClockAhead();
  const { stop, variables } = await inPostgres();
  onTestFinished(stop);
  const counter = limitsOf(await openHost(variables)).counter('tries', 600);
  goAhead(86_400_000);
  for (let hits = 0; hits < 3; hits += 1) await counter.hit('ada');
  goAhead(-86_400_000);
  const { count, msLeft } = await counter.hit('ada');
  expect(count).toBe(1);
  expect(msLeft).toBeLessThanOrEqual(600_000);
  expect(await counter.hit('ada')).toMatchObject({ count: 2 });
});

function byNumber(one = 0, other = 0): number {
  return one - other;
}
