import { defineBlock, entries, heading, line, lines, prose } from '../defineBlock.ts';

/** The steps from first contact to first work, as posts of decreasing height on the quay line. */
export const journey = defineBlock('journey', {
  title: 'Engagement journey',
  group: 'What you offer',
  words: 'timeline, how we work',
  fields: {
    heading: heading('Says how many steps lead where'),
    items: entries(2, 5, {
      step: line('When it happens, such as: Day 0', { max: 14 }),
      label: line('What happens, in two to four words', { max: 40 }),
      description: prose('One or two sentences about it', { max: 200 }),
      list: lines('Points below the description', { max: 5 }).optional(),
    }),
  },
});
