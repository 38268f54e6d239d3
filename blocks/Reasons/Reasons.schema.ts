import { heading, line, prose } from '@frontage/contract/primitives/editing.ts';
import { z } from 'zod';
import { defineBlock } from '../defineBlock.ts';

/** Three reasons: the first one large under a drawing, with two short ones at its side. */
export const reasons = defineBlock('reasons', {
  title: 'Reasons',
  group: 'What you offer',
  words: 'why us, benefits, advantages',
  fields: {
    heading: heading('What the three reasons are good for'),
    drawing: z.enum(['handover', 'keys']).optional().meta({
      description:
        'The drawing over the first reason. handover: work moves from our books into yours; keys: yours, one of them lent and given back',
    }),
    items: z
      .array(
        z.object({
          title: line('The reason as a statement, in three to eight words', { max: 60 }),
          description: prose('What makes it true, in one to three sentences', { max: 300 }),
        }),
      )
      .min(3)
      .max(3)
      .meta({ description: 'Exactly three. The first is the large one' }),
  },
});
