import type { Kind } from '@frontage/kinds/defineKind.ts';
import { kindOf, kindOfWords, kindsWith } from '@frontage/kinds/kinds.ts';
import type { CollectionBeforeChangeHook, Field } from 'payload';
import { never } from '../../access/access.ts';
import { translations as languagesOfIt } from '../../fields/language.ts';
import { formOf } from '../../fields/payloadFields.ts';
import { onSite } from '../../fields/uiFields.ts';
import { keepSearchIndex, leaveSearchIndex } from '../../search/keepSearchIndex.ts';
import { autosaved, editedBy } from '../../versions/drafts.ts';
import { ofKind } from '../ofKind.ts';
import { keepOneTwin } from '../translate.ts';
import { agreeEndpoint, translationsEndpoint } from '../twins.ts';

/** What a form sends of them does not count: "Translate" makes it. */
const fixed = { required: true, index: true, access: { update: never }, admin: { hidden: true } } as const;

const isOf = (kind: Kind) => (document: { kind?: unknown }) => document.kind === kind.name;

const wordsOfKinds: Field[] = kindsWith('words').map((kind) => ({
  name: kind.name,
  type: 'group',
  label: kind.label.one,
  admin: { condition: isOf(kind), hideGutter: true },
  fields: formOf(kind.words.fields),
}));

/** It is called as what it says, or as its original where that is no word of its own. */
const keepName: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const kind = kindOfWords(originalDoc?.kind ?? data.kind);
  const said: unknown = kind && Reflect.get(Object(data[kind.name]), kind.title);
  return typeof said === 'string' && said ? { ...data, name: said } : data;
};

/** The words of offices, events, terms and other kinds with `words` in a further language, each with its own draft. */
export const translations = ofKind(kindOf('translations'), {
  labels: { singular: 'Translation', plural: 'Translations' },
  typescript: { interface: 'TranslatedWords' },
  admin: {
    defaultColumns: ['name', 'kind', 'language', '_status', 'updatedAt'],
    description:
      'Names and texts of offices, events, reviews, terms, categories and tags in further languages. “Translate” beside one of them makes its translation; what is no word stays there for all languages.',
  },
  disableDuplicate: true,
  versions: { drafts: autosaved, maxPerDoc: 30 },
  endpoints: [translationsEndpoint, agreeEndpoint],
  hooks: {
    beforeChange: [keepOneTwin, keepName],
    afterChange: [keepSearchIndex('translations')],
    afterDelete: [leaveSearchIndex('translations')],
  },
  fields: [
    onSite,
    editedBy,
    languagesOfIt,
    { name: 'name', type: 'text', required: true, admin: { hidden: true } },
    { name: 'kind', type: 'text', ...fixed },
    { name: 'language', type: 'text', ...fixed },
    { name: 'original', type: 'number', ...fixed },
    ...wordsOfKinds,
  ],
});
