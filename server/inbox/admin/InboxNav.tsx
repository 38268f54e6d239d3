import type { ServerProps } from 'payload';
import { hasRole } from '../../access/access.ts';
import admin from '../../admin/admin.module.css';
import { NavLink } from '../../admin/menu/NavLink.tsx';
import { say, sayWith } from '../../admin/say.ts';
import { calendarPath } from '../../booking/calendarQuery.ts';
import { countFailed } from '../../delivery/delivery.ts';
import { countInWords, countUnread } from '../unread.ts';
import styles from './InboxNav.module.css';
import { boardPath, failedPath, inboxPath } from './links.ts';

/**
 * Menu links to the inbox, with its number of unread requests, to the board and the calendar, and to deliveries that
 * failed for good. For sales and admins only.
 */
export async function InboxNav({ payload, user }: ServerProps) {
  if (!hasRole({ user: user ?? null }, 'admin', 'sales')) return null;
  const [unread, failed] = await Promise.all([countUnread(payload), countFailed(payload)]);
  return (
    <>
      <NavLink href={inboxPath}>
        {sayWith('Inbox {unread}', {
          unread: unread > 0 && (
            <span className={styles.count}>
              {countInWords(unread)}
              <span className={admin.spoken}>{say('unread')}</span>
            </span>
          ),
        })}
      </NavLink>
      <NavLink href={boardPath}>{say('Board')}</NavLink>
      <NavLink href={calendarPath}>{say('Calendar of calls')}</NavLink>
      {failed > 0 && (
        <NavLink href={failedPath}>
          {sayWith('Failed deliveries {span}', { span: <span className={styles.count}>{failed}</span> })}
        </NavLink>
      )}
    </>
  );
}
