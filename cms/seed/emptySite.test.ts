import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { block } from '@frontage/contract/blocks.ts';
import { siteSettings } from '@frontage/contract/siteSettings.ts';
import type { CollectionSlug, Payload } from 'payload';
import { expect, onTestFinished, test } from 'vitest';
import { toPage, toSiteSettings } from '../content/toContract.ts';
import { readFirstSteps } from '../dashboard/firstSteps.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { readEnvironment } from '../environment.ts';
import { moveToPostgres } from '../moving/moveToPostgres.ts';
import { openPayload } from '../open.ts';
import {
  type DatabaseName,
  databases,
  layMigratedSqlite,
  openTestDatabase,
  startMigratedPostgres,
} from '../testing/databases.ts';
import { fillWithQuickDemo } from '../testing/makeQuickDemo.ts';
import { makeTemporaryFolder } from '../testing/openTestPayload.ts';
import { samplePage } from '../testing/samplePage.ts';
import { demoSeed } from './demoSeed.ts';
import { emptySeed } from './emptySeed.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { removeDemo } from './removeDemo.ts';

const run = promisify(execFile);

const filled = [
  'pages',
  'articles',
  'glossary',
  'events',
  'reviews',
  'documents',
  'offices',
  'tags',
  'categories',
  'media',
  'answer-templates',
] as const satisfies CollectionSlug[];

async function countsOf(payload: Payload): Promise<Record<string, number>> {
  const counts = filled.map(async (collection) => [collection, (await payload.count({ collection })).totalDocs]);
  return Object.fromEntries(await Promise.all(counts));
}

const ofAnEmptySite = { ...Object.fromEntries(filled.map((one) => [one, 0])), pages: 3, categories: 2 };

async function pagesOf(payload: Payload) {
  const { docs } = await payload.find({ collection: 'pages', sort: 'slug', depth: 1 });
  return docs;
}

/** A database with the demo. Into PostgreSQL it is moved, because seeding it there takes twice as long. */
async function openDemo(name: DatabaseName): Promise<Payload> {
  if (name === 'SQLite') {
    const { close, payload } = await openTestDatabase(name, { filling: fillWithQuickDemo });
    onTestFinished(close);
    return payload;
  }
  const dataDir = makeTemporaryFolder();
  await layMigratedSqlite(dataDir, fillWithQuickDemo);
  const server = await startMigratedPostgres();
  onTestFinished(() => server.stop());
  const environment = readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: server.url });
  await moveToPostgres(environment);
  const payload = await openPayload({ environment });
  onTestFinished(() => payload.destroy());
  return payload;
}

test('an empty site has three pages and valid settings, and names nobody', async () => {
  const { payload, environment, close } = await openTestDatabase('SQLite');
  onTestFinished(close);
  await prepareDatabase(payload, { ...environment, content: emptySeed() });
  expect(await countsOf(payload)).toEqual(ofAnEmptySite);
  const pages = (await pagesOf(payload)).map((page) => toPage(page));
  expect(pages.map(({ path }) => path)).toEqual(['/contact', '/', '/privacy-policy']);
  for (const { layout } of pages) for (const one of layout) block.parse(one);
  const settings = toSiteSettings(await payload.findGlobal({ slug: 'site-settings' }));
  expect(siteSettings.parse(settings)).toMatchObject({ companyName: 'Your agency' });
});

test.each(databases)(
  'the demo is removed completely from %s, own documents stay, and an empty site remains',
  async (name) => {
    const payload = await openDemo(name);
    expect((await countsOf(payload)).pages).toBeGreaterThan(30);
    const beginner = { email: 'admin@example.com', hasMailServer: false };
    const { demoPages, steps } = await readFirstSteps(payload, beginner);
    expect(demoPages).toBe((await countsOf(payload)).pages);
    expect(steps.filter(({ isDone }) => isDone)).toEqual([]);
    const own = await payload.create({ collection: 'pages', data: samplePage('our-own', 'Written here.') });

    const { counts, kept } = await inTransaction(payload, (req) => removeDemo(payload, req));
    expect(kept).toEqual([]);
    expect(counts.articles).toBeGreaterThan(20);
    expect(await countsOf(payload)).toEqual({ ...ofAnEmptySite, pages: 4 });
    expect(await payload.findByID({ collection: 'pages', id: own.id })).toMatchObject({ slug: 'our-own' });
    expect((await readFirstSteps(payload, beginner)).demoPages).toBe(0);
    const settings = toSiteSettings(await payload.findGlobal({ slug: 'site-settings' }));
    expect(siteSettings.parse(settings)).toEqual(emptySeed().settings);
    expect(JSON.stringify(await payload.findGlobal({ slug: 'booking' }))).not.toContain(
      demoSeed().calls?.desks[0]?.host,
    );

    const again = await inTransaction(payload, (req) => removeDemo(payload, req));
    expect(again).toEqual({ counts: {}, kept: [] });

    const [category] = (await payload.find({ collection: 'categories', limit: 1 })).docs;
    const deletedAt = '2026-11-24T09:00:00.000Z';
    await payload.update({ collection: 'categories', id: category?.id ?? 0, data: { deletedAt } });
    await inTransaction(payload, (req) => removeDemo(payload, req));
    expect((await countsOf(payload)).categories, 'one that lies in the trash stays there').toBe(1);
  },
);

test('both are commands that report what they did', async () => {
  const dataDir = makeTemporaryFolder();
  await layMigratedSqlite(dataDir);
  const say = async (...words: string[]) => {
    const [file = '', ...rest] = words;
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
    return (await run(process.execPath, [join(import.meta.dirname, file), ...rest], { env })).stdout;
  };
  expect(await say('run.ts', '--empty')).toContain(
    'The database was empty; it now holds a home page, one for contact and one for privacy.',
  );
  expect(await say('run.ts', '--empty')).toContain('The database has content; nothing was changed.');
  expect(await say('removeDemoRun.ts')).toBe('Nothing of the demo is here.\n');
});
