import { optionLabelOf } from '@frontage/blocks/editor/fieldWords.ts';
import { categorySlugs } from '@frontage/contract/article.ts';
import { kindOf } from '@frontage/kinds/kinds.ts';
import { type CollectionBeforeChangeHook, type CollectionConfig, ValidationError } from 'payload';
import { contentAccess, only } from '../../access/access.ts';
import { say } from '../../admin/say.ts';
import { onSite } from '../../fields/onSite.ts';
import { formOf } from '../../fields/payloadFields.ts';
import { termId } from '../../fields/termId.ts';
import { usedIn } from '../../fields/usedIn.ts';
import { touchOnChange, touchOnDelete } from '../../publishing/touchPublication.ts';
import { keepUsed } from '../../references/keepUsed.ts';
import { indexArticlesOfCategory } from '../../search/keepSearchIndex.ts';

const used = keepUsed('categories');

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
export const categories: CollectionConfig = {
  slug: 'categories',
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'heading', 'description', 'updatedAt'], group: 'Articles' },
  access: { ...contentAccess, create: only('admin'), delete: only('admin') },
  defaultSort: 'term_id',
  hooks: {
    beforeChange: [refuseSecond, ...used.beforeChange],
    beforeDelete: used.beforeDelete,
    afterChange: [touchOnChange, indexArticlesOfCategory],
    afterDelete: [touchOnDelete],
  },
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
      label: 'Part of the address',
      options: categorySlugs.map((slug) => ({ value: slug, label: optionLabelOf(slug) })),
      admin: { description: 'Part of the address of its articles' },
    },
  ],
};
