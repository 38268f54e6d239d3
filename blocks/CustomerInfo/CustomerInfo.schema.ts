import { defineBlock, line, picture, prose, z } from '../defineBlock.ts';
import { fact } from '../fact.schema.ts';

/** What the customer said, who said it, and facts about the company. */
export const customerInfo = defineBlock('customerInfo', {
  title: 'Case: words of the customer',
  group: 'Parts of a case',
  words: 'testimonial, review, quote',
  fields: {
    description: prose('Their words, without quotation marks; one or two sentences', { max: 300 }),
    name: line('Who said it', { max: 60 }),
    jobTitle: line('What they do, and where', { max: 90 }),
    picture: picture.optional().meta({
      description: 'A portrait; it is cut to a square. If empty, that of our person or client of that name is shown',
    }),
    facts: z.array(fact).max(5).optional().meta({ description: 'Facts about the company, such as founded and people' }),
  },
});
