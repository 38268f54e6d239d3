import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload';
import type { ReactNode } from 'react';
import styles from './admin.module.css';
import { say } from './say.ts';

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

export function DownloadLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.download} href={href} download>
      {children}
    </a>
  );
}

export function downloadPath(
  collection: 'lead-files' | 'mails',
  id: number | string,
  path: 'download' | 'eml',
): string {
  return `/api/${collection}/${id}/${path}`;
}
