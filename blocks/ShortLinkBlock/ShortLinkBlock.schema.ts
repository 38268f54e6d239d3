import { defineBlock, href, line } from '../defineBlock.ts';

/** One line between two paragraphs with a link to something related. */
export const shortLinkBlock = defineBlock('short_link_block', {
  for: 'articles',
  title: 'Link in one line',
  group: 'Articles, events and links',
  words: 'read more',
  fields: {
    label: line('The word before the link', { max: 20 }).default('Also'),
    linkText: line('The words of the link', { max: 120 }),
    href,
  },
});
