import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { databases, openTestDatabase } from '../testing/databases.ts';
import { runStatement } from './directRows.ts';
import { namesOfMigrations, requireSchema, upgradeSchema } from './upgradeSchema.ts';

test.each(databases)('migrates an empty %s, and finds nothing to do the second time', async (name) => {
  const { close, payload } = await openTestDatabase(name, { isMigrated: false });
  onTestFinished(close);
  await upgradeSchema(payload);
  const first = await payload.count({ collection: 'payload-migrations' });
  await upgradeSchema(payload);
  expect(await payload.count({ collection: 'payload-migrations' })).toEqual(first);
});

test.each(databases)('refuses a %s that a newer version has used, and says how to go on', async (name) => {
  const { close, payload } = await openTestDatabase(name);
  onTestFinished(close);
  await payload.create({ collection: 'payload-migrations', data: { name: '20991231_000000_lanterns', batch: 2 } });
  await expect(upgradeSchema(payload)).rejects.toThrow(
    /newer version of Frontage \(20991231_000000_lanterns\).*backup/s,
  );
});

test.each(databases)('runs nothing on a %s that has all migrations that were put together since', async (name) => {
  const { close, payload } = await openTestDatabase(name);
  onTestFinished(close);
  for (const ran of ['20261122_000000_initial', '20261128_000000_own_workshops'])
    await payload.create({ collection: 'payload-migrations', data: { name: ran, batch: 1 } });
  await upgradeSchema(payload);
  await requireSchema(payload);
  const { docs } = await payload.find({ collection: 'payload-migrations', sort: 'name' });
  expect(docs.map((one) => one.name)).toEqual([
    '20261122_000000_initial',
    '20261128_000000_own_workshops',
    ...namesOfMigrations(payload.db.migrationDir),
  ]);
});

test.each(databases)(
  'refuses a %s that has only some of them, touches nothing, and says how to go on',
  async (name) => {
    const { close, payload } = await openTestDatabase(name);
    onTestFinished(close);
    const part = '20261122_000000_initial';
    const where = { name: { exists: true } };
    await payload.update({ collection: 'payload-migrations', where, data: { name: part } });
    const refused = await upgradeSchema(payload).catch((error: Error) => error.message);
    expect(refused).toMatch(/before 0\.2\.0 \(20261122_000000_initial\).*Nothing was changed.*upgrades\.md/s);
    await expect(requireSchema(payload)).rejects.toThrow(String(refused));
    const { docs } = await payload.find({ collection: 'payload-migrations' });
    expect(docs.filter((one) => one.name !== part)).toEqual([]);
    const [, commit = 'none'] = /“(.+)”/.exec(String(refused)) ?? [];
    const page = readFileSync(join(import.meta.dirname, '../../docs/operations/upgrades.md'), 'utf8');
    expect(page, 'how the message says').toContain(commit);
  },
);

test.each(databases)('refuses a %s whose tables differ from those that its migrations make', async (name) => {
  const { close, payload } = await openTestDatabase(name);
  onTestFinished(close);
  await runStatement(payload, {}, 'ALTER TABLE leads DROP COLUMN message');
  await expect(upgradeSchema(payload)).rejects.toThrow(/lacks .*leads\.message.*backup/s);
});
