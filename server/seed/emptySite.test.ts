import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { block } from '@frontage/contract/blocks.ts';
import { siteSettings } from '@frontage/contract/siteSettings.ts';
import { expect, onTestFinished, test } from 'vitest';
import { toPage, toSiteSettings } from '../content/toContract.ts';
import { readOwnForms } from '../forms/readForms.ts';
import { layMigratedSqlite, openTestDatabase } from '../testing/databases.ts';
import { countsOf, ofAnEmptySite } from '../testing/expectDemoRemoved.ts';
import { makeTemporaryFolder } from '../testing/openTestPayload.ts';
import { emptySeed } from './emptySeed.ts';
import { prepareDatabase } from './prepareDatabase.ts';

const run = promisify(execFile);

test('an empty site has three pages and valid settings, names nobody, and bundles no consent to marketing', async () => {
  const { payload, environment, close } = await openTestDatabase('SQLite');
  onTestFinished(close);
  await prepareDatabase(payload, { ...environment, content: emptySeed() });
  expect(await countsOf(payload)).toEqual(ofAnEmptySite);
  const pages = (await payload.find({ collection: 'pages', sort: 'slug', depth: 1 })).docs.map((page) => toPage(page));
  expect(pages.map(({ path }) => path)).toEqual(['/contact', '/', '/privacy-policy']);
  for (const { layout } of pages) for (const one of layout) block.parse(one);
  const consents = (await readOwnForms(payload)).map(({ consent, id }) => [id, consent?.text]);
  const plain = 'By clicking the button you agree to the processing of your personal data under our {privacy}.';
  expect(consents).toEqual(['contact', 'quote', 'audit', 'article-file'].map((id) => [id, plain]));
  const settings = toSiteSettings(await payload.findGlobal({ slug: 'site-settings' }));
  expect(siteSettings.parse(settings)).toMatchObject({ companyName: 'Your agency' });
});

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
  expect(await say('removeDemoRun.ts')).toBe('Nothing of the demo is here.\n');
});
