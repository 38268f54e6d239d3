import { defineBlock } from '@frontage/contract/primitives/block.ts';
import { heading, line, prose } from '@frontage/contract/primitives/editing.ts';
import { z } from 'zod';

/** Two texts of equal weight with a line between them: the problem, and what was decided. */
export const twoColumnsText = defineBlock('twocolumnstext', {
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
});
