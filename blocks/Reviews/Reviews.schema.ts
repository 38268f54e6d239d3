import { defineBlock } from '@frontage/contract/primitives/block.ts';
import { heading, line, whole } from '@frontage/contract/primitives/editing.ts';

/** What clients said, newest first. The reviews are the ones that the site keeps; this block chooses how many. */
export const reviews = defineBlock('reviews', {
  heading: heading('What the words below have in common'),
  note: line('Where the reviews come from, such as: asked for at handover, printed as given', { max: 90 }).optional(),
  count: whole('How many are shown, at most', 1, 12),
});
