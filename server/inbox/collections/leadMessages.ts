import type { CollectionConfig, Field } from 'payload';

/** Whoever wrote something at a request. The name stays when the account is deleted. */
export const authorFields: Field[] = [
  { name: 'authorName', label: 'Author', type: 'text', required: true },
  { name: 'author', label: 'Account', type: 'relationship', relationTo: 'users' },
];

/** The emails between sales and a visitor about a request. Only the text of each email is stored, never HTML. R61. */
export const leadMessages: CollectionConfig = {
  slug: 'lead-messages',
  labels: { singular: 'Message', plural: 'Messages' },
  // Hidden, because they are read and written at their request.
  admin: { useAsTitle: 'text', hidden: true },
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
    ...authorFields,
    // The recipient of an answer, or the sender of a message that came in.
    { name: 'address', type: 'text', required: true },
    // The sender used another address than that of the request.
    { name: 'isFromElsewhere', label: 'From another address', type: 'checkbox', defaultValue: false },
    // Our own mail server found that it comes from the domain of its sender.
    { name: 'isProven', label: 'Proven to be from its address', type: 'checkbox', defaultValue: false },
    // Written by a program, such as an out-of-office reply.
    { name: 'isAutomatic', label: 'Written by a program', type: 'checkbox', defaultValue: false },
    // Names of attached files. The files themselves stay with the email.
    { name: 'attachments', type: 'text', hasMany: true },
    // The `Message-ID` of the email. It links what comes in to what was sent, and makes sure that an email that arrives
    // twice is stored once. RFC 5322, 3.6.4.
    { name: 'messageId', type: 'text', unique: true, index: true, hidden: true },
    // Belongs to the answer: however often its button is pressed, it is sent once.
    { name: 'idempotencyKey', type: 'text', unique: true, index: true, hidden: true },
  ],
};
