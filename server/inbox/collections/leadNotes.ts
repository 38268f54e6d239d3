import type { CollectionConfig } from 'payload';
import { never, only, requestAccess } from '../../access/access.ts';

/**
 * The notes of sales about a request: what was said and agreed, by whom and when. Visitors and other programs never see
 * them.
 */
export const leadNotes: CollectionConfig = {
  slug: 'lead-notes',
  labels: { singular: 'Note of sales', plural: 'Notes of sales' },
  // Hidden, because they are read and written at their request.
  admin: { useAsTitle: 'text', hidden: true },
  access: { ...requestAccess, create: never, delete: only('admin') },
  defaultSort: 'createdAt',
  fields: [
    { name: 'lead', label: 'Request', type: 'relationship', relationTo: 'leads', required: true, index: true },
    { name: 'text', type: 'textarea', required: true, maxLength: 5000 },
    // Stays when the account is deleted.
    { name: 'authorName', label: 'Author', type: 'text', required: true },
    { name: 'author', label: 'Account', type: 'relationship', relationTo: 'users' },
  ],
};
