import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { examplePage } from '@frontage/blocks/examples/pageContext.ts';
import { formLookOf } from '@frontage/blocks/form/formLookOf.ts';
import { block } from '@frontage/contract/blocks.ts';
import { processingNote } from '@frontage/contract/contact/messages.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import { siteSettings } from '@frontage/contract/siteSettings.ts';
import { catalogues } from '@frontage/contract/words/catalogues.ts';
import { expect, onTestFinished, test } from 'vitest';
import { toBlocks, toSiteSettings } from '../content/toContract.ts';
import { readFirstSteps } from '../dashboard/firstSteps.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { findConsentWords } from '../forms/consentWords.ts';
import { readOwnForms } from '../forms/readForms.ts';
import { referencesAreCheckedLater } from '../references/checkReferences.ts';
import { findMissing } from '../settings/wordingEndpoints.ts';
import { layMigratedSqlite, openTestDatabase } from '../testing/databases.ts';
import { countsOf, ofAnEmptySite } from '../testing/expectDemoRemoved.ts';
import { makeTemporaryFolder } from '../testing/openTestPayload.ts';
import { emptySeed, emptyWords } from './emptySeed.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { removeDemo } from './removeDemo.ts';
import { toStoredBlocks } from './stored.ts';

const run = promisify(execFile);

test('an empty site has three pages and valid settings, names nobody, and bundles no consent to marketing', async () => {
  const { payload, environment, close } = await openTestDatabase('SQLite');
  onTestFinished(close);
  await prepareDatabase(payload, { ...environment, content: emptySeed() });
  expect(await countsOf(payload)).toEqual(ofAnEmptySite);
  const pages = (await payload.find({ collection: 'pages', sort: 'slug', depth: 1 })).docs;
  expect(pages.map(({ address }) => address)).toEqual(['/contact', '/', '/privacy-policy']);
  for (const { layout } of pages) for (const one of toBlocks('pages', layout)) block.parse(one);
  const names = ['contact', 'quote', 'audit', 'article-file'];
  expect(await readOwnForms(payload)).toEqual(names.map((id) => ({ id, consent: processingNote })));
  const settings = toSiteSettings(await payload.findGlobal({ slug: 'site-settings' }));
  expect(siteSettings.parse(settings)).toMatchObject({ companyName: 'Your agency' });
  expect(await payload.findGlobal({ slug: 'booking' })).toMatchObject({ publicHolidays: true, desks: [] });
});

test('an empty site in German says in German what sending agrees to, and further languages need no words for it', async () => {
  const { payload, environment, close } = await openTestDatabase('SQLite');
  onTestFinished(close);
  await prepareDatabase(payload, { ...environment, content: emptySeed() });
  const noteOf = async (language: 'de' | 'fr', further?: string) => {
    const ownForms = Object.fromEntries((await readOwnForms(payload, further)).map((form) => [form.id, form]));
    const page = { ...examplePage, ownForms, site: { ...examplePage.site, language } };
    const form = { form: formTable.contact, formId: 'contact', idPrefix: 'f', anchor: 'f', labelledBy: 'h' };
    return formLookOf(page, { ...form, buttonText: 'Senden' }).settings.note;
  };
  const german = {
    version: 'de-request-2026-11-28',
    text: catalogues.de?.processingNote,
    policy: 'Datenschutzerklärung',
  };
  expect(await noteOf('de')).toEqual(german);
  expect(await findConsentWords(payload, german.version)).toMatchObject(german);
  expect(await noteOf('fr', 'fr')).toMatchObject({ text: catalogues.fr?.processingNote });
  expect((await findMissing(payload, 'fr')).join()).not.toContain('form “');
  const [{ id } = { id: 0 }] = (await payload.find({ collection: 'forms', where: { name: { equals: 'contact' } } }))
    .docs;
  const consentText = 'See our {privacy}.';
  await payload.update({ collection: 'forms', id, data: { consentText } });
  expect((await findMissing(payload, 'fr')).join()).toContain('form “Contact form”');

  await payload.updateGlobal({ slug: 'site-settings', data: { language: 'de' } });
  const [own] = await readOwnForms(payload);
  const kept = await findConsentWords(payload, own?.consent?.version);
  expect(kept?.text, 'kept once the language is another').toBe('See our Datenschutzerklärung.');
});

