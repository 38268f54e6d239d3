import { defineBlock, picture, z } from '../defineBlock.ts';

export const work = defineBlock('work', {
  title: 'Case: the work, drawn',
  group: 'Parts of a case',
  words: 'drawing, diagram',
  fields: {
    image: picture.optional().meta({
      description:
        'Across the page, on ink: what was built. An SVG is drawn 1,440 x 520, with its objects at the margins',
    }),
    imageUpright: picture
      .optional()
      .meta({ description: 'In place of such an SVG below 768 px: one drawn 390 wide and 320 high' }),
    hasBridge: z.boolean().optional().meta({
      label: 'Bridge at the foot of the window',
      description: 'The asset on it is as far along as the reader',
    }),
  },
});
