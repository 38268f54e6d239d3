import { defineBlock } from '@frontage/contract/primitives/block.ts';
import { heading, line } from '@frontage/contract/primitives/editing.ts';
import { z } from 'zod';

/** What is turned down, and why: a list on ink. */
export const refusals = defineBlock('refusals', {
  heading: heading('Two short lines, such as: Three things we turn down', { max: 50 }),
  items: z
    .array(
      z.object({
        title: line('What is turned down, in three to six words', { max: 60 }),
        description: line('The reason in one sentence', { max: 140 }),
      }),
    )
    .min(1)
    .max(6),
});
