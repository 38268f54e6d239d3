import { kindOf } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestPayload } from '../../testing/openTestPayload.ts';
import { uploadSample } from '../../testing/samplePicture.ts';
import { createDocumentCache } from './documentCache.ts';
import { type IndexedDocument, openDocumentReader } from './documentIndex.ts';
import { openWholeDocuments, type WholeDocuments } from './publishedContent.ts';

let payload: Payload;
let all: readonly IndexedDocument[];
let wholeOf: WholeDocuments;

beforeEach(async () => {
  payload = await openTestPayload();
  const preview = (await uploadSample(payload)).id;
  const category = (await payload.create({ collection: 'categories', data: { slug: 'ai', name: 'AI', term_id: 3 } }))
    .id;
  for (let day = 1; day <= 6; day += 1) {
    const date = `2026-01-0${day}T00:00:00.000Z`;
    const data = { title: `Day ${day}`, slug: `day-${day}`, date, preview, category, _status: 'published' as const };
    await payload.create({ collection: 'articles', data });
  }
  const cache = createDocumentCache(payload);
  all = await openDocumentReader(payload, kindOf('articles'))(cache);
  wholeOf = openWholeDocuments(payload, kindOf('articles'), cache);
});

/** How often the work asks the database for articles. */
async function questionsOf(work: () => Promise<unknown>): Promise<number> {
  const find = vi.spyOn(payload, 'find');
  await work();
  const asked = find.mock.calls.filter(([{ collection }]) => collection === 'articles');
  find.mockRestore();
  return asked.length;
}

async function titlesOf(ids: readonly number[]): Promise<string[]> {
  const titles: string[] = [];
  for (const id of ids) titles.push(String((await wholeOf(id, all))?.title));
  return titles;
}

describe('texts of articles', () => {
  it('are read in one batch for a reader that follows the order of the lists', async () => {
    const ids = all.map(({ id }) => id);
    let titles: unknown;
    // One for the first, which does not show yet that others follow, and one for all after it.
    expect(await questionsOf(async () => (titles = await titlesOf(ids)))).toBe(2);
    expect(titles).toEqual(['Day 6', 'Day 5', 'Day 4', 'Day 3', 'Day 2', 'Day 1']);
  });

  it('are read one at a time for all others, and again each time', async () => {
    const [, second = 0, , fourth = 0] = all.map(({ id }) => id);
    expect(await questionsOf(() => titlesOf([fourth, second, fourth]))).toBe(3);
    await payload.update({ collection: 'articles', id: second, data: { title: 'Second', _status: 'published' } });
    expect(await titlesOf([second])).toEqual(['Second']);
  });

  it('do not include a withdrawn article, even in a batch', async () => {
    const [first = 0, second = 0, third = 0] = all.map(({ id }) => id);
    await payload.update({ collection: 'articles', id: third, data: { _status: 'draft' } });
    expect(await titlesOf([first, second, third])).toEqual(['Day 6', 'Day 5', 'undefined']);
  });

  it('are requested again after the database was away', async () => {
    const [first = 0, second = 0] = all.map(({ id }) => id);
    await titlesOf([first]);
    vi.spyOn(payload, 'find').mockRejectedValueOnce(new Error('The database is away'));
    await expect(titlesOf([second])).rejects.toThrow('The database is away');
    expect(await titlesOf([second])).toEqual(['Day 5']);
  });
});
