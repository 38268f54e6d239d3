import { defineBlock, heading, link, picture, prose } from '../defineBlock.ts';

export const imageWithText = defineBlock('image_with_text', {
  title: 'Picture with text',
  group: 'Text and pictures',
  words: 'image, photo, media',
  fields: {
    heading: heading('Two to five words', { max: 60 }),
    description: prose('One to three sentences', { max: 400 }),
    image: picture.meta({ description: 'A picture of 4 to 3' }),
    link: link.optional().meta({ description: 'Where one can read on' }),
  },
});
