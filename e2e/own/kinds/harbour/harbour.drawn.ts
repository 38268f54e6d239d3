import { defineDrawn } from '@frontage/kinds/defineDrawn.ts';
import type { WorkshopCard } from '../workshop/workshop.schema.ts';
import type { Harbour } from './harbour.schema.ts';

/** The workshops to come there. */
export type HarbourMore = WorkshopCard[];

export const drawnHarbour = defineDrawn<Harbour, HarbourMore>({
  describe: ({ name, summary }) => ({ title: name, description: summary }),
  breadcrumbs: [],
  load: async ({ id }, facts) => {
    const all = (await facts.documents('workshop')) as WorkshopCard[];
    return all.filter(({ harbour }) => harbour === id);
  },
  nodes: () => [],
  missing: { summary: 'Untitled', water: 'Unknown' },
});
