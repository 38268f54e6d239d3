import { picture } from '@frontage/contract/primitives/picture.ts';
import { kindOf } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';
import { describe, expect, it } from 'vitest';
import { articleExamples, examples } from '../../../registry/examples.ts';
import { toStoredBlocks } from '../../seed/stored.ts';
import { openTestPayload } from '../../testing/openTestPayload.ts';
import { uploadSample } from '../../testing/samplePicture.ts';
import { answerOf } from '../toContract.ts';
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

/** As Payload fills in relations; pictures that a text names have none. */
async function filledByPayload(payload: Payload, collection: 'pages' | 'articles', id: number) {
  const document = { ...(await payload.findByID({ collection, id, depth: 2 })) };
  await createDocumentCache(payload).populate(collection, [document]);
  return answerOf(kindOf(collection), 'whole', document);
}

async function filledByCache(payload: Payload, collection: 'pages' | 'articles', id: number) {
  const document = { ...(await payload.findByID({ collection, id, depth: 0 })) };
  await createDocumentCache(payload).populate(collection, [document]);
  return answerOf(kindOf(collection), 'whole', document);
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
    const filled = await filledByCache(payload, 'pages', id);
    expect(JSON.stringify(filled.layout).match(/sample\.png/g)?.length).toBeGreaterThan(10);
    expect(filled).toEqual(await filledByPayload(payload, 'pages', id));
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
    const filled = await filledByCache(payload, 'articles', id);
    expect(filled).toMatchObject({ preview: { alt: 'The picture sample' }, cover: {}, tags: [{ slug: 'flow' }] });
    expect(filled).toEqual(await filledByPayload(payload, 'articles', id));
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
