import { expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../../testing/databases.ts';
import { hearPublication } from './hearPublication.ts';

/** ms: longer than a test lasts, so that only a notification ends the wait. */
const forEver = 600_000;

async function open() {
  const database = await openTestDatabase('PostgreSQL');
  onTestFinished(() => database.close());
  const hearing = hearPublication(database.payload);
  onTestFinished(() => hearing.stop());
  const { signal } = new AbortController();
  const publish = (data: object) => database.payload.updateGlobal({ slug: 'publication', data, depth: 0 });
  const next = () => hearing.wait(forEver, signal);
  // Once it listens, it ends the wait, because earlier notifications may have been missed.
  await next();
  return { hearing, next, payload: database.payload, publish };
}

it('ends the wait once something is published or the site is held', async () => {
  const { hearing, next, publish } = await open();
  expect(hearing.isHearing()).toBe(true);
  const waiting = next();
  await publish({ version: 'first' });
  await waiting;
  await publish({ heldRelease: '20261123120000-000aaaa' });
  // It was notified while nobody waited.
  await next();
});

it('listens again after its connection was cut, and ends the wait because something may have been missed', async () => {
  const { hearing, next, payload } = await open();
  const { pool } = payload.db as unknown as { pool: { query(text: string): Promise<unknown> } };
  const waiting = next();
  await pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'`);
  await waiting;
  expect(hearing.isHearing()).toBe(true);
});
