import type { ServerProps } from 'payload';
import { hasRole } from '../../access/access.ts';
import admin from '../../admin/admin.module.css';
import { NavLink } from '../../admin/menu/NavLink.tsx';
import { say, sayWith } from '../../admin/say.ts';
import { calendarPath } from '../../booking/calendarQuery.ts';
import { countFailed } from '../../delivery/delivery.ts';
import { answerPath, boardPath, failedPath, inboxPath, statusPath, unreadPath } from '../links.ts';
import { answerStates, statuses } from '../statuses.ts';
import { countInWords, countRequests } from '../unread.ts';
import styles from './inbox.module.css';
import { ExportLinks, SavedFilters, TabLink } from './SavedFilters.tsx';

/** Unread requests are counted, and deliveries that failed for good. For sales and admins only. */
export async function InboxNav({ payload, user }: ServerProps) {
  if (!hasRole({ user: user ?? null }, 'admin', 'sales')) return null;
  const [unread, failed] = await Promise.all([countRequests(payload, 'unread'), countFailed(payload)]);
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

/** Above the list of requests: links to each state, with its number, to the board and to the export. */
export async function InboxTabs({ payload }: ServerProps) {
  const groups = [
    ...answerStates.map(({ label, value }) => ({ label, value, href: answerPath(value) })),
    { label: 'Unread', value: 'unread', href: unreadPath } as const,
    ...statuses.map(({ label, value }) => ({ label, value, href: statusPath(value) })),
  ];
  const counts = await Promise.all(groups.map(({ value }) => countRequests(payload, value)));
  return (
    <div className={styles.above}>
      <nav aria-label={say('States of requests')}>
        <ul className={admin.ways}>
          <TabLink href={inboxPath} label={say('Inbox')} />
          {groups.map(({ href, label, value }, index) => (
            <TabLink key={value} href={href} label={say(label)} count={countInWords(counts[index] ?? 0)} />
          ))}
          <TabLink href={boardPath} label={say('Board')} />
        </ul>
      </nav>
      <ExportLinks />
      <SavedFilters />
    </div>
  );
}
