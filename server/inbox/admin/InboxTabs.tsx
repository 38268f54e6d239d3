import type { ServerProps } from 'payload';
import admin from '../../admin/admin.module.css';
import { say } from '../../admin/say.ts';
import { answerStates, statuses } from '../statuses.ts';
import { countInState, countInWords, countOwed, countUnread } from '../unread.ts';
import { ExportLinks, TabLink } from './InboxLinks.tsx';
import styles from './InboxTabs.module.css';
import { answerPath, boardPath, inboxPath, statusPath, unreadPath } from './links.ts';
import { SavedFilters } from './SavedFilters.tsx';

/**
 * Shown above the list of requests: links to each state, with its number of requests, to the board and to the export.
 */
export async function InboxTabs({ payload }: ServerProps) {
  const counts = await Promise.all(statuses.map(({ value }) => countInState(payload, value)));
  const owed = await Promise.all(answerStates.map(({ value }) => countOwed(payload, value)));
  return (
    <div className={styles.above}>
      <nav aria-label={say('States of requests')}>
        <ul className={admin.ways}>
          <li>
            <TabLink href={inboxPath} label={say('Inbox')} />
          </li>
          {answerStates.map(({ label, value }, index) => (
            <li key={value}>
              <TabLink href={answerPath(value)} label={say(label)} count={countInWords(owed[index] ?? 0)} />
            </li>
          ))}
          <li>
            <TabLink href={unreadPath} label={say('Unread')} count={countInWords(await countUnread(payload))} />
          </li>
          {statuses.map(({ label, value }, index) => (
            <li key={value}>
              <TabLink href={statusPath(value)} label={say(label)} count={countInWords(counts[index] ?? 0)} />
            </li>
          ))}
          <li>
            <TabLink href={boardPath} label={say('Board')} />
          </li>
        </ul>
      </nav>
      <ExportLinks />
      <SavedFilters />
    </div>
  );
}
