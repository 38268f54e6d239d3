import { defineKind } from '../defineKind.ts';

/** The words of the settings in a further language: menu, footer, texts of forms and emails. One for each language. */
export const wording = defineKind({
  name: 'wording',
  collection: 'wordings',
  label: { one: 'Wording', many: 'Settings in other languages' },
  group: 'Company',
  title: 'name',
  sort: 'id',
  hasDrafts: true,
  hasLinks: true,
});
