import { expect, test } from 'vitest';
import { toStoredBlocks } from '../seed/stored.ts';
import { openTestPayload } from '../testing/openTestPayload.ts';
import { createArticleParts, sampleArticle, samplePage, textBlock } from '../testing/samplePage.ts';
import { uploadSample } from '../testing/samplePicture.ts';

async function opened() {
  const payload = await openTestPayload();
  const parts = await createArticleParts(payload, (await uploadSample(payload)).id);
  const article = (slug: string, layout: object[], rest: Parameters<typeof sampleArticle>[3] = {}) =>
    payload.create({
      collection: 'articles',
      data: sampleArticle(parts, slug, '', { layout: toStoredBlocks<'articles'>(layout), ...rest }),
    });
  return { payload, article };
}

const series = (...articleSlugs: string[]) => ({ acf_fc_layout: 'articleSeries', title: 'A series', articleSlugs });
const linkToCase = { acf_fc_layout: 'LinkToCase', caseSlug: 'causeway', description: 'A bridge', linkText: 'Read' };
const text = textBlock('A text.');

test('refuses to publish a document that names a missing article, and says where', async () => {
  const { article } = await opened();
  await article('part-one', [text]);
  await expect(article('part-two', [text, series('part-one', 'part-nine')])).rejects.toMatchObject({
    data: {
      errors: [
        {
          path: 'layout.1.articleSlugs',
          message: 'No published article has the address "part-nine"',
          label: 'Block 2 (Series) › Articles: no published article has the address "part-nine"',
        },
      ],
    },
  });
  await article('part-two', [text, series('part-one', 'part-two')]);
});

test('stores a draft, and checks it when it is published', async () => {
  const { article, payload } = await opened();
  const { id } = await article('story', [linkToCase], { _status: 'draft' });
  const publish = () => payload.update({ collection: 'articles', id, data: { _status: 'published' } });
  await expect(publish()).rejects.toThrow();
  await payload.create({ collection: 'pages', data: samplePage('causeway', 'A page, not a case.') });
  await expect(publish()).rejects.toThrow();
  await payload.update({ collection: 'pages', where: { slug: { equals: 'causeway' } }, data: { type: 'case' } });
  await publish();
});

test('does not let an article name one that appears later than itself', async () => {
  const { article } = await opened();
  const later = '2099-02-01T09:00:00.000Z';
  await article('part-two', [text], { date: later });
  await expect(article('part-one', [series('part-two')])).rejects.toMatchObject({
    data: { errors: [{ message: expect.stringContaining('"part-two" appears on 1 February, 2099 only') }] },
  });
  await article('part-three', [series('part-two', 'part-three')], { date: '2099-03-01T09:00:00.000Z' });
});
