import { callDaysMark } from '@frontage/contract/booking/bookingMarkup.ts';
import { shortDay } from '@frontage/contract/booking/time.ts';
import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import type { CallDays as Days } from '@frontage/contract/visit.ts';
import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { ButtonLink, Initials, Section, SectionHeading, saySite } from '@frontage/design/kit/index.ts';
import { findFace } from '../People/findPerson.ts';
import { MailOrChat } from '../text/MailOrChat.tsx';
import styles from './CallDays.module.css';

/** Boxes of hours that are stacked; one above them says how many more there are. */
const hoursShown = 4;

/**
 * Free hours as dashed boxes stacked on the line; one of them is solid, and the button names it. A page in a release
 * has none, because its days would be past one morning: then the button leads to the page where hours are chosen.
 */
export function CallDays({ block, page, id }: BlockProps<BlockOf<'call_days'>>) {
  const { days = [], zone } = page.visit?.callDays ?? {};
  const words = wordsOf(page.site);
  const book = page.book ?? bookingPaths.bookPage;
  const addressOf = (start: string) => `${book}?${new URLSearchParams({ start })}`;
  const labelOf = ({ date }: Days['days'][number]) => shortDay(date, page.site.language);
  const [first] = days;
  const hour = first && offersOf(first).at(-1);
  // Late on the first day, but not at night on that clock: it is on the line, and the button names it.
  const chosen = first && hour && { start: hour.start, words: `${labelOf(first)}, ${hour.time}` };
  return (
    <Section id={id} ground="water" hasHeading padding="none" bleed className={styles.section}>
      <div className={`columns ${styles.head}`}>
        <SectionHeading id={id} className="at-1-7" text={block.heading} />
        <div className={`lead at-8-5 ${styles.lead}`}>
          {block.person ? <Initials name={block.person} picture={findFace(page, block.person)} /> : null}
          <p>{block.description}</p>
        </div>
      </div>
      {days.length > 0 ? (
        <ul className={styles.days}>
          {days.map((day) => (
            <Day
              key={day.date}
              day={day}
              addressOf={addressOf}
              label={labelOf(day)}
              freeLabel={block.freeLabel}
              chosen={chosen?.start}
              words={words}
            />
          ))}
        </ul>
      ) : null}
      <div className={styles.foot} {...{ [callDaysMark]: '' }}>
        <p>
          <ButtonLink href={chosen ? addressOf(chosen.start) : book}>
            {chosen ? saySite(words, 'hour.bookThis', { hour: chosen.words }) : saySite(words, 'hour.takeNone')}
          </ButtonLink>
        </p>
        <p className="mono">
          {zone && days.length > 0 ? (
            <>
              {saySite(words, 'hour.timesIn', { zone })}{' '}
              <a href={book} aria-label={saySite(words, 'call.changeZone')}>
                {saySite(words, 'call.change')}
              </a>
              .{' '}
            </>
          ) : null}
          {block.note}
        </p>
        <p className={`mono ${styles.mail}`}>
          {block.mailLabel} <MailOrChat site={page.site} />
        </p>
      </div>
    </Section>
  );
}

interface DayProps {
  day: Days['days'][number];
  addressOf: (start: string) => string;
  /** The word after the number of hours. */
  freeLabel: string;
  /** Such as Tue 24 Nov. */
  label: string;
  words: Words;
  /** The hour that the button names. */
  chosen: string | undefined;
}

function Day({ addressOf, chosen, day, freeLabel, label, words }: DayProps) {
  const { date, hours } = day;
  const offers = offersOf(day);
  const more = hours.length - offers.length;
  return (
    <li className={styles.day}>
      <h3 className={styles.date}>
        <time dateTime={date}>{label}</time>
      </h3>
      <p className={`note ${styles.count}`}>{`${hours.length} ${freeLabel}`}</p>
      <ul>
        {more > 0 ? (
          <li>
            <a href={addressOf(hours[0]?.start ?? '')} className={`level ${styles.hour} muted`}>
              <span>{saySite(words, 'hour.moreHours', { count: more })}</span>
              <span className="visually-hidden"> {saySite(words, 'hour.onDay', { day: label })}</span>
            </a>
          </li>
        ) : null}
        {offers.map(({ start, time }) => (
          <li key={start}>
            <a
              href={addressOf(start)}
              className={`level ${styles.hour}`}
              aria-label={saySite(words, 'hour.bookThis', { hour: `${label}, ${time}` })}
              data-chosen={start === chosen || undefined}
            >
              <span>{time}</span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Hours spread over the day, including the first and the last; hours at night only where there are no others. */
function offersOf({ hours }: Days['days'][number]): Days['days'][number]['hours'] {
  const awake = hours.filter(({ isLocal }) => isLocal);
  const offered = awake.length > 0 ? awake : hours;
  if (offered.length <= hoursShown) return offered;
  const step = (offered.length - 1) / (hoursShown - 1);
  return Array.from({ length: hoursShown }, (_, index) => offered[Math.round(index * step)]).filter((hour) => !!hour);
}
