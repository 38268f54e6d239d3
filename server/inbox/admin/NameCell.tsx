import { formNamed } from '@frontage/contract/forms/formTable.ts';
import type { DefaultServerCellComponentProps } from 'payload';
import { say } from '../../admin/say.ts';
import { readFormTitles } from '../../forms/readFormTitles.ts';
import asides from './asides.module.css';
import { RequestLink } from './RequestLink.tsx';

/** The cell in the list of requests with the name of the sender, the form, and a sign of files. */
export async function NameCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const id = Number(rowData.id);
  const form = String(rowData.formId ?? '');
  const title = say(formNamed(form)?.label ?? '') || (form && ((await readFormTitles(payload)).get(form) ?? form));
  const { totalDocs: files } = await payload.count({ collection: 'lead-files', where: { lead: { equals: id } } });
  const held = files === 1 ? say('1 file') : say('{files} files', { files });
  return (
    <>
      <RequestLink id={id} name={String(rowData.name)} isUnread={!rowData.readAt} />
      <div className={asides.hint}>{[title, files > 0 && held].filter(Boolean).join(', ')}</div>
    </>
  );
}
