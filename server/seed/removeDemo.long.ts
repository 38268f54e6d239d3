import { expect, onTestFinished, test } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { readEnvironment } from '../environment.ts';
import { moveToPostgres } from '../moving/moveToPostgres.ts';
import { openPayload } from '../open.ts';
import { databases, layMigratedSqlite, startMigratedPostgres } from '../testing/databases.ts';
import { expectDemoRemoved } from '../testing/expectDemoRemoved.ts';
import { fillWithQuickDemo } from '../testing/makeQuickDemo.ts';
import { makeTemporaryFolder } from '../testing/openTestPayload.ts';
import { samplePage } from '../testing/samplePage.ts';
import { removeDemo } from './removeDemo.ts';

test.each(databases)(
  'the demo is removed completely from %s, own documents stay, and an empty site remains',
  async (name) => {
    const dataDir = makeTemporaryFolder();
    await layMigratedSqlite(dataDir, fillWithQuickDemo);
    const server = name === 'PostgreSQL' ? await startMigratedPostgres() : undefined;
    onTestFinished(() => server?.stop());
    const environment = readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: server?.url });
    // Moved there, because seeding it there takes twice as long.
    if (server) await moveToPostgres(environment);
    const payload = await openPayload({ environment });
    onTestFinished(() => payload.destroy());
    await expectDemoRemoved(payload);
  },
);

test('a language of the demo stays where somebody else has written in it, hidden until it has what visitors need', async () => {
  const dataDir = makeTemporaryFolder();
  await layMigratedSqlite(dataDir, fillWithQuickDemo);
  const payload = await openPayload({ environment: readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: undefined }) });
  onTestFinished(() => payload.destroy());
  const shown = async () => (await payload.findGlobal({ slug: 'site-settings', depth: 0 })).languages;
  expect((await shown())?.map(({ code, isVisible }) => [code, isVisible])).toEqual([
    ['en', true],
    ['de', true],
    ['ar', true],
  ]);
  const own = { ...samplePage('eigenes', 'Von uns.'), slug: 'de/eigenes', language: 'de' };
  const { id } = await payload.create({ collection: 'pages', data: own });
  await inTransaction(payload, (req) => removeDemo(payload, req));
  expect((await shown())?.map(({ code, isVisible }) => [code, isVisible])).toEqual([
    ['en', true],
    ['de', false],
  ]);
  expect(await payload.findByID({ collection: 'pages', id, depth: 0 })).toMatchObject({ slug: 'de/eigenes' });
});
