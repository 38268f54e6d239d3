import { ownDrawing } from '@frontage/contract/primitives/editing.ts';
import { defineBlock, entries, ground, href, line, picture, prose, z } from '../defineBlock.ts';

/** Services in groups, each opened by a strong line: its name, a picture, the list with prices. */
export const servicesGroups = defineBlock('services_groups', {
  title: 'Services in groups',
  group: 'What you offer',
  words: 'price list, cards',
  fields: {
    groups: entries(1, 6, {
      heading: line('One word, such as: Build', { max: 24 }),
      description: prose('One sentence below it', { max: 120 }),
      image: picture
        .optional()
        .meta({ description: 'What shows it; an SVG without a ground of its own is on the ground below' }),
      ...ownDrawing('drawing'),
      drawingGround: ground.meta({ description: 'The background of the picture; let neighbours differ' }),
      items: z
        .array(
          z.object({
            title: line('The service', { max: 50 }),
            description: line('One sentence of at most twelve words', { max: 90 }),
            price: line('Such as: from $22,000', { max: 28 }),
            first: line('What is seen first, and when, such as: findings in 3 weeks', { max: 40 }).optional(),
            image: picture
              .optional()
              .meta({ description: 'Takes the place of the group’s picture while the service is pointed at' }),
            href,
          }),
        )
        .min(1)
        .max(14),
    }),
  },
});
