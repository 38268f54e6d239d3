import type { ServerProps } from 'payload';
import { statuses } from '../../inbox/statuses.ts';
import { countUnread } from '../../inbox/unread.ts';
import { ExportLinks } from './ExportLinks.tsx';
import styles from './inbox.module.css';
import { boardPath, inboxPath, statusPath, unreadPath } from './links.ts';

/** Above the list of requests: a way to each state with how many there are, the board, and the export. */
export async function InboxTabs({ payload }: ServerProps) {
  const counts = await Promise.all(
    statuses.map(async ({ value }) => {
      const { totalDocs } = await payload.db.count({ collection: 'leads', where: { status: { equals: value } } });
      return totalDocs;
    }),
  );
  return (
    <div className={styles.above}>
      <nav aria-label="States of requests">
        <ul className={styles.tabs}>
          <Tab href={inboxPath} label="Inbox" />
          <Tab href={unreadPath} label="Unread" count={await countUnread(payload)} />
          {statuses.map(({ label, value }, index) => (
            <Tab key={value} href={statusPath(value)} label={label} count={counts[index]} />
          ))}
          <Tab href={boardPath} label="Board" />
        </ul>
      </nav>
      <ExportLinks />
    </div>
  );
}

function Tab({ count, href, label }: { href: string; label: string; count?: number | undefined }) {
  return (
    <li>
      <a className={styles.tab} href={href}>
        {label} {count !== undefined && <span className={styles.number}>{count}</span>}
      </a>
    </li>
  );
}
