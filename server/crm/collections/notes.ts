import type { CollectionConfig } from 'payload';
import { crmAccess } from '../../access/access.ts';

/** Notes on deals: the visitor's first message, and later additions. Used where no CRM is connected. */
export const notes: CollectionConfig = {
  slug: 'notes',
  admin: { useAsTitle: 'content', defaultColumns: ['content', 'deal', 'createdAt'], group: 'CRM' },
  access: crmAccess,
  defaultSort: '-createdAt',
  fields: [
    { name: 'content', type: 'textarea', required: true },
    { name: 'deal', type: 'relationship', relationTo: 'deals', required: true, index: true },
    { name: 'person', type: 'relationship', relationTo: 'persons' },
    { name: 'externalId', type: 'text', required: true, unique: true, admin: { hidden: true } },
  ],
};
