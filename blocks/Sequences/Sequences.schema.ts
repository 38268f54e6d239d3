import { defineBlock, entries, heading, line, lines, prose } from '../defineBlock.ts';

export const steps = defineBlock('steps', {
  title: 'Steps',
  group: 'What you offer',
  words: 'how it works, numbered list',
  fields: {
    heading: heading('What is gained or done, and that it has an order'),
    items: entries(3, 9, {
      step: line('The number as it is shown, such as 1', { max: 8 }),
      label: line('The step in two to four words', { max: 60 }),
      description: prose('One or two sentences', { max: 300 }).optional(),
      list: lines('Points below the text', { max: 6 }).optional(),
    }).meta({ description: 'Three to a rope on wide screens, so 3, 6 or 9 fill it' }),
  },
});

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
