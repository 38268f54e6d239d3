import type { CollectionConfig, Payload, PayloadRequest } from 'payload';
import { never, only } from '../../access/access.ts';
import type { Import } from '../../payload-types.ts';

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

type Row = Pick<Import, 'key' | 'of' | 'document'> & Partial<Pick<Import, 'title' | 'offered' | 'written'>>;

/** The record of what was imported before, by where it came from. */
export async function findImported(payload: Payload, key: string): Promise<Import | undefined> {
  const where = { key: { equals: key } };
  return (await payload.find({ collection: 'imports', where, limit: 1, pagination: false, depth: 0 })).docs[0];
}

/** Writes the record, in place of one with the same key. */
export async function noteImported(payload: Payload, row: Row, req?: PayloadRequest): Promise<void> {
  const where = { key: { equals: row.key } };
  const options = { collection: 'imports', data: row, depth: 0, ...(req ? { req } : {}) } as const;
  const { docs } = await payload.update({ ...options, where });
  if (docs.length === 0) await payload.create(options);
}
