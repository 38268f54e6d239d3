import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../testing/databases.ts';
import { isPostgres } from './sidePool.ts';

test('ends in the midst of a question, which fails and ends nothing else', async () => {
  const { close, payload } = await openTestDatabase('PostgreSQL');
  const { db } = payload;
  if (!isPostgres(db)) throw new Error('This is no PostgreSQL');
  const faults: unknown[] = [];
  const note = (error: unknown) => void faults.push(error);
  process.on('uncaughtException', note);
  onTestFinished(() => void process.off('uncaughtException', note));
  const asked = db.pool.query('SELECT pg_sleep(600)').then(
    () => 'answered',
    () => 'failed',
  );
  const underWay = "SELECT 1 FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(600)' AND state = 'active'";
  await expect.poll(async () => (await db.pool.query(underWay)).rowCount, { timeout: 60_000 }).toBe(1);
  await close();
  expect(await asked).toBe('failed');
  expect(faults).toEqual([]);
});
