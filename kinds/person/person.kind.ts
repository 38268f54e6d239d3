import { defineKind } from '../defineKind.ts';
import { personCard, personDocument, personFields } from './person.schema.ts';

/** People of the agency, each with a page; authors and reviewers of articles, and named by blocks. */
export const person = defineKind({
  name: 'person',
  collection: 'people',
  label: { one: 'Person', many: 'People' },
  group: 'Company',
  title: 'name',
  sort: 'name',
  types: { person: { heading: 'People' } },
  listed: personCard,
  whole: personDocument,
  form: { fields: personFields.shape, columns: ['role', 'office'] },
  hasDrafts: true,
  page: { pathOf: ({ slug }) => `/people/${slug}` },
  hasTwins: true,
  named: { person: { key: 'slug', told: ['isPerson', 'person'] } },
  search: {
    place: 6,
    hits: { person: { label: 'Person', heading: 'People', tab: 'pages', tabLabel: 'Pages' } },
    texts: ({ summary, role, text }) => [summary, role, text],
    labelOf: ({ role }) => role,
  },
  hasLinks: true,
  demo: ['slug', 'summary'],
});
