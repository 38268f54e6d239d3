import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples } from '../../registry/examples.ts';
import { toStoredBlocks } from '../seed/stored.ts';
import { type ArticleParts, createArticleParts, sampleArticle, samplePage, textBlock } from '../testing/samplePage.ts';
import { uploadSample } from '../testing/samplePicture.ts';
import { openStage, type Stage } from '../testing/stage.ts';

let stage: Stage;
let parts: ArticleParts;
beforeAll(async () => {
  stage = await openStage('SQLite');
  parts = await createArticleParts(stage.payload, (await uploadSample(stage.payload)).id);
});
afterAll(() => stage.close());

/** A page whose second block is the first example of its layout, with a change. */
function pageWith(layout: keyof typeof examples, change: object) {
  const block = { ...examples[layout]?.[0]?.block, ...change };
  const blocks = [{ ...textBlock('Words'), heading: 'A' }, block];
  return samplePage(`with-${layout}`, '', { layout: toStoredBlocks<'pages'>(blocks) });
}

/** A question of the estimate with two answers, each with one price. */
const asked = (name: string, price: object = {}) => {
  const rows = [{ entry: 'Work', low: 1, high: 2, ...price }];
  const options = ['a', 'b'].map((value) => ({ label: value, value, rows }));
  return { name, question: 'Which?', options };
};
const rates = (...questions: object[]) => ({ rates: { version: '2026-11-01', questions } });

test.each([
  ['numbers', { items: [] }, 'items', 'Block 2 (Numbers) › Items', 'At least 2'],
  [
    'cost',
    { price: 7 },
    'rows',
    'Block 2 (Cost and quote form) › Rows',
    'The rows add up to 50,000, but the price is 7',
  ],
  ['cost', { formId: null }, 'formId', 'Block 2 (Cost and quote form) › Name of the form', 'The form needs it'],
  [
    'proof',
    { total: 84 },
    'total',
    'Block 2 (Proof by years) › Total',
    'The years add up to 83, and the sum is given as 84. Fix one of them',
  ],
  [
    'process',
    { weeks: 4 },
    'items.1.endWeek',
    'Block 2 (Process in weeks) › Items 2 › End week',
    'At most 4, the last week of the chart',
  ],
  [
    'estimate',
    rates(asked('projectType'), asked('projectType')),
    'rates.questions',
    'Block 2 (Estimate with a bill) › Rates › Questions',
    'The question projectType is asked twice',
  ],
  [
    'estimate',
    rates(asked('projectType', { low: 3 })),
    'rates.questions.0.options.0.rows.0.low',
    'Block 2 (Estimate with a bill) › Rates › Questions 1 › Options 1 › Rows 1 › At least',
    'The low figure is above the high one',
  ],
] as const)('refuses to publish %s with %o at %s', async (layout, change, field, place, message) => {
  const page = pageWith(layout, change);
  const { body, status } = await stage.asAdmin('POST', 'pages', page);
  expect(status).toBe(400);
  const [refusal] = body.errors;
  expect(refusal.data.errors[0]).toMatchObject({ path: `layout.1.${field}`, message });
  // The admin splits the message at commas into the points of a list.
  const [, places] = refusal.message.split(': ');
  expect(places.split(', ')[0]).toBe(place);
  const draft = await stage.asAdmin('POST', 'pages?draft=true', { ...page, _status: 'draft' });
  expect(draft.status).toBe(201);
  expect((await stage.asAdmin('DELETE', `pages/${draft.body.doc.id}`)).status).toBe(200);
});

test.each([
  ['# Title', /^The heading "Title" is a title/],
  ['### Too soon', /skips a level: it needs a ## above it$/],
  ['[words](javascript:alert)', /^The link "words" leads to "javascript:alert"/],
  ['Counted[^1].', /^The footnote \[\^1\] has no text/],
])('refuses to publish the text %s in a page and in an article', async (text, message) => {
  const { asAdmin } = stage;
  const page = samplePage('with-text', '', { layout: toStoredBlocks<'pages'>([textBlock('Words.'), textBlock(text)]) });
  const layout = toStoredBlocks<'articles'>([textBlock('Words.'), textBlock(text)]);
  for (const [path, data] of [
    ['pages', page],
    ['articles', sampleArticle(parts, 'with-text', '', { layout })],
  ] as const) {
    const { body, status } = await asAdmin('POST', path, data);
    expect(status).toBe(400);
    expect(body.errors[0].data.errors).toMatchObject([
      { path: 'layout.1.text', message: expect.stringMatching(message) },
    ]);
    expect(body.errors[0].message).toContain('Block 2 (Text) › Text');
  }
});

test('names the block of each empty field, once', async () => {
  const page = pageWith('cost', { heading: '', totalLabel: '' });
  const { body } = await stage.asAdmin('POST', 'pages', page);
  expect(body.errors[0].message.split(/[:,] /).slice(1)).toEqual([
    'Block 2 (Cost and quote form) › Heading',
    'Block 2 (Cost and quote form) › Total label',
  ]);
});
