import { defineBlock } from '@frontage/blocks/defineBlock.ts';
import { heading, line } from '@frontage/contract/primitives/editing.ts';

/** Every workshop to come. */
export const workshops = defineBlock('northlight_workshops', {
  title: 'Workshops',
  group: 'Articles, events and links',
  words: 'days, courses',
  fields: {
    heading: heading('Above the list'),
    workshopSlug: line('The one that stands first').meta({ names: 'workshop' }).optional(),
  },
});
