import { defineBlock } from '@frontage/contract/primitives/block.ts';
import { heading } from '@frontage/contract/primitives/editing.ts';
import { link } from '@frontage/contract/primitives/link.ts';
import { z } from 'zod';

/** Links to other pages in ruled columns: a rest for the eye. */
export const linksGrid = defineBlock('links_grid', {
  heading: heading('Two or three words; small, above the links', { max: 60 }),
  links: z.array(link).min(1).max(32).meta({ description: 'Read down the columns; twelve fill four columns of three' }),
});
