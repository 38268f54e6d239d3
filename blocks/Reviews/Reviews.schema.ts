import { defineBlock, heading, line, whole } from '../defineBlock.ts';

/** What clients said, newest first. The reviews are those of the site; this block chooses how many. */
export const reviews = defineBlock('reviews', {
  title: 'Reviews',
  group: 'Cases, people and proof',
  words: 'testimonials, quotes, ratings',
  fields: {
    heading: heading('What the words below have in common'),
    note: line('Where the reviews come from, such as: asked for at handover, printed as given', { max: 90 }).optional(),
    count: whole('How many are shown, at most', 1, 12),
  },
});
