import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { expect, test } from 'vitest';
import { readRedirects } from '../redirects/redirectPath.ts';
import { defined } from '../seed/stored.ts';
import { makeTemporaryFolder, openTestPayload } from '../testing/openTestPayload.ts';
import { type SamplePost, writeSampleExport } from '../testing/sampleExport.ts';
import { samplePng, withoutCuts } from '../testing/samplePicture.ts';
import { smallContent } from '../testing/smallContent.ts';
import { type SpokenTerm, writePolylang, writeWpml } from '../testing/spokenExports.ts';
import type { ImportProgress } from './ImportReport.ts';
import { importWordpress } from './importWordpress.ts';
import type { ImportOptions } from './options.ts';

type Codes = ('en' | 'de' | 'fr' | 'cs')[];

async function open(codes: Codes = ['en', 'de']) {
  const payload = await openTestPayload();
  const folder = makeTemporaryFolder();
  const speak = (of: Codes) =>
    payload.updateGlobal({
      slug: 'site-settings',
      data: { ...defined(smallContent.settings), languages: of.map((code) => ({ code })) },
    });
  await speak(codes);
  const options: ImportOptions = {
    source: '',
    mediaFolder: undefined,
    isPublicOnly: false,
    isFetching: false,
    isDryRun: false,
    categories: new Map(),
    defaultCategory: 'blog',
    timeZone: undefined,
  };
  const carry = ({ beside, posts }: { posts: SamplePost[]; beside: string }, more: Partial<ImportOptions> = {}) => {
    const given = { ...options, source: writeSampleExport(folder, posts, beside), ...more };
    return withoutCuts(payload, () => importWordpress(payload, given, new Date('2026-11-22T12:00:00Z')));
  };
  return { payload, folder, speak, carry };
}

async function articlesOf(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'articles',
    sort: 'id',
    pagination: false,
    depth: 0,
    draft: true,
  });
  return new Map(docs.map((one) => [one.slug, one]));
}

const terms: SpokenTerm[] = [
  {
    taxonomy: 'category',
    of: { de: { id: 31, slug: 'ki', name: 'KI' }, en: { id: 32, slug: 'ai', name: 'AI' } },
  },
  {
    taxonomy: 'post_tag',
    of: { en: { id: 33, slug: 'rope', name: 'Rope' }, de: { id: 34, slug: 'tau', name: 'Tau &amp; Seil' } },
  },
];

const texts = [
  {
    // Written first, as on a site that was German before it was English.
    de: {
      id: 1,
      title: 'Schlüssel',
      slug: 'schluessel',
      link: 'https://blog.example/de/schluessel/',
      content: 'Zur <a href="https://blog.example/keys/">Quelle</a>',
      terms: ['category:ki', 'post_tag:tau'],
    },
    en: {
      id: 2,
      title: 'Keys',
      slug: 'keys',
      link: 'https://blog.example/keys/',
      content: 'In <a href="https://blog.example/de/schluessel/">German</a>',
      terms: ['category:ai', 'post_tag:rope'],
    },
  },
  { de: { id: 3, title: 'Nur deutsch', slug: 'keys', link: 'https://blog.example/de/keys/', terms: ['category:ki'] } },
];

test.each([
  ['Polylang', writePolylang],
  ['WPML and its add-on for exports', writeWpml],
])('carries what %s says: texts as translations of each other, terms once with their names', async (_, write) => {
  const { payload, carry } = await open();
  const report = await carry(write(texts, terms));
  const articles = await articlesOf(payload);
  expect([...articles.keys()].toSorted()).toEqual(['de/keys', 'de/schluessel', 'keys']);
  const [keys, twin, alone] = ['keys', 'de/schluessel', 'de/keys'].map((slug) => articles.get(slug));
  expect(keys).toMatchObject({ language: null, original: null, address: '/ai/keys', _status: 'published' });
  expect(twin).toMatchObject({
    language: 'de',
    original: keys?.id,
    address: '/de/ai/schluessel',
    title: 'Schlüssel',
    _status: 'published',
  });
  expect(alone).toMatchObject({ language: 'de', original: null, address: '/de/ai/keys' });
  expect([twin?.category, twin?.tags]).toEqual([keys?.category, keys?.tags]);
  const textOf = (one: typeof twin) => one?.layout?.map((block) => Reflect.get(block, 'text'));
  expect([textOf(twin), textOf(keys)]).toEqual([['Zur [Quelle](/ai/keys)'], ['In [German](/de/ai/schluessel)']]);
  const names = await payload.find({ collection: 'translations', sort: 'kind', depth: 0 });
  expect(names.docs).toMatchObject([
    { kind: 'category', language: 'de', original: keys?.category, category: { name: 'KI' }, _status: 'published' },
    { kind: 'tag', language: 'de', original: keys?.tags?.[0], tag: { name: 'Tau & Seil' }, _status: 'published' },
  ]);
  expect((await payload.find({ collection: 'tags' })).docs).toMatchObject([{ name: 'Rope', slug: 'rope' }]);
  expect((await readRedirects(payload)).map(({ from, to }) => `${from} > ${to}`).toSorted()).toEqual([
    '/de/keys > /de/ai/keys',
    '/de/schluessel > /de/ai/schluessel',
    '/keys > /ai/keys',
  ]);
  expect(report.linesOf('language')).toEqual(['"Nur deutsch": in German, and a translation of nothing here']);
  expect(report.linesOf('failed')).toEqual([]);

  const again = await carry(write(texts, terms));
  expect(again.countOf('articles that are as they were')).toBe(3);
  expect(await articlesOf(payload)).toEqual(articles);
  expect(await payload.find({ collection: 'translations', sort: 'kind', depth: 0 })).toEqual(names);
});

