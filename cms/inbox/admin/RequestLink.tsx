import spoken from '../../spoken.module.css';
import { inboxPath } from './links.ts';
import styles from './RequestLink.module.css';

interface RequestLinkProps {
  /** Of the request. */
  id: number;
  /** Of the element, for whoever moves the focus there. */
  elementId?: string;
  name: string;
  isUnread: boolean;
  draggable?: boolean;
}

/** Who wrote; bold, with a mark, until somebody of sales has opened it. */
export function RequestLink({ draggable, elementId, id, isUnread, name }: RequestLinkProps) {
  return (
    <a
      id={elementId}
      className={styles.link}
      data-unread={isUnread || undefined}
      href={`${inboxPath}/${id}`}
      draggable={draggable}
    >
      {isUnread && <span className={spoken.spoken}>Unread: </span>}
      {name}
    </a>
  );
}
