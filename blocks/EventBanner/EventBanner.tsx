import { contactFormAnchor } from '@frontage/contract/constants.ts';
import { placeOf } from '@frontage/contract/event.ts';
import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { ButtonLink, Section } from '@frontage/design/kit/index.ts';
import styles from './EventBanner.module.css';
import { EventDay } from './EventDay.tsx';
import { SeatPlan } from './SeatPlan.tsx';
import { upcomingEvent } from './upcomingEvent.ts';

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
