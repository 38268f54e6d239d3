import { defineBlock, entries, heading, line, lines, prose } from '../defineBlock.ts';

/** Points along a rope, in an order that matters; the asset is at its end. */
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
