import type { CollectionConfig } from 'payload';
import { requestAccess } from '../../access/access.ts';

/** What went to and fro by email between sales and a visitor, at their request. Never HTML: the text of each email. R61. */
export const leadMessages: CollectionConfig = {
  slug: 'lead-messages',
  labels: { singular: 'Message', plural: 'Messages' },
  // They are read and written at their request.
  admin: { useAsTitle: 'text', hidden: true },
  access: requestAccess,
  defaultSort: 'id',
  fields: [
    { name: 'lead', label: 'Request', type: 'relationship', relationTo: 'leads', required: true, index: true },
    {
      name: 'direction',
      type: 'select',
      required: true,
      options: [
        { value: 'out', label: 'Answer of ours' },
        { value: 'in', label: 'Came in' },
      ],
    },
    { name: 'subject', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
    // Stays when the account goes.
    { name: 'authorName', label: 'Author', type: 'text', required: true },
    { name: 'author', label: 'Account', type: 'relationship', relationTo: 'users' },
    // Where an answer went, or where a message came from.
    { name: 'address', type: 'text', required: true },
    // Whoever wrote did so from another address than that of the request.
    { name: 'isFromElsewhere', label: 'From another address', type: 'checkbox', defaultValue: false },
    // A program answered, such as one that says when somebody is back.
    { name: 'isAutomatic', label: 'Written by a program', type: 'checkbox', defaultValue: false },
    // Names of files, which stay with the email.
    { name: 'attachments', type: 'text', hasMany: true },
    // Of the email: joins what comes in to what went out, and keeps what arrives twice once. RFC 5322, 3.6.4.
    { name: 'messageId', type: 'text', unique: true, index: true, hidden: true },
    // Of the answer as it was pressed: however often that is, it goes out once.
    { name: 'idempotencyKey', type: 'text', unique: true, index: true, hidden: true },
  ],
};
