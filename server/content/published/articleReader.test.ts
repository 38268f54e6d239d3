import { kindOf } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestPayload } from '../../testing/openTestPayload.ts';
import { samplePage } from '../../testing/samplePage.ts';
import { uploadSample } from '../../testing/samplePicture.ts';
import { createDocumentCache } from './documentCache.ts';
import { type DocumentReader, type IndexedDocument, openDocumentReader } from './documentIndex.ts';

let payload: Payload;
let preview: number;
let category: number;
let tag: number;
/** Ids, oldest first. */
let articles: number[];
let readKept: DocumentReader;
let before: readonly IndexedDocument[];

beforeEach(async () => {
  payload = await openTestPayload();
  preview = (await uploadSample(payload)).id;
  category = (await payload.create({ collection: 'categories', data: { slug: 'ai', name: 'AI', term_id: 3 } })).id;
  const data = { slug: 'flow', name: 'Flow', group: 'protocols', term_id: 7 } as const;
  tag = (await payload.create({ collection: 'tags', data })).id;
  articles = [await publishArticle('one', 1), await publishArticle('two', 2), await publishArticle('three', 3)];
  readKept = openDocumentReader(payload, kindOf('articles'));
  before = await read(readKept);
});

async function publishArticle(slug: string, day: number): Promise<number> {
  const date = `2026-01-0${day}T00:00:00.000Z`;
  const data = { title: slug, slug, date, preview, category, tags: [tag], _status: 'published' as const };
  return (await payload.create({ collection: 'articles', data })).id;
}

/** The article at that place, counted from the oldest. */
const article = (place: number) => ({ collection: 'articles', id: articles[place] ?? 0 }) as const;

const read = (reader: DocumentReader) => reader(createDocumentCache(payload));

/** Everything of articles that lists can show. */
function shownOf(all: readonly IndexedDocument[]) {
  return Promise.all(all.map(async (one) => ({ ...one, card: await one.card() })));
}

describe('the articles that are kept for lists', () => {
  it('are kept while other documents change', async () => {
    await payload.create({ collection: 'pages', data: samplePage('flow', 'Text') });
    const after = await read(readKept);
    expect(after).toHaveLength(3);
    for (const [place, one] of after.entries()) expect(one).toBe(before[place]);
  });

  it('are read one by one when they change', async () => {
    await payload.update({ ...article(1), data: { title: 'Second', _status: 'published' } });
    const after = await read(readKept);
    expect(await after[1]?.card()).toMatchObject({ title: 'Second' });
    expect(after.map((one, place) => one === before[place])).toEqual([true, false, true]);
  });

  it('are the same as those of a new reader, after any change', async () => {
    const changes: [string, () => Promise<unknown>][] = [
      ['a title', () => payload.update({ ...article(0), data: { title: 'First', _status: 'published' } })],
      [
        'a date',
        () => payload.update({ ...article(0), data: { date: '2026-02-01T00:00:00.000Z', _status: 'published' } }),
      ],
      ['a draft', () => payload.update({ ...article(1), data: { title: 'Not yet' }, draft: true })],
      ['a withdrawal', () => payload.update({ ...article(1), data: { _status: 'draft' } })],
      ['a new article', () => publishArticle('four', 4)],
      ['a deletion', () => payload.delete(article(2))],
      [
        'the name of a category',
        () => payload.update({ collection: 'categories', id: category, data: { name: 'Minds' } }),
      ],
      ['the name of a tag', () => payload.update({ collection: 'tags', id: tag, data: { name: 'Flowing' } })],
      [
        'the text of a picture',
        () => payload.update({ collection: 'media', id: preview, data: { alt: 'Another one' } }),
      ],
    ];
    for (const [what, change] of changes) {
      await change();
      const anew = await shownOf(await read(openDocumentReader(payload, kindOf('articles'))));
      expect(await shownOf(await read(readKept)), what).toEqual(anew);
    }
  });

  it('name neither a person nor an original that was deleted for good, and the others are kept', async () => {
    const { id: ada } = await payload.create({
      collection: 'people',
      data: { name: 'Ada', slug: 'ada', role: 'Engineer', summary: 'She writes.', _status: 'published' },
    });
    const data = { writtenBy: ada, _status: 'published' as const };
    await payload.update({ ...article(0), data });
    const twin = { language: 'de', original: articles[1] ?? 0, slug: 'de/two', title: 'Zwei', preview, category };
    await payload.create({ collection: 'articles', data: { ...twin, _status: 'published', date: '2026-01-09' } });
    const [, kept] = await read(readKept);
    await payload.update({ collection: 'people', id: ada, data: { deletedAt: '2026-02-01T00:00:00.000Z' } });
    await read(readKept);
    await payload.delete({ collection: 'people', id: ada, trash: true });
    await payload.delete(article(1));
    const after = await read(readKept);
    expect(await after.at(-1)?.card()).toMatchObject({ id: articles[0], writtenBy: undefined });
    expect(after.map(({ original, slug }) => [slug, original])).toContainEqual(['de/two', undefined]);
    expect(after).toContain(kept);
  });

  it('are all read again if the history of changes does not go back to the last reading', async () => {
    const { docs } = await payload.find({ collection: 'changes', sort: '-id', limit: 1 });
    await payload.create({ collection: 'pages', data: samplePage('later', 'Text') });
    await payload.db.deleteMany({ collection: 'changes', where: { id: { less_than_equal: docs[0]?.id } } });
    const after = await read(readKept);
    expect(after).toHaveLength(before.length);
    for (const [place, one] of after.entries()) expect(one).not.toBe(before[place]);
  });
});
