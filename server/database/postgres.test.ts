import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../testing/databases.ts';
import { isPostgres } from './sidePool.ts';

test('holds no row for ever: the server ends an abandoned transaction, and a wait for a lock', async () => {
  const { close, payload } = await openTestDatabase('PostgreSQL');
  onTestFinished(close);
  const { db } = payload;
  if (!isPostgres(db)) throw new Error('This is no PostgreSQL');
  const settings = "'idle_in_transaction_session_timeout', 'lock_timeout'";
  const { rows } = await db.pool.query(
    `SELECT name, setting FROM pg_settings WHERE name IN (${settings}) ORDER BY name`,
  );
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '60000' },
    { name: 'lock_timeout', setting: '30000' },
  ]);

  const [stuck, waiting] = await Promise.all([db.pool.connect(), db.pool.connect()]);
  stuck.on('error', () => undefined);
  for (const statement of ['SET idle_in_transaction_session_timeout = 200', 'BEGIN', 'SELECT pg_advisory_xact_lock(1)'])
    await stuck.query(statement);
  expect((await waiting.query("SELECT pg_advisory_xact_lock(1), 'had' AS lock")).rows[0]?.lock).toBe('had');
  waiting.release();
  stuck.release(true);
});

test('can be closed during a query, which fails and ends nothing else', async () => {
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
  await expect.poll(async () => (await db.pool.query(underWay)).rowCount).toBe(1);
  await close();
  expect(await asked).toBe('failed');
  expect(faults).toEqual([]);
});
