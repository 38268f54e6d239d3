import { expect, onTestFinished, test } from 'vitest';
import { databases, openTestDatabase } from '../testing/databases.ts';
import { runStatement } from './directRows.ts';
import { upgradeSchema } from './upgradeSchema.ts';

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

test.each(databases)(
  'refuses a %s whose migrations were put together since, and does not call it newer',
  async (name) => {
    const { close, payload } = await openTestDatabase(name);
    onTestFinished(close);
    await payload.create({
      collection: 'payload-migrations',
      data: { name: '20261121_120000_first_tables', batch: 1 },
    });
    await expect(upgradeSchema(payload)).rejects.toThrow(
      /made before the first release.*20261121_120000_first_tables/s,
    );
  },
);

test.each(databases)('refuses a %s whose tables differ from those that its migrations make', async (name) => {
  const { close, payload } = await openTestDatabase(name);
  onTestFinished(close);
  await runStatement(payload, {}, 'ALTER TABLE leads DROP COLUMN message');
  await expect(upgradeSchema(payload)).rejects.toThrow(/lacks .*leads\.message.*backup/s);
});
