import { afterAll, beforeAll, expect, test } from 'vitest';
import { toStoredBlocks } from '../seed/stored.ts';
import { createArticleParts, sampleArticle, samplePage } from '../testing/samplePage.ts';
import { uploadSample } from '../testing/samplePicture.ts';
import { openStage, type Stage } from '../testing/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage('SQLite');
});
afterAll(() => stage.close());

const usesOf = async (path: string) =>
  (await stage.asAdmin('GET', `uses/${path}`)).body.uses.map((use: { words: string }) => use.words);

test('lists where a picture, a page and an article are used', async () => {
  const { payload } = stage;
  const picture = await uploadSample(payload, 'quay');
  const parts = await createArticleParts(payload, picture.id);
  const story = await payload.create({ collection: 'articles', data: sampleArticle(parts, 'story', 'A text.') });
  const layout = toStoredBlocks<'articles'>([
    { acf_fc_layout: 'textbox', text: 'See [the quay](/quay).' },
    { acf_fc_layout: 'articleSeries', title: 'A series', articleSlugs: ['story'] },
  ]);
  await payload.create({ collection: 'articles', data: sampleArticle(parts, 'sequel', '', { layout }) });
  const quay = await payload.create({ collection: 'pages', data: samplePage('quay', 'Words') });
  expect(await usesOf(`media/${picture.id}`)).toEqual([
    'the article "The article sequel", Preview',
    'the article "The article story", Preview',
  ]);
  expect(await usesOf(`articles/${story.id}`)).toEqual(['the article "The article sequel", Block 2 (Series)']);
  expect(await usesOf(`pages/${quay.id}`)).toEqual(['the article "The article sequel", Block 1 (Text)']);
});

test('lists a picture within a text', async () => {
  const { payload } = stage;
  const { id } = await uploadSample(payload, 'figure');
  const text = `Before.\n\n![What it shows](picture:${id})\n\nAfter.`;
  const layout = toStoredBlocks([{ acf_fc_layout: 'textbox', text }]);
  await payload.create({ collection: 'pages', data: samplePage('illustrated', '', { layout }) });
  const place = 'the page "The page illustrated", Block 1 (Text)';
  expect(await usesOf(`media/${id}`)).toEqual([place]);
  await expect(payload.delete({ collection: 'media', id })).rejects.toThrow(
    `"The picture figure" is still shown in ${place}.`,
  );
});

test('answers only people who have signed in, and only for documents that others can use', async () => {
  expect((await stage.call('GET', 'uses/pages/1')).status).toBe(401);
  expect((await stage.asAdmin('GET', 'uses/users/1')).status).toBe(404);
});
