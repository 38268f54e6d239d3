import type { CollectionConfig } from 'payload';
import { crmAccess } from '../../access/access.ts';

/**
 * People who wrote to us, one for each email address, or for each name and number without one. Used where no CRM is
 * connected.
 */
export const persons: CollectionConfig = {
  slug: 'persons',
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'email', 'phone', 'company'], group: 'CRM' },
  access: crmAccess,
  defaultSort: '-createdAt',
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'email', type: 'text', unique: true },
    { name: 'phone', type: 'text', index: true },
    { name: 'company', type: 'relationship', relationTo: 'companies', index: true },
    { name: 'deals', type: 'join', collection: 'deals', on: 'person', admin: { allowCreate: false } },
  ],
};
