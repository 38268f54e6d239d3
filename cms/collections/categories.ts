import { categorySlugs } from '@frontage/contract/article.ts';
import type { CollectionConfig } from 'payload';
import { contentAccess, only } from '../access/access.ts';
import { touchOnChange, touchOnDelete } from '../publication/touchPublication.ts';

/** The categories of articles. Their slugs are part of the contract. Specification §3.3. */
export const categories: CollectionConfig = {
  slug: 'categories',
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'slug', 'term_id'], group: 'Articles' },
  access: { ...contentAccess, create: only('admin'), delete: only('admin') },
  hooks: { afterChange: [touchOnChange], afterDelete: [touchOnDelete] },
  fields: [
    {
      name: 'term_id',
      type: 'number',
      label: 'Number',
      required: true,
      unique: true,
      index: true,
      min: 1,
      admin: { description: 'The number by which the content API knows this category' },
    },
    { name: 'name', type: 'text', required: true, maxLength: 60, admin: { description: 'As readers see it' } },
    {
      name: 'slug',
      type: 'select',
      required: true,
      unique: true,
      options: categorySlugs.map((slug) => ({ value: slug, label: slug })),
      admin: { description: 'The part of the address that stands for this category' },
    },
  ],
};
