import type { ServerProps } from 'payload';
import { hasRole } from '../../access/access.ts';
import { type Waiting, waitingForEditors, waitingForSales } from '../../dashboard/today.ts';
import { readEnvironment } from '../../environment.ts';
import styles from './dashboard.module.css';

/** What waits for those who look: requests and calls for sales, what is not live for editors, both for admins. */
export async function Today({ payload, user }: ServerProps) {
  const person = { user: user ?? null };
  const [sales, editors] = await Promise.all([
    hasRole(person, 'admin', 'sales') ? waitingForSales(payload, new Date()) : [],
    hasRole(person, 'admin', 'editor') ? waitingForEditors(payload) : [],
  ]);
  return (
    <>
      {hasRole(person, 'admin', 'sales') && !readEnvironment().smtpUrl && <NoMailServer />}
      <ul className={styles.today} aria-label="What waits">
        {[...sales, ...editors].map((waiting) => (
          <Tile key={waiting.what} {...waiting} />
        ))}
      </ul>
    </>
  );
}

function NoMailServer() {
  return (
    <p className={styles.warning} role="status">
      <strong>No mail server is set, so no email leaves.</strong> Each one is{' '}
      <a href="/admin/collections/mails">kept in the mailbox</a> and reaches nobody. An operator sets SMTP_URL.
    </p>
  );
}

function Tile({ count, href, isUrgent, what }: Waiting) {
  return (
    <li data-urgent={isUrgent || undefined}>
      <a href={href}>
        <span className={styles.count}>{count}</span> {what}
      </a>
    </li>
  );
}
