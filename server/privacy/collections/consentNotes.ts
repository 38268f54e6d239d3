import type { CollectionConfig } from 'payload';
import { contentAccess, never } from '../../access/access.ts';

/**
 * Every consent text that owners put below the buttons of forms, verbatim and permanent, because stored consents refer
 * to them. R30.
 */
export const consentNotes: CollectionConfig = {
  slug: 'consent-notes',
  labels: { singular: 'Consent text', plural: 'Consent texts' },
  admin: {
    useAsTitle: 'version',
    defaultColumns: ['createdAt', 'form', 'text', 'version'],
    group: 'Privacy',
    description:
      'Every text that stood below the button of a form in place of the usual one. It is written under Forms, Words, and kept as proof of what visitors agreed to.',
  },
  access: { read: contentAccess.read, create: never, update: never, delete: never },
  defaultSort: '-createdAt',
  fields: [
    { name: 'version', type: 'text', required: true, unique: true },
    { name: 'form', label: 'Written at the form', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
  ],
};
