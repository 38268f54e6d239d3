import { defineBlock, href, line } from '../defineBlock.ts';

/** A row that links on, with a sentence that says why. The whole row is the link. */
export const linkBlock = defineBlock('link_block', {
  for: 'articles',
  title: 'Link with a sentence',
  group: 'Articles, events and links',
  words: 'read more, card',
  fields: {
    title: line('Where it leads, in three to eight words', { max: 90 }),
    description: line('One sentence: what the reader finds there', { max: 200 }),
    href,
  },
});
