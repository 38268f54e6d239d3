import type { CollectionConfig } from 'payload';
import { crmAccess } from '../access/access.ts';

/** People who wrote to us, one for an email address. They serve where no CRM is connected. */
export const persons: CollectionConfig = {
  slug: 'persons',
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'email', 'phone', 'company'], group: 'CRM' },
  access: crmAccess,
  defaultSort: '-createdAt',
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'email', type: 'text', required: true, unique: true },
    { name: 'phone', type: 'text' },
    { name: 'company', type: 'relationship', relationTo: 'companies', index: true },
    { name: 'deals', type: 'join', collection: 'deals', on: 'person', admin: { allowCreate: false } },
  ],
};
