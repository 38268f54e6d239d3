import { defineBlock } from '@frontage/contract/primitives/block.ts';
import { heading, prose } from '@frontage/contract/primitives/editing.ts';
import { link } from '@frontage/contract/primitives/link.ts';
import { z } from 'zod';

/** The drawings that may stand across the page below a hero's text. */
export const heroDrawings = ['transfer', 'settlement', 'none'] as const;

/** The first view of a page: what is offered, and what to do about it. */
export const hero = defineBlock('hero', {
  heading: heading('The one line the page is about; two lines of 12 to 20 letters look best', { max: 80 }),
  description: prose('Who you are and what you do, in one or two sentences below the heading', { max: 260 }),
  action: link.meta({ description: 'The vivid button, such as: Book a free call' }),
  secondAction: link
    .optional()
    .meta({ description: 'The quiet link beside the button, such as: Read our show cases, to #portfolio' }),
  drawing: z.enum(heroDrawings).meta({
    description: 'The drawing across the page: transfer (an asset changes accounts), settlement (two ropes, one knot)',
  }),
});
