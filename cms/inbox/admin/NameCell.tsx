import type { DefaultServerCellComponentProps } from 'payload';
import styles from './inbox.module.css';
import { inboxPath } from './links.ts';

/** Who wrote; bold, with a mark, until somebody of sales has opened it. */
export function NameCell({ rowData }: DefaultServerCellComponentProps) {
  const isUnread = !rowData.readAt;
  return (
    <a className={styles.name} data-unread={isUnread || undefined} href={`${inboxPath}/${Number(rowData.id)}`}>
      {isUnread && <span className={styles.spoken}>Unread: </span>}
      {String(rowData.name)}
    </a>
  );
}
