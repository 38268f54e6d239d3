import { expect, test } from 'vitest';
import { toStoredBlocks } from '../seed/stored.ts';
import { openTestPayload } from '../testing/openTestPayload.ts';
import { createArticleParts, sampleArticle } from '../testing/samplePage.ts';
import { uploadSample } from '../testing/samplePicture.ts';
import { codeIn, plainText } from '../texts/textOfLayout.ts';
import { minutesToRead } from './collections/articles.ts';

const layoutOf = (text: string) => toStoredBlocks<'articles'>([{ acf_fc_layout: 'textbox', text }]);

test('counts two hundred words a minute, and at least one minute', () => {
  expect(minutesToRead(undefined)).toBe(1);
  expect(minutesToRead(layoutOf('word '.repeat(50)))).toBe(1);
  expect(minutesToRead(layoutOf('word '.repeat(1000)))).toBe(5);
});

test('does not count code, markup and addresses', () => {
  const code = `\`\`\`cadence vault.cdc {3-4}\n${'let x = 1\n'.repeat(500)}\`\`\``;
  const links = '[word](https://wharfside.example/a/long/address) '.repeat(400);
  expect(minutesToRead(layoutOf(`${code}\n\n${links}\n\n| a | b |\n|---|---|\n`))).toBe(2);
});

test('is stored where an editor leaves the minutes empty, and not where they are set', async () => {
  const payload = await openTestPayload();
  const parts = await createArticleParts(payload, (await uploadSample(payload)).id);
  const data = sampleArticle(parts, 'long', 'word '.repeat(600));
  const { id, timeToRead } = await payload.create({ collection: 'articles', data });
  expect(timeToRead).toBe(3);
  const update = (minutes: number | null) =>
    payload.update({ collection: 'articles', id, data: { timeToRead: minutes } });
  expect((await update(12)).timeToRead).toBe(12);
  expect((await update(null)).timeToRead).toBe(3);
});

test('reads Markdown as people do', () => {
  const markdown = [
    '## A *heading*',
    'A **bold** word, `snake_case_name`, [a link](https://x.example "t") and ![alt](/p.png).[^1]',
    '> [!NOTE]',
    '> In the margin.',
    '- one',
    '12. twelve',
    '| a | b |',
    '|---|:-:|',
    '| 1 | 2 |',
    '```cadence a.cdc {1}',
    'let a_b = *c',
    '```',
    '***',
    'See <https://x.example/y> or [there][ref], 2 * 3 \\* 4.',
    '[ref]: https://x.example',
    '[^1]: A note.',
  ].join('\n');
  expect(plainText(markdown).split('\n')).toEqual([
    'A heading',
    'A bold word, snake_case_name, a link and alt.',
    'In the margin.',
    'one',
    'twelve',
    'a b',
    '1 2',
    'See or there, 2 * 3 * 4.',
    'A note.',
  ]);
  expect(codeIn(markdown)).toBe('let a_b = *c');
});

test('keeps a paragraph, a list item and a quote in one piece each, however many lines they have', () => {
  const markdown = [
    'A paragraph',
    'of two lines.',
    'A | B',
    '> A quote',
    '> of two.',
    '',
    '- A point',
    '  of two.',
    '- Next',
  ];
  expect(plainText(markdown.join('\n')).split('\n')).toEqual([
    'A paragraph of two lines. A B',
    'A quote of two.',
    'A point of two.',
    'Next',
  ]);
});
