import { defineDrawn } from '@frontage/kinds/defineDrawn.ts';
import type { PersonCard } from '@frontage/kinds/person/person.schema.ts';
import type { HarbourCard } from '../harbour/harbour.schema.ts';
import type { Workshop } from './workshop.schema.ts';

/** What it refers to, as far as visitors see it. */
export interface WorkshopMore {
  harbour: HarbourCard | undefined;
  hosts: PersonCard[];
}

export const drawnWorkshop = defineDrawn<Workshop, WorkshopMore>({
  describe: ({ place, summary, title }) => ({ title: `${title}, ${place}`, description: summary }),
  breadcrumbs: [],
  load: async ({ harbour, hosts = [] }, facts) => ({
    harbour: ((await facts.documents('harbour')) as HarbourCard[]).find(({ id }) => id === harbour),
    hosts: ((await facts.documents('person')) as PersonCard[]).filter(({ id }) => hosts.includes(id)),
  }),
  nodes: () => [],
  missing: { summary: 'Untitled', place: 'Nowhere yet', starts: new Date(0).toISOString() },
});