test('an empty site begins in any language that the product speaks, and has no word of English then', async () => {
  const english = new Set(textsOf(emptySeed()));
  const sameInFrench = ['Contact', 'Pages'];
  expect(Object.keys(emptyWords).toSorted()).toEqual(['en', ...Object.keys(catalogues)].toSorted());
  for (const language of ['de', 'fr', 'es', 'ar'] as const) {
    const seed = emptySeed(language);
    expect(siteSettings.parse(seed.settings).language).toBe(language);
    for (const { layout } of seed.pages) for (const one of layout) block.parse({ ...one });
    const left = textsOf(seed).filter(
      (text) => /\p{Lu}|\p{L}\s/u.test(text) && english.has(text) && !/^(?:Blog|Cookies)$/.test(text),
    );
    expect([language, left.filter((text) => language !== 'fr' || !sameInFrench.includes(text))]).toEqual([
      language,
      [],
    ]);
  }

  const { payload, environment, close } = await openTestDatabase('SQLite');
  onTestFinished(close);
  await prepareDatabase(payload, { ...environment, content: emptySeed('de') });
  const pages = (await payload.find({ collection: 'pages', sort: 'slug', depth: 0 })).docs;
  expect(pages.map(({ address }) => address)).toEqual(['/datenschutz', '/', '/impressum', '/kontakt']);
  const forms = await payload.find({ collection: 'forms', draft: true, pagination: false, depth: 0 });
  expect(forms.docs.map(({ title }) => title)).toContain('Contact form');
  const texts = forms.docs.flatMap(({ consentText }) => consentText ?? []);
  expect(new Set(texts)).toEqual(new Set([catalogues.de?.processingNote.replace('Datenschutzerklärung', '{privacy}')]));
  const beginner = { email: 'admin@example.com', hasMailServer: false };
  const { steps } = await readFirstSteps(payload, beginner);
  // The law that its imprint follows is that of a country, whose currency and clock most have.
  const done = steps.flatMap(({ isDone, what }) => (isDone ? [what] : []));
  expect(done).toEqual(['Set the language', 'Set the currency', 'Choose your time zone']);
  const { consent, timeZone } = await payload.findGlobal({ slug: 'site-settings' });
  expect([timeZone, consent?.heading]).toEqual(['Europe/Berlin', 'Dürfen wir Ihren Besuch zählen?']);
  expect(steps.filter(({ href }) => href?.startsWith('/admin/collections/pages/')).map(({ href }) => href)).toEqual([
    ...['/', '/datenschutz', '/impressum'].map(
      (path) => `/admin/collections/pages/${pages.find((page) => page.address === path)?.id}`,
    ),
    '/admin/collections/pages/create',
  ]);

  expect(await countsOf(payload)).toEqual({ ...ofAnEmptySite, pages: 4 });
  const imprint = pages.find(({ address }) => address === '/impressum');
  const [imprintText] = toBlocks('pages', imprint?.layout);
  const complete = async (from: RegExp, ...above: object[]) => {
    const layout = JSON.parse(JSON.stringify(imprintText).replace(from, 'Nordlicht GmbH'));
    const where = { slug: { equals: 'impressum' } };
    await payload.update({
      collection: 'pages',
      where,
      data: { layout: toStoredBlocks<'pages'>([...above, layout]) ?? [] },
    });
    return (await readFirstSteps(payload, beginner)).steps.find(({ what }) => what === 'Complete the imprint')?.isDone;
  };
  expect(await complete(/\[[^\]]*\]/), 'with one gap filled').toBe(false);
  const breadcrumbs = { acf_fc_layout: 'breadcrumbs' };
  expect(await complete(/\[[^\]]*\]/, breadcrumbs), 'with one gap filled, below another block').toBe(false);
  expect(await complete(/\[[^\]]*\]/g), 'with all of them').toBe(true);

  const context = { [referencesAreCheckedLater]: true };
  await payload.delete({ collection: 'pages', where: { slug: { equals: 'kontakt' } }, context });
  await inTransaction(payload, (req) => removeDemo(payload, req));
  const left = await payload.find({ collection: 'pages', sort: 'slug' });
  expect(
    left.docs.map(({ slug }) => slug),
    'a site without the demo stays as it is',
  ).toEqual(['datenschutz', 'home', 'impressum']);
});

/** Every text in a value, at any depth. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsOf);

test('both are commands that report what they did', { tags: 'long' }, async () => {
  const dataDir = makeTemporaryFolder();
  await layMigratedSqlite(dataDir);
  const say = async (...words: string[]) => {
    const [file = '', ...rest] = words;
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
    return (await run(process.execPath, [join(import.meta.dirname, file), ...rest], { env })).stdout;
  };
  await expect(say('run.ts', '--empty', '--language', 'it')).rejects.toMatchObject({
    code: 78,
    stderr: expect.stringContaining('--language: an empty site can begin in en, de, fr, es, ar. Choose one of them.'),
  });
  expect(await say('run.ts', '--empty', '--language', 'de')).toContain(
    'The database was empty; it now holds a home page, one for contact and one for privacy.',
  );
  expect(await say('removeDemoRun.ts')).toBe('Nothing of the demo is here.\n');
});
