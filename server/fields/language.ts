import type { PagedCollection } from '@frontage/kinds/kinds.ts';
import type { Field, UIField, Where } from 'payload';
import { never } from '../access/access.ts';

/** What stays as "Translate" made it, whatever a form sends. A copy is no twin. */
const fixed = {
  index: true,
  access: { create: never, update: never },
  hooks: { beforeDuplicate: [() => null] },
};
const shownOfTwins = { position: 'sidebar', readOnly: true, condition: isTwin } as const;

/** The language of a twin, and its original. Both are empty in the default language. */
export const languageFields = (collection: PagedCollection): Field[] => [
  {
    name: 'language',
    type: 'text',
    ...fixed,
    admin: {
      ...shownOfTwins,
      description: 'Its address begins with it. Visitors see it while the language is visible in Site settings',
    },
  },
  {
    name: 'original',
    type: 'relationship',
    relationTo: collection,
    ...fixed,
    admin: { ...shownOfTwins, description: 'What this one is a translation of' },
  },
  translations,
];

/** Leads to the document in the other languages, or makes it. */
const translations: UIField = {
  name: 'translations',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/content/admin/Translations.tsx#Translations' },
  },
};

/** Documents of the default language. */
export const originals: Where = { language: { exists: false } };

function isTwin({ language }: { language?: unknown }): boolean {
  return Boolean(language);
}
