import { ownDrawing } from '@frontage/contract/primitives/editing.ts';
import { defineBlock, entries, ground, heading, href, line, lines, picture, prose, z } from '../defineBlock.ts';

/** Services, one open at a time, next to the picture of the open one. R20. */
export const servicesAccordion = defineBlock('services_accordion', {
  title: 'Services accordion',
  group: 'What you offer',
  words: 'list of services that open',
  fields: {
    heading: heading('Two to five words above the services', { max: 60 }),
    items: entries(1, 10, {
      title: line('The service in two to five words', { max: 60 }),
      description: prose('What it is and what the client gets, in one to three sentences'),
      list: lines('Points below the description').optional(),
      descriptionUnderList: prose('A sentence below the points').optional(),
      secondDescription: prose('A further paragraph, at the end').optional(),
      image: picture.optional().meta({
        description: 'What shows it. An SVG without a ground of its own runs on to the edges of its half',
      }),
      ...ownDrawing('drawing'),
      href: href.optional().meta({ description: 'The page of the service, where it has one' }),
      linkText: line('The words of that link; without them: More about the title', { max: 50 }).optional(),
      isOpen: z
        .boolean()
        .optional()
        .meta({ description: 'Open when the page appears. One at most; without any, the first' }),
    }),
  },
});

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
