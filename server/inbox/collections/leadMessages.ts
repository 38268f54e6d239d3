import { optionLabelOf } from '@frontage/blocks/editor/fieldWords.ts';
import { languages, nameOfLanguage } from '@frontage/contract/language.ts';
import type { CollectionConfig } from 'payload';
import { never } from '../../access/access.ts';
import { uiField } from '../../fields/uiFields.ts';
import { downloadEndpoint } from '../../files/downloads/sendFile.ts';
import { removeFilesOf, type SharedFiles } from '../../files/sharedFiles.ts';
import { checkTemplate, placeholders } from '../answers/templates.ts';

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
    // Stays when the account is deleted.
    { name: 'authorName', label: 'Author', type: 'text', required: true },
    { name: 'author', label: 'Account', type: 'relationship', relationTo: 'users' },
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

/** What was said and agreed, by whom and when. Visitors and other programs never see it. */
export const leadNotes: CollectionConfig = {
  slug: 'lead-notes',
  labels: { singular: 'Note of sales', plural: 'Notes of sales' },
  // Hidden, because they are read and written at their request.
  admin: { useAsTitle: 'text', hidden: true },
  defaultSort: 'createdAt',
  fields: [
    { name: 'lead', label: 'Request', type: 'relationship', relationTo: 'leads', required: true, index: true },
    { name: 'text', type: 'textarea', required: true, maxLength: 5000 },
    // Stays when the account is deleted.
    { name: 'authorName', label: 'Author', type: 'text', required: true },
    { name: 'author', label: 'Account', type: 'relationship', relationTo: 'users' },
  ],
};

export const answerTemplates: CollectionConfig = {
  slug: 'answer-templates',
  labels: { singular: 'Reply template', plural: 'Reply templates' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'language', 'text', 'updatedAt'],
    description: 'Texts to begin an answer with. Whoever answers reads and changes them before they are sent.',
    group: 'Sales',
  },
  defaultSort: 'title',
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 60,
      admin: { description: 'The name it is chosen by, such as: Offer a call' },
    },
    {
      name: 'language',
      type: 'select',
      options: languages.map((value) => ({ value, label: nameOfLanguage(value) })),
      admin: { description: 'Offered for requests from pages in this language; left empty, for each' },
    },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      validate: checkTemplate,
      admin: {
        rows: 12,
        description: `What is in braces is filled in: ${Object.entries(placeholders)
          .map(([name, meaning]) => `{${name}} ${meaning}`)
          .join('; ')}.`,
      },
    },
  ],
};

/** Attachments. The backend writes their bytes under a random name. R28. */
export function leadFiles(files: SharedFiles): CollectionConfig {
  return {
    slug: 'lead-files',
    labels: { singular: 'Attachment', plural: 'Attachments' },
    admin: {
      useAsTitle: 'fileName',
      defaultColumns: ['fileName', 'lead', 'mimeType', 'sizeBytes', 'download'],
      group: 'Sales',
    },
    defaultSort: '-createdAt',
    hooks: { afterDelete: [removeFilesOf(files)] },
    endpoints: [
      downloadEndpoint('lead-files', 'download', files, ({ fileName: name, mimeType }) => ({ name, mimeType })),
    ],
    fields: [
      uiField('download', '/admin/FileDownload.tsx#FileDownload', { Cell: '/admin/FileDownload.tsx#FileDownloadCell' }),
      { name: 'lead', type: 'relationship', label: 'Request', relationTo: 'leads', required: true, index: true },
      {
        name: 'field',
        type: 'select',
        label: 'Sent as',
        required: true,
        options: ['file', 'proof', 'essay'].map((value) => ({ value, label: optionLabelOf(value) })),
      },
      { name: 'fileName', type: 'text', label: "The visitor's name for it", required: true },
      { name: 'mimeType', type: 'text', label: 'Kind, by its content', required: true },
      { name: 'sizeBytes', type: 'number', label: 'Bytes', required: true, min: 0 },
      { name: 'sha256', type: 'text', label: 'SHA-256', required: true },
      {
        name: 'storageName',
        type: 'text',
        required: true,
        unique: true,
        access: { update: never },
        admin: { hidden: true },
      },
    ],
  };
}
