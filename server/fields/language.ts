import type { PagedCollection } from '@frontage/kinds/kinds.ts';
import type { Field, Where } from 'payload';
import { never } from '../access/access.ts';

/** What stays as "Translate" made it, whatever a form sends. */
const fixed = { create: never, update: never };

/** The language of a twin, and its original. Both are empty in the default language. */
export const languageFields = (collection: PagedCollection): Field[] => [
  {
    name: 'language',
    type: 'text',
    index: true,
    access: fixed,
    hooks: { beforeDuplicate: [() => null] },
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: isTwin,
      description: 'Its address begins with it. Visitors see it while the language is visible in Site settings',
    },
  },
  {
    name: 'original',
    type: 'relationship',
    relationTo: collection,
    index: true,
    access: fixed,
    hooks: { beforeDuplicate: [() => null] },
    admin: { position: 'sidebar', readOnly: true, condition: isTwin, description: 'The page that this is in words of' },
  },
];

/** Documents of the default language. */
export const originals: Where = { language: { exists: false } };

function isTwin({ language }: { language?: unknown }): boolean {
  return Boolean(language);
}
