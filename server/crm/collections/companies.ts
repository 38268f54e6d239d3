import type { CollectionConfig } from 'payload';
import { crmAccess } from '../../access/access.ts';

/** Companies that wrote to us, looked up by name before a new one is made. Used where no CRM is connected. */
export const companies: CollectionConfig = {
  slug: 'companies',
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'updatedAt'], group: 'CRM' },
  access: crmAccess,
  defaultSort: 'name',
  fields: [
    { name: 'name', type: 'text', required: true },
    // In one case, without outer spaces and Unicode variants, so that each company exists once.
    { name: 'normalizedName', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'persons', type: 'join', collection: 'persons', on: 'company', admin: { allowCreate: false } },
    { name: 'deals', type: 'join', collection: 'deals', on: 'company', admin: { allowCreate: false } },
  ],
};
