import type { CollectionConfig } from 'payload';
import { personEndpoints } from '../erasure/personEndpoints.ts';
import type { Folders } from '../erasure/removePersonal.ts';

/**
 * Proof that something was removed: when, by which rule, and how many of what. Its contents are not stored: an address
 * is a keyed hash, which shows that a given address was erased, and cannot be reversed.
 */
export const removals = (folders: Folders): CollectionConfig => ({
  slug: 'removals',
  labels: { singular: 'Removal', plural: 'Removals' },
  admin: {
    useAsTitle: 'rule',
    defaultColumns: ['createdAt', 'kind', 'rule', 'counts', 'by'],
    group: 'Privacy',
    description: 'Proof of what was removed, without any of its contents.',
  },
  defaultSort: '-createdAt',
  endpoints: personEndpoints(folders),
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'retention', label: 'Its time was over' },
        { value: 'request', label: 'Asked for by the person' },
      ],
    },
    { name: 'rule', type: 'text', required: true },
    {
      name: 'counts',
      label: 'How many of what',
      type: 'json',
      required: true,
      admin: { components: { Cell: '/admin/fields/cells.tsx#CountsCell' } },
    },
    {
      name: 'by',
      label: 'Removed by',
      type: 'relationship',
      relationTo: 'users',
      admin: { description: 'Empty: the website itself, or somebody at the server' },
    },
    { name: 'addressHash', label: 'Keyed hash of the address', type: 'text', index: true },
    {
      name: 'consents',
      label: 'Consents that had been given: version and time',
      type: 'json',
      admin: { condition: (data) => Boolean(data.consents) },
    },
  ],
});
