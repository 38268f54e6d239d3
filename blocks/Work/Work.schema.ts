import { picture } from '@frontage/contract/primitives/picture.ts';
import { z } from 'zod';
import { defineBlock } from '../defineBlock.ts';

/** The drawings of cases that can be across the page. */
const workDrawings = ['bridge', 'editions', 'certificate', 'clearing'] as const;

/** What was built, drawn from edge to edge on ink; the breadcrumbs are at its foot. */
export const work = defineBlock('work', {
  title: 'Case: the work, drawn',
  group: 'Parts of a case',
  words: 'drawing, diagram',
  fields: {
    drawing: z.enum(workDrawings).optional().meta({
      description: 'Across the page, on ink: what was built',
    }),
    image: picture.optional().meta({ description: 'A picture across the page, where no drawing is chosen' }),
  },
});
