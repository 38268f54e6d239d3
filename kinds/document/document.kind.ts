import { defineKind } from '../defineKind.ts';

/** Documents of the library, for which readers ask by email. R47. */
export const document = defineKind({
  name: 'document',
  collection: 'documents',
  label: { one: 'Document', many: 'Documents' },
  group: 'Library',
  title: 'title',
  sort: 'name',
  isFile: true,
  named: { document: { key: 'name', field: 'document' } },
  held: { isWhat: 'named', mend: 'Take its name out there first, or replace the file of this one.' },
  demo: ['name', 'title'],
});
