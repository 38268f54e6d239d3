import { defineBlock } from '@frontage/contract/primitives/block.ts';
import { heading, line, lines, prose } from '@frontage/contract/primitives/editing.ts';
import { z } from 'zod';

/** The steps from first contact to first work, as posts of falling height on the quay line. */
export const journey = defineBlock('journey', {
  heading: heading('Says how many steps lead where'),
  items: z
    .array(
      z.object({
        step: line('When it happens, such as: Day 0', { max: 14 }),
        label: line('What happens, in two to four words', { max: 40 }),
        description: prose('One or two sentences about it', { max: 200 }),
        list: lines('Points below the description', { max: 5 }).optional(),
      }),
    )
    .min(2)
    .max(5),
});
