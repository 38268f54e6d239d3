import { maxCaption } from '@frontage/contract/primitives/pictureInText.ts';
import { defineBlock, ground, line, picture } from '../defineBlock.ts';

/** A picture with its caption, wider than the text. */
export const imagebox = defineBlock('Imagebox', {
  for: 'articles',
  title: 'Picture',
  group: 'Text and pictures',
  words: 'image, photo, figure, illustration',
  fields: {
    image: picture,
    narrow: picture
      .optional()
      .meta({ description: 'The same upright, for phones: without it a wide picture scrolls there' }),
    caption: line('What it shows, or what to look at, in one or two sentences', { max: maxCaption }).optional(),
    ground: ground.optional().meta({ description: 'The surface the picture lies on, where it does not bring its own' }),
  },
});
