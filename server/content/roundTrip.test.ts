import { type Picture, picture, slidePicture, toSlidePicture } from '@frontage/contract/primitives/picture.ts';
import { kindOf } from '@frontage/kinds/kinds.ts';
import { expect, test } from 'vitest';
import { articleExamples, examples } from '../../registry/examples.ts';
import { articleBlock, block } from '../../registry/schemas.ts';
import type { Media } from '../payload-types.ts';
import { referencesAreCheckedLater } from '../references/checkReferences.ts';
import { toStoredBlocks } from '../seed/stored.ts';
import { openTestPayload } from '../testing/openTestPayload.ts';
import { createArticleParts, sampleArticle, samplePage } from '../testing/samplePage.ts';
import { uploadSample } from '../testing/samplePicture.ts';
import { toPicture } from './picture.ts';
import { createDocumentCache } from './published/documentCache.ts';
import { answerOf, toBlocks } from './toContract.ts';

/** The value with each picture in it, at any depth, replaced by one for pages or one for slides. */
function withPictures(value: unknown, ofPage: unknown, ofSlide: unknown): unknown {
  const within = (entry: unknown) => withPictures(entry, ofPage, ofSlide);
  if (Array.isArray(value)) return value.map(within);
  if (typeof value !== 'object' || value === null) return value;
  if (picture.safeParse(value).success) return ofPage;
  if (slidePicture.safeParse(value).success) return ofSlide;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, within(entry)]));
}

/** The picture as the content API gives it. */
function shown(media: Media): Picture {
  const given = toPicture(media);
  if (!given) throw new Error('The sample has no file; see uploadSample');
  return given;
}

/** Every example with its pictures in the library: as it is stored, and as it should be returned. */
function allOf(registry: Record<string, { name: string; block: object }[]>, media: Media) {
  return Object.entries(registry).flatMap(([layout, ofLayout]) =>
    ofLayout.map((example, index) => ({
      name: `${layout}: ${example.name}`,
      slug: `${layout.toLowerCase().replaceAll('_', '-')}-${index}`,
      stored: Object(withPictures(example.block, media.id, media.id)) as object,
      expected: withPictures(example.block, shown(media), toSlidePicture(shown(media))),
    })),
  );
}

/** Ten to a page: to store a page costs as much as to store its blocks. */
function* inPages<Of>(all: Of[]): Generator<[Of, ...Of[]]> {
  for (let at = 0; at < all.length; at += 10) {
    const [first, ...others] = all.slice(at, at + 10);
    if (first) yield [first, ...others];
  }
}

// The documents that the examples refer to do not exist; this test is about fields.
const context = { [referencesAreCheckedLater]: true };

test('returns each example of a block of pages as it was saved', async () => {
  const payload = await openTestPayload();
  const media = await uploadSample(payload);
  for (const some of inPages(allOf(examples, media))) {
    const data = samplePage(some[0].slug, 'A text.', {
      layout: toStoredBlocks<'pages'>(some.map((one) => one.stored)),
    });
    const { id } = await payload.create({ collection: 'pages', data, context });
    const stored = await payload.findByID({ collection: 'pages', id, depth: 0 });
    await createDocumentCache(payload).populate('pages', [stored]);
    const layout = toBlocks('pages', stored.layout);
    for (const [at, { name, expected }] of some.entries()) expect(block.parse(layout[at]), name).toEqual(expected);
  }
}, 120_000);

test('returns each example of a block of articles as it was saved', async () => {
  const payload = await openTestPayload();
  const media = await uploadSample(payload);
  const parts = await createArticleParts(payload, media.id);
  for (const some of inPages(allOf(articleExamples, media))) {
    const data = sampleArticle(parts, some[0].slug, 'A text.', {
      layout: toStoredBlocks<'articles'>(some.map((one) => one.stored)),
    });
    const { id } = await payload.create({ collection: 'articles', data, context });
    const stored = await payload.findByID({ collection: 'articles', id, depth: 0 });
    await createDocumentCache(payload).populate('articles', [stored]);
    const layout = toBlocks('articles', stored.layout);
    for (const [at, { name, expected }] of some.entries()) {
      expect(articleBlock.parse(layout[at]), name).toEqual(expected);
    }
  }
}, 120_000);

test('reads an article that the cache has filled just as it reads one that Payload did', async () => {
  const payload = await openTestPayload();
  const media = await uploadSample(payload);
  const parts = await createArticleParts(payload, media.id);
  const further = await payload.create({ collection: 'categories', data: { term_id: 23, name: 'Blog', slug: 'blog' } });
  const tag = await payload.create({
    collection: 'tags',
    data: { term_id: 107, name: 'Flow', slug: 'flow', group: 'protocols' },
  });
  const { id } = await payload.create({
    collection: 'articles',
    data: sampleArticle(parts, 'populated', '', {
      second_categories: [further.id, parts.category],
      tags: [tag.id],
      cover: media.id,
      coverUpright: media.id,
      lead: 'A lead.',
      head: { title: 'For search engines', image: media.id },
      layout: toStoredBlocks<'articles'>([{ acf_fc_layout: 'Imagebox', image: media.id }]),
    }),
  });
  const kind = kindOf('articles');
  const populated = answerOf(kind, 'whole', { ...(await payload.findByID({ collection: 'articles', id, depth: 2 })) });
  expect(populated).toMatchObject({
    category: { slug: 'blockchain' },
    coverUpright: { alt: media.alt },
    second_categories: [{ slug: 'blog' }],
    tags: [{ slug: 'flow', group: { value: 'protocols', label: 'Protocols' } }],
    head: { title: 'For search engines', image: { alt: media.alt } },
  });
  const flat = await payload.findByID({ collection: 'articles', id, depth: 0 });
  await createDocumentCache(payload).populate('articles', [flat]);
  expect(answerOf(kind, 'whole', { ...flat })).toEqual(populated);
});
