import { expect, onTestFinished, test } from 'vitest';
import { databases, openTestDatabase } from '../testing/databases.ts';
import { runStatement, runWithValues } from './directRows.ts';
import { sql } from './sql.ts';
import { readMigrations, upgradeSchema } from './upgradeSchema.ts';

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

test.each(databases)(
  'shows a page of the first release on a %s whose hero has a drawing that is gone without one',
  async (name) => {
    const { close, payload } = await openTestDatabase(name, { isMigrated: false });
    onTestFinished(close);
    const before = (await readMigrations(payload)).filter((one) => one.name < '20261128_16');
    await payload.db.migrate({ migrations: before });
    const heroes = ['doors', 'plan'].map((drawing) => ({ blockType: 'hero', heading: 'One', drawing }));
    const layout = JSON.stringify([...heroes, { blockType: 'textbox', text: 'The "drawing": "doors"' }]);
    await runWithValues(payload, {}, sql`INSERT INTO pages (title, slug, layout) VALUES ('One', 'one', ${layout})`);
    await upgradeSchema(payload);
    const { docs } = await payload.find({ collection: 'pages', draft: false, depth: 0 });
    expect(docs.map((page) => page.layout)).toMatchObject([
      [{ drawing: 'none' }, { drawing: 'plan' }, { text: 'The "drawing": "doors"' }],
    ]);
  },
);
