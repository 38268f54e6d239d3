import type { Event } from '@frontage/contract/event.ts';
import { dayAt } from '@frontage/contract/primitives/dates.ts';
import styles from './EventDay.module.css';

/** The day of an event where it takes place, its number as the figure of the section. */
export function EventDay({ event }: { event: Pick<Event, 'starts' | 'timeZone'> }) {
  const { iso, printed } = dayAt(event.starts, event.timeZone);
  const [number, ...monthAndYear] = printed.split(' ');
  return (
    <time className={styles.day} dateTime={iso}>
      <span className={styles.number}>{number}</span> <span className={styles.rest}>{monthAndYear.join(' ')}</span>
    </time>
  );
}
