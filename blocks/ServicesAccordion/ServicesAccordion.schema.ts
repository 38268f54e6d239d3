import { ownDrawing } from '@frontage/contract/primitives/editing.ts';
import { defineBlock, entries, heading, href, line, lines, picture, prose, z } from '../defineBlock.ts';

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
