import { expect, test } from 'vitest';
import { toStoredBlocks } from '../seed/stored.ts';
import { openTestPayload } from '../testing/openTestPayload.ts';
import { createArticleParts, sampleArticle, textBlock } from '../testing/samplePage.ts';
import { uploadSample } from '../testing/samplePicture.ts';

const layoutOf = (words: number) => toStoredBlocks<'articles'>([textBlock('word '.repeat(words))]);

test('the reading time follows the text at each save, until an editor sets another', async () => {
  const payload = await openTestPayload();
  const parts = await createArticleParts(payload, (await uploadSample(payload)).id);
  const data = sampleArticle(parts, 'story', '', { layout: layoutOf(400) });
  const { id, timeToRead } = await payload.create({ collection: 'articles', data });
  expect(timeToRead).toBe(2);
  const save = async (change: object) => {
    const stored = await payload.findByID({ collection: 'articles', id, depth: 0 });
    // The form sends back the number that it loaded.
    const written = { timeToRead: stored.timeToRead ?? null, ...change };
    return (await payload.update({ collection: 'articles', id, data: written })).timeToRead;
  };
  expect(await save({ layout: layoutOf(1000) })).toBe(5);
  expect(await save({ timeToRead: 9 })).toBe(9);
  expect(await save({ layout: layoutOf(2000) })).toBe(9);
  expect(await save({ timeToRead: null })).toBe(10);
  expect(await save({ layout: layoutOf(200) })).toBe(1);
});
