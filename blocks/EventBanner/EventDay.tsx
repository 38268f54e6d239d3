import { dayIn } from '@frontage/contract/booking/time.ts';
import type { Event } from '@frontage/contract/event.ts';
import type { Language } from '@frontage/contract/language.ts';
import { monthAndYear } from '@frontage/contract/primitives/dates.ts';
import styles from './EventDay.module.css';

interface EventDayProps {
  event: Pick<Event, 'starts' | 'timeZone'>;
  language: Language | undefined;
}

/** The day of an event at its place, with its number as the figure of the section. */
export function EventDay({ event, language }: EventDayProps) {
  const iso = dayIn(new Date(event.starts), event.timeZone);
  return (
    <time className={styles.day} dateTime={iso}>
      <span className={styles.number}>{Number(iso.slice(8))}</span>{' '}
      <span className={styles.rest}>{monthAndYear(iso, language)}</span>
    </time>
  );
}
