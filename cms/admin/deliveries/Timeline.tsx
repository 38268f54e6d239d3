import type { TimelineEntry } from '../../deliveries/delivery.ts';
import styles from '../admin.module.css';

const words: Record<TimelineEntry['outcome'], string> = {
  delivered: 'delivered',
  failed: 'failed',
  postponed: 'asked to wait',
  'sent again': 'sent again by hand',
};

/** The tries of a delivery in their order, each with its time and its reason. */
export function Timeline({ entries, nextTryAt }: { entries: TimelineEntry[]; nextTryAt?: string | null | undefined }) {
  return (
    <ol className={styles.timeline}>
      {entries.map((entry) => (
        <li key={`${entry.at} ${entry.outcome}`}>
          {moment(entry.at)}: {words[entry.outcome]}
          {entry.reason ? `: ${entry.reason}` : ''}
          {entry.tookMs === undefined ? '' : ` (${entry.tookMs} ms)`}
        </li>
      ))}
      {nextTryAt && <li>{moment(nextTryAt)}: next try</li>}
      {entries.length === 0 && !nextTryAt && <li>Not tried yet</li>}
    </ol>
  );
}

function moment(iso: string): string {
  const shown = new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });
  return `${shown} UTC`;
}
