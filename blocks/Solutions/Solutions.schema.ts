import { defineBlock, entries, heading, line, picture, prose } from '../defineBlock.ts';

/** Decisions that carried the work, one row each: a drawing at the left, the words at the right. */
export const solutions = defineBlock('solutions', {
  title: 'Case: decisions with drawings',
  group: 'Parts of a case',
  words: 'solution, approach',
  fields: {
    heading: heading('Says how many decisions, and what they carried'),
    items: entries(1, 6, {
      title: line('The decision, in three to eight words', { max: 60 }),
      description: prose('What it means, in one to three sentences', { max: 400 }),
      image: picture.meta({ description: 'A drawing of 4 to 3; neighbours look best on different grounds' }),
    }),
  },
});
