import { fullNameOf } from '@frontage/contract/contact/contactRequest.ts';
import type { DefaultServerCellComponentProps } from 'payload';
import { cache } from 'react';
import admin from '../../admin/admin.module.css';
import { say } from '../../admin/say.ts';
import { readAgencyZone } from '../../clock/readAgencyZone.ts';
import { readFormTitles } from '../../forms/readFormTitles.ts';
import { originInWords } from '../origin.ts';
import { aboutInWords, timeLeftInWords } from '../requestInWords.ts';
import { RequestLink } from './RequestLink.tsx';

/** Once for a list that is drawn, because each of its requests asks. */
const readFormTitlesOnce = cache(readFormTitles);
const readZoneOnce = cache(readAgencyZone);

/** Most characters in a cell. */
const maxShown = 120;

export async function AboutCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const { answers, details, message } = rowData;
  return <span>{aboutInWords({ answers, details, message }, await readZoneOnce(payload), maxShown)}</span>;
}

export function DueCell({ rowData }: DefaultServerCellComponentProps) {
  return <span data-late={rowData.answerState === 'late' || undefined}>{timeLeftInWords(rowData, new Date())}</span>;
}

export async function NameCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const id = Number(rowData.id);
  const form = String(rowData.formId ?? '');
  const title = form && ((await readFormTitlesOnce(payload)).get(form) ?? form);
  const { totalDocs: files } = await payload.count({ collection: 'lead-files', where: { lead: { equals: id } } });
  const held = files === 1 ? say('1 file') : say('{files} files', { files });
  return (
    <>
      <RequestLink id={id} name={fullNameOf(rowData)} isUnread={!rowData.readAt} />
      <div className={admin.small}>{[title, files > 0 && held].filter(Boolean).join(', ')}</div>
    </>
  );
}

/** Shows a text, or nothing: an empty cell says enough. */
export function PlainCell({ cellData }: DefaultServerCellComponentProps) {
  return <span>{typeof cellData === 'string' ? cellData : ''}</span>;
}

/** Hides a field that the sheet of the request shows already. */
export function NoField() {
  return null;
}

/** Shows in a list by which site, campaign or short link somebody found us, and what they say themselves. */
export function FoundByCell({ rowData }: Partial<DefaultServerCellComponentProps>) {
  return rowData ? <span>{originInWords(rowData)}</span> : null;
}
