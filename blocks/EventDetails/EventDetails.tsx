import { spanIn } from '@frontage/contract/booking/hoursInWords.ts';
import { type Event, placeOf, upcomingEvent } from '@frontage/contract/event.ts';
import type { Language } from '@frontage/contract/language.ts';
import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { ButtonLink, Day, Lines, Section } from '@frontage/design/kit/index.ts';
import { EventDay } from '../EventBanner/EventBanner.tsx';
import { SeatPlan, seatsInWords } from '../EventBanner/SeatPlan.tsx';
import styles from './EventDetails.module.css';

type Block = BlockOf<'event_details'>;

/** Date as the figure, facts and seats next to the programme; past events below it. */
export function EventDetails({ block, page, id }: BlockProps<Block>) {
  const event = upcomingEvent(page.events, page.today, block.eventSlug);
  const headingId = `${id}-heading`;
  const { language } = page.site;
  return (
    <>
      <Section id={id} ground="pink" labelledBy={headingId}>
        {event ? (
          <Upcoming event={event} block={block} headingId={headingId} language={language} />
        ) : (
          <h2 id={headingId} className={styles.ended}>
            {block.endedText}
          </h2>
        )}
      </Section>
      {block.past && block.past.length > 0 ? (
        <Past block={block} past={block.past} id={`${id}-past`} language={language} />
      ) : null}
    </>
  );
}

interface UpcomingProps {
  event: Event;
  block: Block;
  headingId: string;
  language: Language | undefined;
}

function Upcoming({ event, block, headingId, language }: UpcomingProps) {
  return (
    <div className={`columns ${styles.columns}`}>
      <div className={styles.facts}>
        <EventDay event={event} language={language} />
        <p className={styles.mono}>
          {hoursOf(event)}, {event.timeZone}
          <br />
          {placeOf(event)}
        </p>
        <div className={styles.seats}>
          <SeatPlan seats={event.seats} seatsTaken={event.seatsTaken} />
        </div>
        <p className={styles.mono}>{seatsInWords(event.seats, event.seatsTaken)}</p>
        {event.seatsTaken < event.seats ? <ButtonLink href={block.seatHref}>{block.buttonText}</ButtonLink> : null}
      </div>
      <div className={styles.programme}>
        <h2 id={headingId}>{event.title}</h2>
        <p className={`lead ${styles.summary}`}>{event.summary}</p>
        <ol className="ruled">
          {block.programme.map((entry) => (
            <li key={entry.time} className={styles.row}>
              <p className={styles.mono}>{entry.time}</p>
              <div>
                <h3>{entry.title}</h3>
                {entry.description ? <p>{entry.description}</p> : null}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

interface PastProps {
  block: Block;
  past: NonNullable<Block['past']>;
  id: string;
  language: Language | undefined;
}

function Past({ block, past, id, language }: PastProps) {
  return (
    <Section id={id} ground="paper" {...(block.pastHeading ? { labelledBy: `${id}-heading` } : {})}>
      {block.pastHeading ? (
        <h2 id={`${id}-heading`}>
          <Lines text={block.pastHeading} />
        </h2>
      ) : null}
      <ul className={`ruled ${styles.past}`}>
        {past.map((entry) => (
          <li key={entry.date} className={`columns half ${styles.was}`}>
            <Day date={entry.date} language={language} />
            <h3>{entry.title}</h3>
            <p>{entry.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The hours of an event in the zone of its place: `18:00 to 21:30`. */
export function hoursOf({ starts, ends, timeZone }: Pick<Event, 'starts' | 'ends' | 'timeZone'>): string {
  return spanIn(new Date(starts), new Date(ends), timeZone);
}
