import styles from '../../admin/admin.module.css';
import { say } from '../../admin/say.ts';
import { sayWith } from '../../admin/sayWith.ts';
import { Moment } from '../../clock/admin/Moment.tsx';
import type { TimelineEntry } from '../delivery.ts';
import { sayAgain } from '../../admin/sayAgain.ts';

const words: Record<Exclude<TimelineEntry['outcome'], 'delivered'>, string> = {
  failed: 'failed',
  postponed: 'asked to wait',
  'sent again': 'sent again by hand',
};

interface TimelineProps {
  entries: TimelineEntry[];
  /** The word for a try that succeeded. */
  done: string;
  nextTryAt?: string | null | undefined;
}

/** The tries of a delivery in order, each with its time and its reason. */
export function Timeline({ done, entries, nextTryAt }: TimelineProps) {
  return (
    <ol className={styles.timeline}>
      {entries.map((entry) => (
        <li key={`${entry.at} ${entry.outcome}`}>
          <Moment iso={entry.at} hasSeconds />: {entry.outcome === 'delivered' ? say(done) : say(words[entry.outcome])}
          {entry.reason ? `: ${sayAgain(entry.reason)}` : ''}
          {entry.tookMs === undefined ? '' : ` (${entry.tookMs} ms)`}
        </li>
      ))}
      {nextTryAt && <li>{sayWith('{moment}: next try', { moment: <Moment iso={nextTryAt} hasSeconds /> })}</li>}
      {entries.length === 0 && !nextTryAt && <li>{say('Not tried yet')}</li>}
    </ol>
  );
}
