import admin from '../../admin/admin.module.css';
import { say } from '../../admin/say.ts';
import { inboxPath } from '../links.ts';
import styles from './inbox.module.css';

interface RequestLinkProps {
  id: number;
  /** Id of the element, so that the focus can be moved to it. */
  elementId?: string;
  name: string;
  isUnread: boolean;
  draggable?: boolean;
}

/** A link with the name of the sender, bold and marked until somebody in sales has opened the request. */
export function RequestLink({ draggable, elementId, id, isUnread, name }: RequestLinkProps) {
  return (
    <a
      id={elementId}
      className={styles.request}
      data-unread={isUnread || undefined}
      href={`${inboxPath}/${id}`}
      draggable={draggable}
    >
      {isUnread && <span className={admin.spoken}>{say('Unread:')}</span>}
      {name}
    </a>
  );
}
