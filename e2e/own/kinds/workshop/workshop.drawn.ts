import { defineDrawn } from '@frontage/kinds/defineDrawn.ts';
import type { Workshop } from './workshop.schema.ts';

export const drawnWorkshop = defineDrawn<Workshop>({
  describe: ({ place, summary, title }) => ({ title: `${title}, ${place}`, description: summary }),
  breadcrumbs: [],
  nodes: () => [],
  missing: { summary: 'Untitled', place: 'Nowhere yet', starts: new Date(0).toISOString() },
});
