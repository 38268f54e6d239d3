import { defineBlock, heading, link, z } from '../defineBlock.ts';

/** Links to other pages in ruled columns: a rest for the eye. */
export const linksGrid = defineBlock('links_grid', {
  title: 'Helpful links',
  group: 'Articles, events and links',
  words: 'link list, read more',
  fields: {
    heading: heading('Two or three words; small, above the links', { max: 60 }),
    links: z
      .array(link)
      .min(1)
      .max(32)
      .meta({ description: 'Read down the columns; twelve fill four columns of three' }),
  },
});
