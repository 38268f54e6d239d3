import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases, openTestDatabase } from '../testing/databases.ts';
import { type Holds, openHolds } from './holds.ts';

const minuteMs = 60_000;

describe.each(databases)('hours that are held while a form is filled in, with %s', (name) => {
  let now = new Date('2026-11-23T09:00:00Z');
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let holds: Holds;
  beforeAll(async () => {
    database = await openTestDatabase(name);
    holds = openHolds(database.payload, () => now);
  });
  // The holds of the previous test have ended.
  beforeEach(() => {
    now = new Date(now.getTime() + 60 * minuteMs);
  });
  afterAll(() => database.close());

  const hourOf = (index: number) => {
    const startsAt = new Date(now.getTime() + index * 60 * minuteMs);
    return { host: 'Ines Halvorsen', startsAt, endsAt: new Date(startsAt.getTime() + 30 * minuteMs) };
  };
  const startsOf = async (hold?: string) => {
    const busy = await holds.busyFor(hold);
    return busy.map(({ startsAt }) => startsAt.getTime()).toSorted((one, other) => one - other);
  };
  const startOf = (index: number) => hourOf(index).startsAt.getTime();

  it('are free again after ten minutes', async () => {
    await holds.take(hourOf(1), '192.0.2.1');
    expect(await startsOf()).toEqual([startOf(1)]);
    now = new Date(now.getTime() + 10 * minuteMs);
    expect(await startsOf()).toEqual([]);
  });

  it('are free where a clock that was an hour ahead held them', async () => {
    await holds.take(hourOf(2), '192.0.2.1');
    now = new Date(now.getTime() - 60 * minuteMs);
    expect(await startsOf()).toEqual([]);
    now = new Date(now.getTime() + 60 * minuteMs);
  });

  it('are free again as soon as they are released, and do not block their holder', async () => {
    const held = await holds.take(hourOf(1), '192.0.2.1');
    expect(await startsOf(held?.hold)).toEqual([]);
    await holds.release('never given');
    expect(await startsOf('never given')).toEqual([startOf(1)]);
    await holds.release(held?.hold);
    expect(await startsOf()).toEqual([]);
  });

  it('go to one of two who ask at the same time', async () => {
    const asked = ['192.0.2.1', '192.0.2.2'].map((network) => holds.take(hourOf(1), network));
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1);
    expect(await holds.take({ ...hourOf(1), host: 'Bram de Wit' }, '192.0.2.3')).toBeDefined();
  });

  it('are limited to three per network: a fourth releases the first', async () => {
    for (const index of [1, 2, 3, 4]) await holds.take(hourOf(index), '192.0.2.1');
    expect(await startsOf()).toEqual([2, 3, 4].map(startOf));
  });

  it('never fill the whole calendar, however many networks ask: the oldest one is released', async () => {
    for (let index = 0; index < 100; index += 1) await holds.take(hourOf(index), `2001:db8:0:${index.toString(16)}`);
    expect(await startsOf()).toHaveLength(24);
    const held = await holds.take(hourOf(100), '192.0.2.1');
    expect(await startsOf(held?.hold)).not.toContain(startOf(76));
    expect(await startsOf()).toHaveLength(24);
  });
});
