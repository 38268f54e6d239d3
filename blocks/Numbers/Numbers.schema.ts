import { defineBlock, entries, heading, line, picture, z } from '../defineBlock.ts';

export const numbers = defineBlock('numbers', {
  title: 'Numbers',
  group: 'Cases, people and proof',
  words: 'statistics, figures, counters',
  fields: {
    heading: heading('Lies in the seabed: two to four words', { max: 50 }),
    note: line('Below the heading: how the figures were counted', { max: 90 }).optional(),
    items: entries(2, 6, {
      label: line('The figure as it is shown, such as 17+', { max: 6 }),
      value: z.number().positive().meta({
        description: 'The figure alone, such as 17. The depth is its logarithm; the smallest comes first',
      }),
      title: heading('What was counted, in two or three words. A line break is kept on wide screens', { max: 40 }),
      titleImg: picture.optional().meta({ description: 'A small picture over the words, such as a mark' }),
      description: line('One more fact below the words', { max: 60 }).optional(),
    }),
  },
});
