import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { demo } from '@frontage/demo/content.ts';
import { findTexts } from '@frontage/demo/findTexts.ts';
import { ValidationError } from 'payload';
import { describe, expect, it } from 'vitest';
import { toStoredBlocks } from '../seed/stored.ts';
import { openTestPayload } from '../testing/openTestPayload.ts';
import { samplePage } from '../testing/samplePage.ts';
import { layoutOf, startersOf } from './layout.ts';

const collections = ['pages', 'articles'] as const;
const publicFolder = join(import.meta.dirname, '..', 'public');

describe.each(collections)('the drawer of blocks of %s', (collection) => {
  const [, { blocks }] = layoutOf(collection);

  it.each(blocks.map((one) => ({ slug: one.slug, one })))('has a small picture of $slug', ({ slug, one }) => {
    const { url } = Object(one.admin?.images?.thumbnail) as { url: string };
    const file = join(publicFolder, url);
    const name = url.slice('/blocks/'.length, -'.webp'.length);
    expect(existsSync(file), `${slug} has no picture. Run: npm run picture-blocks -- --grep ${name}`).toBe(true);
    expect(statSync(file).size).toBeLessThanOrEqual(7 * 1024);
  });

  it('begins each block with its main fields, and ends it with its anchor', () => {
    const names = blocks.map(({ fields }) => fields.map((field) => ('name' in field ? field.name : '')));
    const named = names.filter((fields) => fields.includes('anchor'));
    expect(named.map((fields) => fields.at(-1))).toEqual(named.map(() => 'anchor'));
    if (collection === 'pages') expect(named.length).toBe(blocks.length);
  });

  it('shows each group in one piece, with no block outside a group', () => {
    const groups = blocks.map(({ admin }) => String(admin?.group));
    expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual([...new Set(groups)]);
    expect(groups).not.toContain('undefined');
  });
});

/** Names that belong to the agency of the demo, and to the one of the examples. */
const others = [
  demo.settings.companyName,
  ...demo.pages.filter(({ type }) => type === 'case').map(({ title }) => title),
  ...demo.reviews.map(({ name }) => name),
  ...demo.events.map(({ title }) => title),
  ...findTexts(demo.pages).flatMap(({ path, text }) => (/items\.\d+\.name$/.test(path) ? [text] : [])),
  'Wharfside',
  'Larkspur',
];

describe.each(collections)('a new block of %s', (collection) => {
  it.each(Object.entries(startersOf(collection)))('begins without what belongs to others: %s', (_, starter) => {
    const texts = findTexts(starter).map(({ text }) => text);
    expect(texts.filter((text) => others.some((name) => text.includes(name)))).toEqual([]);
    expect(texts.filter((text) => /^\/|^https:|@|\]\(\//.test(text))).toEqual([]);
  });
});

it('publishes new blocks of a page once their pictures, links and documents are chosen, and their texts written', async () => {
  const payload = await openTestPayload();
  const publish = (slug: string, layout: object[]) =>
    payload.create({
      collection: 'pages',
      data: samplePage(slug, 'A text.', { layout: toStoredBlocks<'pages'>(layout) }),
    });
  const all = Object.entries(startersOf('pages')).map(([layout, starter]) => ({ acf_fc_layout: layout, ...starter }));

  const refusal: unknown = await publish('all', all).catch((error: unknown) => error);
  if (!(refusal instanceof ValidationError)) throw new Error('A page is published without what it cannot be without');
  const missing = refusal.data.errors.map(({ path }) => path);
  const toChoose = /\.(?:image|picture|href|address|seatHref|document|caseSlugs?|articleSlugs|eventSlug|text)$/;
  expect(missing.filter((path) => !toChoose.test(path))).toEqual([]);

  const whole = all.filter((_, index) => !missing.some((path) => path.startsWith(`layout.${index}.`)));
  expect(whole.length).toBeGreaterThan(30);
  expect((await publish('whole', whole)).layout).toHaveLength(whole.length);
});
