import { defineKind } from '@frontage/kinds/defineKind.ts';
import { workshopCard, workshopDocument, workshopFields } from './workshop.schema.ts';

/** Days at which harbours learn to plan. They disappear from the site by themselves when they begin. */
export const workshop = defineKind({
  name: 'workshop',
  collection: 'own_workshops',
  label: { one: 'Workshop', many: 'Workshops' },
  group: 'Company',
  title: 'title',
  sort: 'starts',
  types: { workshop: { heading: 'Workshops' } },
  listed: workshopCard,
  whole: workshopDocument,
  form: { fields: workshopFields.shape, columns: ['place', 'starts'] },
  hasDrafts: true,
  page: { pathOf: ({ slug }) => `/workshops/${slug}` },
  ends: 'starts',
  listedBy: 'northlight_workshops',
  named: { workshop: { key: 'slug' } },
  search: {
    place: 20,
    hits: { workshop: { label: 'Workshop', heading: 'Workshops', tab: 'workshops', tabLabel: 'Workshops' } },
    texts: ({ place, summary, text }) => [summary, place, text],
    labelOf: ({ place }) => place,
  },
  hasLinks: true,
});
