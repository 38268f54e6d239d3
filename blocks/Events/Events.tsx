import { spanIn } from '@frontage/contract/booking/hoursInWords.ts';
import { dayIn } from '@frontage/contract/booking/time.ts';
import { contactFormAnchor } from '@frontage/contract/constants.ts';
import { type Event, placeOf, upcomingEvent } from '@frontage/contract/event.ts';
import type { Language } from '@frontage/contract/language.ts';
import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { monthAndYear } from '@frontage/contract/primitives/dates.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import drawing from '@frontage/design/drawings/Drawing.module.css';
import { ButtonLink, Day, Lines, Section, saySite, useWords } from '@frontage/design/kit/index.ts';
import styles from './Events.module.css';

/** The date as the figure, with the seats counted. Renders nothing once the event has ended. */
export function EventBanner({ block, page, id }: BlockProps<BlockOf<'event_banner'>>) {
  const event = upcomingEvent(page.events, page.today, block.eventSlug);
  if (!event) return null;
  const isFull = event.seatsTaken >= event.seats;
  return (
    <Section id={id} ground="pink" hasHeading padding="none" className={styles.bannerStrip}>
      <div className={`columns half ${styles.bannerColumns}`}>
        <div className="half-2 at-1-3">
          <EventDay event={event} language={page.site.language} />
        </div>
        <div className={`half-3-4 ${styles.bannerText}`}>
          <p className={styles.bannerVenue}>{placeOf(event)}</p>
          <h2 id={`${id}-heading`} className={styles.bannerTitle}>
            {event.title}
          </h2>
          <p>{event.summary}</p>
        </div>
        <SeatPlan seats={event.seats} seatsTaken={event.seatsTaken} />
        {isFull ? null : (
          <div className={`half-3-4 ${styles.bannerAction}`}>
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
    <time className={styles.bannerDay} dateTime={iso}>
      <span className={styles.bannerNumber}>{Number(iso.slice(8))}</span>{' '}
      <span className={styles.bannerRest}>{monthAndYear(iso, language)}</span>
    </time>
  );
}

const seatsInRow = 10;

/** Distance from one seat to the next, and the side of a seat. */
const seatPitch = 18;

const seatSize = 12;

/** The seats drawn and counted, the taken ones first, in rows of ten. As wide as a full row: seats keep their size. */
function SeatPlan({ seats, seatsTaken }: { seats: number; seatsTaken: number }) {
  // Half of a stroke is outside its shape.
  const along = (count: number) => (count - 1) * seatPitch + seatSize + 2;
  const [width, height] = [along(seatsInRow), along(Math.ceil(seats / seatsInRow))];
  return (
    <svg
      className={`mirrored half-2 ${styles.bannerSeats}`}
      viewBox={`-1 -1 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={seatsInWords(seats, seatsTaken, useWords())}
    >
      <path className={drawing.solid} d={seatsBetween(0, Math.min(seatsTaken, seats))} />
      {/* The first free one is yours. */}
      <path className={drawing.accent} d={seatsBetween(seatsTaken, Math.min(seatsTaken + 1, seats))} />
      <path className={drawing.line} d={seatsBetween(seatsTaken + 1, seats, 0.5)} />
    </svg>
  );
}

/** Seats as one path, from one of them to another, exclusive. With an `inset`, a stroke looks as large as a solid. */
function seatsBetween(first: number, end: number, inset = 0): string {
  const side = seatSize - 2 * inset;
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => {
    const x = ((first + index) % seatsInRow) * seatPitch + inset;
    const y = Math.floor((first + index) / seatsInRow) * seatPitch + inset;
    return `M${x} ${y}h${side}v${side}h-${side}z`;
  }).join('');
}

export function seatsInWords(seats: number, seatsTaken: number, words?: Words): string {
  const free = Math.max(0, seats - seatsTaken);
  if (free === 0) return saySite(words, 'block.seatsTaken', { seats });
  return saySite(words, 'block.seatsFree', { taken: Math.min(seatsTaken, seats), seats, free });
}

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
          <h2 id={headingId} className={styles.detailsEnded}>
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
  const words = useWords();
  return (
    <div className={`columns ${styles.detailsColumns}`}>
      <div className={`stack at-1-5 ${styles.detailsFacts}`}>
        <EventDay event={event} language={language} />
        <p className={styles.detailsMono}>
          {hoursOf(event)}, {event.timeZone}
          <br />
          {placeOf(event)}
        </p>
        <div className={styles.detailsSeats}>
          <SeatPlan seats={event.seats} seatsTaken={event.seatsTaken} />
        </div>
        <p className={styles.detailsMono}>{seatsInWords(event.seats, event.seatsTaken, words)}</p>
        {event.seatsTaken < event.seats ? <ButtonLink href={block.seatHref}>{block.buttonText}</ButtonLink> : null}
      </div>
      <div className="at-7-6">
        <h2 id={headingId}>{event.title}</h2>
        <p className={`lead ${styles.detailsSummary}`}>{event.summary}</p>
        <ol className="ruled lined">
          {block.programme.map((entry) => (
            <li key={entry.time} className={styles.detailsRow}>
              <p className={styles.detailsMono}>{entry.time}</p>
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
      <ul className={`ruled lined ${styles.detailsPast}`}>
        {past.map((entry) => (
          <li key={entry.date} className={`columns half ${styles.detailsWas}`}>
            <Day date={entry.date} language={language} className="half-2 wide-3" />
            <h3 className="half-3-4 wide-4">{entry.title}</h3>
            <p className="half-3-4 wide-5">{entry.description}</p>
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
