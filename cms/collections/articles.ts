import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/access.ts';
import { slug } from '../fields/slug.ts';
import { touchOnDelete, touchWhenPublished } from '../publication/touchPublication.ts';

/** Articles of the blog. Specification §3.3, "Blog article". */
export const articles: CollectionConfig = {
  slug: 'articles',
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'category', 'date', '_status'], group: 'Articles' },
  access: contentAccess,
  defaultSort: '-date',
  versions: { drafts: true, maxPerDoc: 30 },
  hooks: { afterChange: [touchWhenPublished], afterDelete: [touchOnDelete] },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 160 },
    slug,
    {
      name: 'excerpt',
      type: 'textarea',
      maxLength: 400,
      admin: { description: 'One or two sentences below the title, wherever articles are listed' },
    },
    {
      name: 'preview',
      type: 'upload',
      relationTo: 'media',
      required: true,
      admin: { description: 'The picture of the article in lists' },
    },
    {
      name: 'date',
      type: 'date',
      required: true,
      index: true,
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' }, description: 'The day it is dated' },
    },
    {
      name: 'timeToRead',
      type: 'number',
      required: true,
      min: 1,
      max: 120,
      admin: { position: 'sidebar', description: 'Minutes' },
    },
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      required: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'second_categories',
      type: 'relationship',
      label: 'Further categories',
      relationTo: 'categories',
      hasMany: true,
      admin: { position: 'sidebar' },
    },
  ],
};
