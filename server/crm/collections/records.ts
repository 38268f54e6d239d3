import { optionLabelOf } from '@frontage/blocks/editor/fieldWords.ts';
import type { CollectionConfig } from 'payload';

/** One deal for each request. Used where no CRM is connected. */
export const deals: CollectionConfig = {
  slug: 'deals',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'person', 'company', 'stage', 'createdAt'],
    group: 'CRM',
    components: { afterListTable: ['/admin/EmptyList.tsx#EmptyList'] },
  },
  defaultSort: '-createdAt',
  fields: [
    { name: 'title', type: 'text', required: true },
    {
      name: 'stage',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      options: ['open', 'won', 'lost'].map((value) => ({ value, label: optionLabelOf(value) })),
      admin: { position: 'sidebar' },
    },
    { name: 'person', type: 'relationship', relationTo: 'persons', index: true },
    { name: 'company', type: 'relationship', relationTo: 'companies', index: true },
    { name: 'lead', label: 'Request', type: 'relationship', relationTo: 'leads', index: true },
    // By this a delivery that is tried again finds the deal that it made before.
    { name: 'externalId', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'notes', type: 'join', collection: 'notes', on: 'deal', admin: { allowCreate: false } },
  ],
};

/** Companies that wrote to us, looked up by name before a new one is made. Used where no CRM is connected. */
export const companies: CollectionConfig = {
  slug: 'companies',
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'updatedAt'], group: 'CRM' },
  defaultSort: 'name',
  fields: [
    { name: 'name', type: 'text', required: true },
    // In one case, without outer spaces and Unicode variants, so that each company exists once.
    { name: 'normalizedName', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'persons', type: 'join', collection: 'persons', on: 'company', admin: { allowCreate: false } },
    { name: 'deals', type: 'join', collection: 'deals', on: 'company', admin: { allowCreate: false } },
  ],
};

/**
 * People who wrote to us, one for each email address, or for each name and number without one. Used where no CRM is
 * connected.
 */
export const persons: CollectionConfig = {
  slug: 'persons',
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'email', 'phone', 'company'], group: 'CRM' },
  defaultSort: '-createdAt',
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'email', type: 'text', unique: true },
    { name: 'phone', type: 'text', index: true },
    { name: 'company', type: 'relationship', relationTo: 'companies', index: true },
    { name: 'deals', type: 'join', collection: 'deals', on: 'person', admin: { allowCreate: false } },
  ],
};

/** Notes on deals: the visitor's first message, and later additions. Used where no CRM is connected. */
export const notes: CollectionConfig = {
  slug: 'notes',
  admin: { useAsTitle: 'content', defaultColumns: ['content', 'deal', 'createdAt'], group: 'CRM' },
  defaultSort: '-createdAt',
  fields: [
    { name: 'content', type: 'textarea', required: true },
    { name: 'deal', type: 'relationship', relationTo: 'deals', required: true, index: true },
    { name: 'person', type: 'relationship', relationTo: 'persons' },
    { name: 'externalId', type: 'text', required: true, unique: true, admin: { hidden: true } },
  ],
};
