import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload';
import { downloadPath } from '../files/downloads/downloadPath.ts';
import { DownloadLink } from './DownloadLink.tsx';

/** The link that fetches a file of a request, in the file's own form. */
export function FileDownload({ id }: UIFieldServerProps) {
  if (id === undefined) return null;
  return <DownloadLink href={downloadPath('lead-files', id, 'download')}>Download the file</DownloadLink>;
}

/** The same link in a list of files. Without a row where Payload draws it in a form, see docs/upstream.md. */
export function FileDownloadCell({ rowData }: Partial<DefaultServerCellComponentProps>) {
  if (!rowData) return null;
  return <DownloadLink href={downloadPath('lead-files', Number(rowData.id), 'download')}>Download</DownloadLink>;
}
