import { defineBlock, entries, heading, line, prose } from '../defineBlock.ts';

/** A two-column book: what goes wrong, and the entry made against it. */
export const challenges = defineBlock('challenges', {
  title: 'Challenges',
  group: 'What you offer',
  words: 'problems, risks, pain points',
  fields: {
    heading: heading('Says how many things go wrong and where'),
    riskLabel: line('Head of the left column', { max: 20 }),
    entryLabel: line('Head of the right column', { max: 20 }),
    items: entries(1, 10, {
      title: line('The risk, in three to six words', { max: 60 }),
      description: prose('What is done against it, in one or two sentences', { max: 300 }),
    }),
  },
});
