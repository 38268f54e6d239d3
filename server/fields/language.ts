import { languageAt, languages, usualLanguage } from '@frontage/contract/language.ts';
import type { PagedCollection } from '@frontage/kinds/kinds.ts';
import type { Field, Payload, PayloadRequest, UIField, Where } from 'payload';
import { never } from '../access/access.ts';

/** What stays as "Translate" made it, whatever a form sends. A copy is no twin. */
const fixed = {
  index: true,
  access: { create: never, update: never },
  hooks: { beforeDuplicate: [() => null] },
};
const shownOfTwins = { position: 'sidebar', readOnly: true, condition: isTwin } as const;

/** The language of a twin, and its original. Both are empty in the default language. */
export const languageFields = (collection: PagedCollection | 'forms'): Field[] => [
  {
    name: 'language',
    type: 'text',
    ...fixed,
    admin: {
      ...shownOfTwins,
      description: 'Visitors see it while the language is visible in Site settings',
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

/** The same of documents without drafts: a twin is made before it is written. */
export const liveLanguageFields = (collection: 'forms'): Field[] => [
  ...languageFields(collection),
  {
    name: 'isVisible',
    label: 'Visitors see it',
    type: 'checkbox',
    admin: { position: 'sidebar', condition: isTwin, description: 'Tick it once it is in its language' },
  },
];

/** Leads to the document in the other languages, or makes it. */
export const translations: UIField = {
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

/** Twins without drafts that are written. */
export const visibleTwins = (language: string): Where => ({
  and: [{ language: { equals: language } }, { isVisible: { equals: true } }],
});

export function isTwin({ language }: { language?: unknown }): boolean {
  return Boolean(language);
}

/** Every language on offer, after a default one. */
const asFurther = [usualLanguage, ...languages].map((code) => ({ code }));

/** The further language of the page at an address. Settings are read only where it may have one. */
export async function findLanguageAt(
  payload: Payload,
  address: string | undefined,
  req?: PayloadRequest,
): Promise<string | undefined> {
  if (!languageAt(address, asFurther)) return undefined;
  const select = { languages: true } as const;
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, select, ...(req ? { req } : {}) });
  return languageAt(address, settings.languages);
}
