import type { CollectionConfig } from 'payload';
import { never } from '../../access/access.ts';
import { uiField } from '../../fields/uiFields.ts';
import { downloadEndpoint } from '../../files/downloads/sendFile.ts';
import { removeFilesOf, type SharedFiles } from '../../files/sharedFiles.ts';

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
      { name: 'field', type: 'text', label: 'Sent as', required: true },
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
