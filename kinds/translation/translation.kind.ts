import { defineKind } from '../defineKind.ts';

/** What a kind with `words` says in a further language: the name of an office, an event, a term of the glossary. */
export const translation = defineKind({
  name: 'translation',
  collection: 'translations',
  label: { one: 'Translation', many: 'Translations' },
  group: 'Company',
  title: 'name',
  sort: ['language', 'name'],
  hasDrafts: true,
});
