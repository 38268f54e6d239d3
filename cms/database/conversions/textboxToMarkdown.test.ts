import { expect, test } from 'vitest';
import { textboxToMarkdown } from './textboxToMarkdown.ts';

const hero = { blockType: 'hero', id: 'a', heading: 'Up' };

test('turns the sections of a text block into Markdown and leaves other blocks alone', () => {
  const text = {
    blockType: 'textbox',
    id: 'b',
    heading: 'Terms',
    sections: [
      { id: 'c', title: 'Sending', paragraphs: ['Once a month.\nNever twice.', 'The cookie _ga counts.'] },
      { id: 'd', title: null, paragraphs: ['1. is no list here'], list: ['Name, and why', '- or not'] },
    ],
  };
  expect(textboxToMarkdown([hero, text])).toEqual([
    hero,
    {
      blockType: 'textbox',
      id: 'b',
      heading: 'Terms',
      text: '## Sending\n\nOnce a month.\\\nNever twice.\n\nThe cookie \\_ga counts.\n\n1\\. is no list here\n\n- Name, and why\n- \\- or not',
    },
  ]);
});

test.each([null, [], [hero], [{ blockType: 'textbox', text: 'New already' }]])('leaves %j as it is', (layout) => {
  expect(textboxToMarkdown(layout)).toBeUndefined();
});