test('keeps texts in a language that the site lacks as drafts, says so, and publishes them once it has it', async () => {
  const { payload, speak, carry } = await open(['en']);
  const said = writePolylang(
    [
      { en: { id: 1, slug: 'keys' }, cz: { id: 2, slug: 'klice' }, eu: { id: 3, slug: 'giltzak' } },
      { cz: { id: 4, type: 'page', slug: 'strana' } },
    ],
    [],
  );
  const report = await carry(said);
  const states = async () =>
    [...(await articlesOf(payload))].map(([slug, one]) => `${slug} ${one.language} ${one.original} ${one._status}`);
  expect(await states()).toEqual([
    'keys null null published',
    'giltzak null null draft',
    expect.stringMatching(/^cs\/klice cs \d+ draft$/),
  ]);
  expect(report.linesOf('language')).toEqual([
    '"Post 4": in Czech, and a translation of nothing here',
    'Czech: 2 texts come as drafts. Add the language in Site settings, Agency, then import again',
    'Basque: 1 text comes as a draft. No site here can be in it, so they are drafts in the default language',
  ]);
  await speak(['en', 'cs']);
  const again = await carry(said);
  expect([again.countOf('articles updated'), again.countOf('articles created')]).toEqual([1, 0]);
  expect((await states())[2]).toMatch(/^cs\/klice cs \d+ published$/);
});

test('knows copies that WPML made by their original, and their language by the address', async () => {
  const { payload, carry } = await open();
  const copy = { meta: { _icl_lang_duplicate_of: '1' } };
  await carry({
    posts: [
      { id: 1, slug: 'keys', meta: { _wpml_media_featured: '1' }, link: 'https://blog.example/keys/' },
      { id: 2, slug: 'keys', ...copy, link: 'https://blog.example/de/keys/' },
      { id: 3, slug: 'it', link: 'https://blog.example/it/' },
    ],
    beside: '',
  });
  const articles = await articlesOf(payload);
  expect([...articles.keys()]).toEqual(['keys', 'it', 'de/keys']);
  expect(articles.get('de/keys')).toMatchObject({ language: 'de', original: articles.get('keys')?.id });
});

test('links one text of each language in a group, and names the others', async () => {
  const { payload, carry } = await open();
  const report = await carry(
    writeWpml(
      [{ en: { id: 1, slug: 'keys' }, 'de-at': { id: 2, slug: 'eins' }, 'de-ch': { id: 3, slug: 'zwei' } }],
      [],
    ),
  );
  const articles = await articlesOf(payload);
  const original = articles.get('keys')?.id;
  expect(['de/eins', 'de/zwei'].map((slug) => articles.get(slug)?.original)).toEqual([original, null]);
  expect(report.linesOf('language')).toEqual([
    '"Post 3": a further text of its group in the same language, linked to no translation',
  ]);
});

test('brings a picture into the library once, where a plugin has added it for each language', async () => {
  const { payload, folder, carry } = await open();
  mkdirSync(join(folder, 'uploads'));
  writeFileSync(join(folder, 'uploads/a.png'), await samplePng(40, 30));
  const file = (id: number) => ({
    ...{ id, type: 'attachment', status: 'inherit', attachmentUrl: 'https://blog.example/wp-content/uploads/a.png' },
    meta: { _wp_attached_file: 'a.png', _wp_attachment_image_alt: 'A quay' },
  });
  const shown = (id: number, picture: string) => ({ id, slug: `post-${id}`, meta: { _thumbnail_id: picture } });
  const { beside, posts } = writePolylang([{ en: shown(1, '8'), de: shown(2, '9') }], []);
  await carry({ posts: [file(8), file(9), ...posts], beside }, { mediaFolder: join(folder, 'uploads') });
  const articles = await articlesOf(payload);
  expect((await payload.count({ collection: 'media' })).totalDocs).toBe(1);
  expect(articles.get('de/post-2')?.preview).toBe(articles.get('post-1')?.preview);
});

test('says that it reads the export once more for translations, of which the first may come late', async () => {
  const { carry } = await open();
  const pairs = Array.from({ length: 120 }, (_, place) => ({
    en: { id: 2 * place + 1, title: `Key ${place}`, slug: `key-${place}` },
    ...(place === 119 ? { de: { id: 1000, title: 'Schlüssel', slug: 'schluessel' } } : {}),
  }));
  const told: ImportProgress[] = [];
  await carry(writePolylang(pairs, []), { isDryRun: true, tell: (progress) => told.push(progress) });
  expect(told.slice(-3)).toEqual([{ number: 120, count: 121 }, { read: 100 }, { number: 121, count: 121 }]);
});
