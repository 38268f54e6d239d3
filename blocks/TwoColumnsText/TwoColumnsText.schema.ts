import { defineBlock, heading, line, prose, z } from '../defineBlock.ts';

/** Two texts of equal weight with a line between them: the problem, and what was decided. */
export const twoColumnsText = defineBlock('twocolumnstext', {
  title: 'Case: problem and decision',
  group: 'Parts of a case',
  words: 'two columns, before and after',
  fields: {
    heading: heading('What the two texts are about, in three to eight words', { max: 70 }),
    items: z
      .array(
        z.object({
          title: line('Two to four words, such as: What was hard', { max: 40 }),
          description: prose('One to three paragraphs, an empty line between them', { max: 1400 }),
        }),
      )
      .length(2)
      .meta({ description: 'Two columns: left and right' }),
  },
});
