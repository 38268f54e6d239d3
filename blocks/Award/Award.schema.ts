import { day, defineBlock, line, whole, z } from '../defineBlock.ts';

/** A strip with a seal: what was won, when, and how clients rate the work. */
export const award = defineBlock('award', {
  title: 'Award',
  group: 'Cases, people and proof',
  words: 'badge, prize, certificate',
  fields: {
    title: line('The award and who gave it', { max: 80 }),
    description: line('How it was judged, in one or two short sentences', { max: 120 }).optional(),
    year: whole('Shown in the seal', 1990, 2100),
    hasRating: z
      .boolean()
      .optional()
      .meta({ description: 'Shows the mean of all reviews. Without a review it shows none' }),
    ratingSource: line(
      'Whose reviews these are, read aloud with the rating; {reviews} stands for their number, as in "{reviews} client reviews"',
      { max: 60 },
    ).optional(),
    starts: day('First day on which it is shown. Empty: at once').optional(),
    ends: day('Last day on which it is shown. Empty: for good').optional(),
  },
});
