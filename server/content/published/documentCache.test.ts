import { picture } from '@frontage/contract/primitives/picture.ts';
import type { Payload } from 'payload';
import { describe, expect, it } from 'vitest';
import { articleExamples, examples } from '../../../registry/examples.ts';
import { toStoredBlocks } from '../../seed/stored.ts';
import { openTestPayload } from '../../testing/openTestPayload.ts';
import { uploadSample } from '../../testing/samplePicture.ts';
import { toPage, toPost } from '../toContract.ts';
import { createDocumentCache } from './documentCache.ts';

/** The value with each picture, at any depth, replaced by the id of one in the library. */
function withMedia(value: unknown, media: number): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => withMedia(entry, media));
  if (typeof value !== 'object' || value === null) return value;
  if (picture.safeParse(value).success) return media;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withMedia(entry, media)]));
}

function storedLayout(ofLayouts: Record<string, readonly { block: object }[]>, media: number) {
  return Object.values(ofLayouts)
    .flat()
    .map(({ block }) => Object(withMedia(block, media)) as object);
}

/** Payload fills in relations, but not pictures that a text names. */
async function libraryOf(payload: Payload) {
  const { docs } = await payload.find({ collection: 'media', depth: 0, pagination: false });
  return { media: new Map(docs.map((one) => [one.id, one])) };
}

/** Documents that the blocks refer to need not exist: references are checked elsewhere. */
async function store(payload: Payload, collection: 'pages' | 'articles', data: Record<string, unknown>) {
  const stored = await payload.db.create({ collection, data: { ...data, _status: 'published' } });
  return Number(stored.id);
}

describe('documents filled from the cache', () => {
  it('are the same as those that Payload fills, with every block of pages', async () => {
    const payload = await openTestPayload();
    const media = (await uploadSample(payload)).id;
    const layout = toStoredBlocks(storedLayout(examples, media));
    const head = { title: 'All', description: 'Every block', image: media };
    const id = await store(payload, 'pages', {
      title: 'All',
      slug: 'all',
      type: 'page',
      head,
      card: { picture: media },
      layout,
    });
    const flat = await payload.findByID({ collection: 'pages', id, depth: 0 });
    await createDocumentCache(payload).populate('pages', [flat]);
    expect(JSON.stringify(flat.layout).match(/sample\.png/g)?.length).toBeGreaterThan(10);
    expect(toPage(flat)).toEqual(
      toPage(await payload.findByID({ collection: 'pages', id, depth: 2 }), await libraryOf(payload)),
    );
  });

  it('are the same as those that Payload fills, with every block of articles', async () => {
    const payload = await openTestPayload();
    const media = (await uploadSample(payload)).id;
    const tag = { slug: 'flow', name: 'Flow', group: 'protocols', term_id: 7 } as const;
    const data = {
      title: 'All',
      slug: 'all',
      date: new Date().toISOString(),
      preview: media,
      cover: media,
      category: (await payload.create({ collection: 'categories', data: { slug: 'ai', name: 'AI', term_id: 3 } })).id,
      second_categories: [
        (await payload.create({ collection: 'categories', data: { slug: 'ada', name: 'ADA', term_id: 4 } })).id,
      ],
      tags: [(await payload.create({ collection: 'tags', data: tag })).id],
      layout: toStoredBlocks<'articles'>(storedLayout(articleExamples, media)),
    };
    const id = await store(payload, 'articles', data);
    const flat = await payload.findByID({ collection: 'articles', id, depth: 0 });
    await createDocumentCache(payload).populate('articles', [flat]);
    expect(toPost(flat)).toMatchObject({ preview: { alt: 'The picture sample' }, cover: {}, tags: [{ slug: 'flow' }] });
    expect(toPost(flat)).toEqual(
      toPost(await payload.findByID({ collection: 'articles', id, depth: 2 }), await libraryOf(payload)),
    );
  });

  it('keep the id of a document that has drafts, and of one that is gone', async () => {
    const payload = await openTestPayload();
    const preview = (await uploadSample(payload)).id;
    const article = await store(payload, 'articles', {
      title: 'One',
      slug: 'one',
      date: new Date().toISOString(),
      preview,
    });
    const term = { id: 1, title: 'Term', article };
    const card = { preview: 424242 };
    const cache = createDocumentCache(payload);
    await cache.populate('glossary', [term]);
    await cache.populate('articles', [card]);
    expect([term.article, card.preview]).toEqual([article, 424242]);
  });
});
