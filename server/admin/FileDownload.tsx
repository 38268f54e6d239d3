import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload';
import { downloadPath } from '../files/downloads/downloadPath.ts';
import { DownloadLink } from './DownloadLink.tsx';
import { say } from './say.ts';

/** Download link in the form of a file that was sent with a request. */
export function FileDownload({ id }: UIFieldServerProps) {
  if (id === undefined) return null;
  return <DownloadLink href={downloadPath('lead-files', id, 'download')}>{say('Download the file')}</DownloadLink>;
}

/** The same link in a list of files. Payload also renders it in forms, without a row: see docs/upstream.md. */
export function FileDownloadCell({ rowData }: Partial<DefaultServerCellComponentProps>) {
  if (!rowData) return null;
  return (
    <DownloadLink href={downloadPath('lead-files', Number(rowData.id), 'download')}>{say('Download')}</DownloadLink>
  );
}
