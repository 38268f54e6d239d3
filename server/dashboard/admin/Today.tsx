import type { ServerProps } from 'payload';
import { hasRole } from '../../access/access.ts';
import { readEnvironment } from '../../environment.ts';
import { readLeftOut } from '../leftOut.ts';
import { mailServerHint } from '../mailServerHint.ts';
import { findWaitingForEditors, findWaitingForSales, type Waiting } from '../today.ts';
import styles from './dashboard.module.css';
import { NextCalls } from './NextCalls.tsx';

/** Shows what waits: requests and calls for sales, changes that are not live for editors, both for admins. */
export async function Today({ payload, user }: ServerProps) {
  const person = { user: user ?? null };
  const now = new Date();
  const seesRequests = hasRole(person, 'admin', 'sales');
  const [sales, editors] = await Promise.all([
    seesRequests ? findWaitingForSales(payload, now) : [],
    hasRole(person, 'admin', 'editor') ? findWaitingForEditors(payload, now) : [],
  ]);
  return (
    <>
      {seesRequests && !readEnvironment().smtpUrl && <NoMailServer />}
      {hasRole(person, 'admin', 'editor') &&
        readLeftOut(readEnvironment().rootDir).map((words) => (
          <p key={words} className={styles.warning} role="status">
            {words}
          </p>
        ))}
      <ul className={styles.today} aria-label="What waits">
        {[...sales, ...editors].map((waiting) => (
          <Tile key={waiting.what} {...waiting} />
        ))}
      </ul>
      {seesRequests && <NextCalls payload={payload} now={now} />}
    </>
  );
}

function NoMailServer() {
  return (
    <p className={styles.warning} role="status">
      <strong>No mail server is set, so no email leaves.</strong> Each one is{' '}
      <a href="/admin/collections/mails">kept in the mailbox</a> and reaches nobody. {mailServerHint}.
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
