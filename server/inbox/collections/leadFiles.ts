import type { StoredAnswer } from '@frontage/contract/forms/Question.ts';
import type { CollectionConfig, FieldHook } from 'payload';
import { never } from '../../access/access.ts';
import { say } from '../../admin/say.ts';
import { uiField } from '../../fields/uiFields.ts';
import { downloadEndpoint } from '../../files/downloads/sendFile.ts';
import { removeFilesOf, type SharedFiles } from '../../files/sharedFiles.ts';
import type { Lead, LeadFile } from '../../payload-types.ts';
import { idOf } from '../../references/idOf.ts';

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
      { name: 'field', type: 'text', label: 'Sent as', required: true, hooks: { afterRead: [sayField] } },
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

const nameOf: Readonly<Record<string, string>> = { file: 'Attached file', proof: 'Proof', essay: 'Essay' };

/** The question that the file answers, in the words that its sender read; otherwise what its field is for. */
const sayField: FieldHook<LeadFile, string> = async ({ overrideAccess, req, siblingData: { lead }, value = '' }) => {
  if (overrideAccess !== false) return value;
  const named = nameOf[value];
  if (named) return say(named);
  const asked = { collection: 'leads', where: { id: { equals: idOf(lead) ?? 0 } }, select: { answers: true } } as const;
  const { answers } = (await req.payload.db.findOne<Lead>({ ...asked, req })) ?? {};
  return (answers as StoredAnswer[] | null)?.find(({ question }) => question === value)?.label ?? value;
};
