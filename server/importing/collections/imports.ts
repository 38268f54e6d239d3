import type { CollectionConfig } from 'payload';
import { never, only } from '../../access/access.ts';

/**
 * What was imported from another system, and what it became, so that a second run neither duplicates it nor overwrites
 * what an editor has changed since.
 */
export const imports: CollectionConfig = {
  slug: 'imports',
  labels: { singular: 'Imported', plural: 'Imported' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'of', 'document', 'updatedAt'],
    listSearchableFields: ['title', 'key'],
    group: 'Library',
    hidden: ({ user }) => user?.role !== 'admin',
    description: 'Where it came from. Delete a line to have it imported once more by the next run',
  },
  access: { read: only('admin'), create: never, update: never, delete: only('admin') },
  defaultSort: '-updatedAt',
  fields: [
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { description: 'What it is called where it came from' },
    },
    { name: 'title', type: 'text' },
    {
      name: 'of',
      label: 'Became',
      type: 'select',
      required: true,
      options: [
        { value: 'articles', label: 'Article' },
        { value: 'pages', label: 'Page' },
        { value: 'media', label: 'Picture' },
      ],
    },
    { name: 'document', label: 'Its number here', type: 'number', required: true, index: true },
    /** Hashes of what the export offered, and of what was then stored here; empty for what is never written again. */
    { name: 'offered', type: 'text', admin: { hidden: true } },
    { name: 'written', type: 'text', admin: { hidden: true } },
  ],
};
