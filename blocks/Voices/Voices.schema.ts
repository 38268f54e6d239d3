import { day, defineBlock, heading, line, personSlug, picture, prose, whole, z } from '../defineBlock.ts';

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

export const quote = defineBlock('quote', {
  for: 'articles',
  title: 'Quote',
  group: 'Text and pictures',
  words: 'testimonial, citation',
  fields: {
    text: prose('The words, without quotation marks; one to three sentences', { max: 400 }),
    name: line('Who said it', { max: 60 }),
    jobTitle: line('What they do, and where', { max: 90 }),
    picture: picture.optional().meta({
      description: 'A portrait; it is cut to a square. If empty, that of our person or client of that name is shown',
    }),
    personSlug: personSlug('If it is one of ours: the page that the name leads to').optional(),
  },
});

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
