import { defineBlock, entries, line, lines, picture, prose, z } from '../defineBlock.ts';

/** Points of an article that open one at a time. R20. */
export const accordionBlock = defineBlock('accordion_block', {
  for: 'articles',
  title: 'Points that open',
  group: 'Text and pictures',
  words: 'accordion, list, bullets',
  fields: {
    items: entries(1, 12, {
      title: line('The point, in a few words or as a question', { max: 120 }),
      description: prose('What it says, in one to four sentences', { max: 1200 }),
      list: lines('Points below the description').optional(),
      descriptionUnderList: prose('A sentence below the points').optional(),
      secondDescription: prose('A further paragraph, at the end').optional(),
      image: picture.optional(),
      isOpen: z.boolean().optional().meta({ description: 'Open when the page appears; one at most' }),
    }),
  },
});
