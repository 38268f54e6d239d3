import { glossaryTerm, letterOf } from '@frontage/contract/glossary.ts';
import type { CollectionConfig, TextField } from 'payload';
import { say } from '../../admin/say.ts';
import { slug } from '../../fields/address.ts';
import { originals } from '../../fields/language.ts';
import { formOf } from '../../fields/payloadFields.ts';
import { onSite } from '../../fields/uiFields.ts';
import { touchOnChange, touchOnDelete } from '../../publishing/touchPublication.ts';
import { keepSearchIndex, leaveSearchIndex } from '../../search/keepSearchIndex.ts';

const { title, description, more } = glossaryTerm.shape;

/** Derived from the title, so that a term cannot be under the wrong letter. */
const letter: TextField = {
  name: 'letter',
  type: 'text',
  required: true,
  index: true,
  admin: { position: 'sidebar', readOnly: true, description: 'The letter it is listed under; follows from the term' },
  hooks: {
    beforeValidate: [({ data, originalDoc }) => letterOf(String(data?.title ?? originalDoc?.title ?? ''))],
  },
  validate: (value: unknown) =>
    (typeof value === 'string' && /^[A-Z]$/.test(value)) ||
    say('The term needs a letter from A to Z to be listed under'),
};

/** Terms of the trade. R20. */
export const glossary: CollectionConfig = {
  slug: 'glossary',
  labels: { singular: 'Term', plural: 'Glossary' },
  typescript: { interface: 'Term' },
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'letter', 'article', 'updatedAt'], group: 'Articles' },
  defaultSort: 'title',
  hooks: {
    afterChange: [touchOnChange, keepSearchIndex('glossary')],
    afterDelete: [touchOnDelete, leaveSearchIndex('glossary')],
  },
  fields: [
    onSite,
    ...formOf({ title, description, more }),
    {
      name: 'article',
      type: 'relationship',
      relationTo: 'articles',
      filterOptions: originals,
      admin: { description: 'The article that says more; shown once it is published' },
    },
    slug,
    letter,
  ],
};
