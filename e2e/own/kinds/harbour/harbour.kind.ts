import { defineKind } from '@frontage/kinds/defineKind.ts';
import { harbourCard, harbourDocument, harbourFields } from './harbour.schema.ts';

/** Where workshops are given. */
export const harbour = defineKind({
  name: 'harbour',
  collection: 'own_harbours',
  label: { one: 'Harbour', many: 'Harbours' },
  group: 'Company',
  title: 'name',
  sort: 'name',
  types: { harbour: { heading: 'Harbours' } },
  listed: harbourCard,
  whole: harbourDocument,
  form: { fields: harbourFields.shape, columns: ['water'] },
  hasDrafts: true,
  page: { pathOf: ({ slug }) => `/harbours/${slug}` },
});
