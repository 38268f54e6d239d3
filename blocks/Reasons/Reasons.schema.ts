import { defineBlock, entries, heading, line, picture, prose } from '../defineBlock.ts';

/** Three reasons: the first one large under a picture, with two short ones at its side. */
export const reasons = defineBlock('reasons', {
  title: 'Reasons',
  group: 'What you offer',
  words: 'why us, benefits, advantages',
  fields: {
    heading: heading('What the three reasons are good for'),
    image: picture.optional().meta({ description: 'A picture over the first reason; an SVG is drawn 480 wide' }),
    imageUpright: picture.optional().meta({ description: 'In place of such an SVG below 768 px: one drawn 344 wide' }),
    items: entries(3, 3, {
      title: line('The reason as a statement, in three to eight words', { max: 60 }),
      description: prose('What makes it true, in one to three sentences', { max: 300 }),
    }).meta({ description: 'Exactly three. The first is the large one' }),
  },
});
