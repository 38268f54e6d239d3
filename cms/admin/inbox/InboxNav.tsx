import type { ServerProps } from 'payload';
import { hasRole } from '../../access/access.ts';
import { countUnread } from '../../inbox/unread.ts';
import styles from './inbox.module.css';
import { boardPath, inboxPath } from './links.ts';

/** The way to the inbox and the board, with how much nobody has opened. For sales alone. */
export async function InboxNav({ payload, user }: ServerProps) {
  if (!hasRole({ user: user ?? null }, 'admin', 'sales')) return null;
  const unread = await countUnread(payload);
  return (
    <div className={styles.nav}>
      <a className={styles.navLink} href={inboxPath}>
        Inbox{' '}
        {unread > 0 && (
          <span className={styles.count}>
            {unread}
            <span className={styles.spoken}> unread</span>
          </span>
        )}
      </a>
      <a className={styles.navLink} href={boardPath}>
        Board
      </a>
    </div>
  );
}
