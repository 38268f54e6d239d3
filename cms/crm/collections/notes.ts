import type { CollectionConfig } from 'payload';
import { crmAccess } from '../../access/access.ts';

/** Notes at deals: what the visitor wrote first, and what was added later. They serve where no CRM is connected. */
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
