import { defineBlock, entries, heading, href, line, link, picture } from '../defineBlock.ts';

/** Show cases, uneven on purpose: each is a picture above its name, and one link as a whole. */
export const cases = defineBlock('cases', {
  title: 'Show cases',
  group: 'Cases, people and proof',
  words: 'portfolio, projects, work',
  fields: {
    heading: heading('The largest heading of the page after the first: what the cases have in common'),
    allLink: link.optional().meta({ description: 'A link beside the heading, such as the list of all cases' }),
    items: entries(1, 6, {
      title: line('The name of the product', { max: 40 }),
      description: line('What it does, in one line', { max: 140 }),
      meta: line('Kind and length of the work, such as "NFT marketplace, 7 months"', { max: 50 }).optional(),
      href,
      image: picture,
    }).meta({ description: 'Two in a row: large and small, then small and large' }),
  },
});
