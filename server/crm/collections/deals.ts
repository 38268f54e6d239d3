import { optionLabelOf } from '@frontage/blocks/editor/fieldWords.ts';
import type { CollectionConfig } from 'payload';
import { crmAccess } from '../../access/access.ts';

/** One deal for each request. Used where no CRM is connected. */
export const deals: CollectionConfig = {
  slug: 'deals',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'person', 'company', 'stage', 'createdAt'],
    group: 'CRM',
    components: { afterListTable: ['/admin/EmptyList.tsx#EmptyList'] },
  },
  access: crmAccess,
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
