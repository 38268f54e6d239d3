import { defineBlock } from '@frontage/contract/primitives/block.ts';
import { heading, line, lines } from '@frontage/contract/primitives/editing.ts';
import { z } from 'zod';

/** A dense table of tools: what each kind of work is done with. */
export const stack = defineBlock('stack', {
  heading: heading('Two to five words; stands left of the table'),
  items: z
    .array(
      z.object({
        title: line('The kind of work, in one word', { max: 24 }),
        list: lines('The tools for it, by name', { min: 1, max: 16 }),
      }),
    )
    .min(1)
    .max(16),
});
