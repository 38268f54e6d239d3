import type { StoredAnswer } from '@frontage/contract/forms/Question.ts';
import type { CollectionConfig, FieldHook, PayloadRequest } from 'payload';
import { never } from '../../access/access.ts';
import { say } from '../../admin/say.ts';
import { uiField } from '../../fields/uiFields.ts';
import { downloadEndpoint } from '../../files/downloads/sendFile.ts';
import { removeFilesOf, type SharedFiles } from '../../files/sharedFiles.ts';
import type { Lead, LeadFile } from '../../payload-types.ts';
import { idOf } from '../../references/idOf.ts';
import { answersOf } from '../answersOf.ts';

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
const sayField: FieldHook<LeadFile, string> = async ({ overrideAccess, req, siblingData, value = '' }) => {
  if (overrideAccess !== false) return value;
  const named = nameOf[value];
  if (named) return say(named);
  const answers = await readAnswersOnce(req, idOf(siblingData.lead) ?? 0);
  return answers.find(({ question }) => question === value)?.label ?? value;
};

/** Once for all files of a request in one answer. */
function readAnswersOnce(req: PayloadRequest, id: number): Promise<readonly StoredAnswer[]> {
  const key = `answers of ${id}`;
  const asked = { collection: 'leads', where: { id: { equals: id } }, select: { answers: true }, req } as const;
  req.context[key] ??= req.payload.db.findOne<Lead>(asked).then((lead) => answersOf(lead ?? {}));
  return req.context[key] as Promise<readonly StoredAnswer[]>;
}
