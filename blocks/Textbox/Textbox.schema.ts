import { defineBlock } from '@frontage/contract/primitives/block.ts';
import { heading, line, prose } from '@frontage/contract/primitives/editing.ts';
import { z } from 'zod';

/** Running text in sections, for a page that is read from top to bottom, such as a privacy policy. */
export const textbox = defineBlock('textbox', {
  heading: heading('What the text is'),
  isPageTitle: z
    .boolean()
    .optional()
    .meta({ description: 'The heading is the title of the whole page; mark one block of a page' }),
  sections: z
    .array(
      z.object({
        title: line('What the section says, in two to eight words', { max: 90 }).optional(),
        paragraphs: z
          .array(prose('One paragraph', { max: 1500 }))
          .min(1)
          .max(20)
          .meta({ description: 'The paragraphs of the section, each an entry' }),
        list: z
          .array(line('One point', { max: 300 }))
          .max(30)
          .meta({ description: 'Points below the paragraphs' })
          .optional(),
      }),
    )
    .min(1)
    .max(40),
});
