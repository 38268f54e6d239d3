import { defineBlock, line, personSlug, picture, prose } from '../defineBlock.ts';

/** What somebody said, large. */
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
