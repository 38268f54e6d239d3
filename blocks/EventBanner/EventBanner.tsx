import { dayIn } from '@frontage/contract/booking/time.ts';
import { contactFormAnchor } from '@frontage/contract/constants.ts';
import { type Event, placeOf, upcomingEvent } from '@frontage/contract/event.ts';
import type { Language } from '@frontage/contract/language.ts';
import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { monthAndYear } from '@frontage/contract/primitives/dates.ts';
import { ButtonLink, Section } from '@frontage/design/kit/index.ts';
import styles from './EventBanner.module.css';
import { SeatPlan } from './SeatPlan.tsx';

/** The date as the figure, with the seats counted. Renders nothing once the event has ended. */
export function EventBanner({ block, page, id }: BlockProps<BlockOf<'event_banner'>>) {
  const event = upcomingEvent(page.events, page.today, block.eventSlug);
  if (!event) return null;
  const isFull = event.seatsTaken >= event.seats;
  return (
    <Section id={id} ground="pink" hasHeading padding="none" className={styles.strip}>
      <div className={`columns half ${styles.columns}`}>
        <div className={styles.date}>
          <EventDay event={event} language={page.site.language} />
        </div>
        <div className={styles.text}>
          <p className={styles.venue}>{placeOf(event)}</p>
          <h2 id={`${id}-heading`} className={styles.title}>
            {event.title}
          </h2>
          <p>{event.summary}</p>
        </div>
        <SeatPlan seats={event.seats} seatsTaken={event.seatsTaken} />
        {isFull ? null : (
          <div className={styles.action}>
            <ButtonLink tone="outline" href={event.href ?? `#${contactFormAnchor}`}>
              {block.buttonText}
            </ButtonLink>
          </div>
        )}
      </div>
    </Section>
  );
}

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
