import { defineBlock } from '@frontage/blocks/defineBlock.ts';
import { heading, line } from '@frontage/contract/primitives/editing.ts';
import { z } from 'zod';

/** What a harbour pays, by its size. */
export const priceLadder = defineBlock('northlight_price_ladder', {
  title: 'Price ladder',
  group: 'Contact, prices and forms',
  words: 'tiers, rungs',
  fields: {
    heading: heading('Says what is paid for'),
    rungs: z
      .array(
        z.object({
          title: line('For whom, such as: up to 40 berths', { max: 60 }),
          price: line('With its currency', { max: 40 }),
        }),
      )
      .min(1)
      .max(8),
  },
});
