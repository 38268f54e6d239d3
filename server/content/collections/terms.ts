import { optionLabelOf } from '@frontage/blocks/editor/fieldWords.ts';
import { categorySlugs, type TagGroup, tagGroups } from '@frontage/contract/article.ts';
import { glossaryTerm, letterOf } from '@frontage/contract/glossary.ts';
import { kindOf } from '@frontage/kinds/kinds.ts';
import {
  type CollectionBeforeChangeHook,
  type FieldHook,
  type NumberField,
  type TextField,
  ValidationError,
} from 'payload';
import { never } from '../../access/access.ts';
import { say } from '../../admin/say.ts';
import { slug } from '../../fields/address.ts';
import { originals } from '../../fields/language.ts';
import { formOf } from '../../fields/payloadFields.ts';
import { onSite, usedIn } from '../../fields/uiFields.ts';
import { indexArticlesOfCategory } from '../../search/keepSearchIndex.ts';
import { ofKind } from '../ofKind.ts';
import { tagGroupLabels } from '../toContract.ts';

/** The slug of a category stays taken while it is in the trash: it must be restored from there, with its number. */
const refuseSecond: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data.slug) return data;
  const where = { and: [{ slug: { equals: data.slug } }, { deletedAt: { exists: true } }] };
  const { docs } = await req.payload.find({ collection: 'categories', where, trash: true, limit: 1, depth: 0, req });
  if (!docs[0]) return data;
  const message = say('The category "{name}" lies in the trash: bring it back from there', { name: docs[0].name });
  throw new ValidationError({ collection: 'categories', errors: [{ path: 'slug', message, label: message }], req });
};

/** The categories of articles. Their slugs are part of the contract. R23. */
export const categories = ofKind(kindOf('categories'), {
  admin: { defaultColumns: ['name', 'heading', 'description', 'updatedAt'] },
  hooks: { beforeChange: [refuseSecond], afterChange: [indexArticlesOfCategory] },
  fields: [
    onSite,
    usedIn,
    termId('categories'),
    ...formOf(kindOf('categories').words.fields),
    {
      name: 'slug',
      type: 'select',
      required: true,
      unique: true,
      // Its articles would keep the address that they had.
      access: { update: never },
      label: 'Part of the address',
      options: categorySlugs.map((slug) => ({ value: slug, label: optionLabelOf(slug) })),
      admin: { description: 'Part of the address of its articles' },
    },
  ],
});

/** The technologies and protocols that articles are about. R20. */
export const tags = ofKind(kindOf('tags'), {
  admin: { defaultColumns: ['name', 'group', 'updatedAt'] },
  fields: [
    onSite,
    usedIn,
    ...formOf(kindOf('tags').words.fields),
    slug,
    {
      name: 'group',
      type: 'select',
      required: true,
      // A tag that is made while writing needs only a name.
      defaultValue: (): TagGroup => 'technologies',
      options: tagGroups.map((value) => ({ value, label: tagGroupLabels[value] })),
    },
    termId('tags'),
  ],
});

/** The number by which the content API identifies a category or a tag: the next one, unless another is given. */
function termId(collection: 'categories' | 'tags'): NumberField {
  const nextNumber: FieldHook = async ({ operation, req, value }) => {
    if (operation !== 'create' || (value !== undefined && value !== null && value !== '')) return value;
    const highest = { collection, sort: '-term_id', limit: 1, pagination: false, depth: 0, trash: true, req } as const;
    return ((await req.payload.find(highest)).docs[0]?.term_id ?? 0) + 1;
  };
  return {
    name: 'term_id',
    type: 'number',
    label: 'Number',
    required: true,
    unique: true,
    index: true,
    min: 1,
    // For imports and the API: editors need not know it.
    admin: { hidden: true },
    hooks: { beforeValidate: [nextNumber] },
    validate: (value: unknown, { operation }: { operation?: string }) =>
      (Number.isSafeInteger(value) && Number(value) >= 1) ||
      // The form validates before it is sent; the number is made on the server.
      (operation === 'create' && (value === undefined || value === null || value === '')) ||
      say('A whole number from 1 on'),
  };
}

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
export const glossary = ofKind(kindOf('glossary'), {
  labels: { singular: 'Term', plural: 'Glossary' },
  typescript: { interface: 'Term' },
  admin: { defaultColumns: ['title', 'letter', 'article', 'updatedAt'] },
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
});
