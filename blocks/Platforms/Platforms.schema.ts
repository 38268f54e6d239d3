import { defineBlock, entries, heading, href, line, z } from '../defineBlock.ts';

/** A closed grid of networks, with the one that this page is about in colour. */
export const platforms = defineBlock('platforms', {
  title: 'Platforms',
  group: 'What you offer',
  words: 'logos, networks, technologies',
  fields: {
    heading: heading('Says how many networks; takes the first two cells'),
    items: entries(2, 38, {
      title: line('The name of the network', { max: 24 }),
      note: line('Its kind of ledger, in one to three words', { max: 24 }).optional(),
      isCurrent: z.boolean().optional().meta({ description: 'The network that this page is about; mark one' }),
      href: href.optional(),
    }).refine((items) => items.filter((item) => item.isCurrent).length <= 1, {
      error: 'at most one network is the current one',
    }),
  },
});
