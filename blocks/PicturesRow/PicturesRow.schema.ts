import { defineBlock, entries, ground, heading, href, line, picture, prose } from '../defineBlock.ts';

/** Three pictures with a title and a sentence each. */
export const picturesRow = defineBlock('pictures_row', {
  title: 'Pictures in a row',
  group: 'Text and pictures',
  words: 'images, photos, gallery, cards',
  fields: {
    heading: heading('Two short lines, such as: What banks have asked us to build'),
    ground: ground.optional(),
    items: entries(2, 6, {
      title: line('Two to four words', { max: 60 }),
      description: prose('One or two sentences', { max: 240 }),
      image: picture,
      href: href.meta({ description: 'Where it is told at length; without it the entry is plain' }).optional(),
    }).meta({ description: 'Three fill the row; choose pictures whose grounds differ from their neighbours’' }),
  },
});
