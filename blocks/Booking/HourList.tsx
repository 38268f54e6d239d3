import { dayIn, longDay, monthWords, timeIn } from '@frontage/contract/booking/time.ts';
import { tokenField } from '@frontage/contract/contact/newsletterMarkup.ts';
import type { Language } from '@frontage/contract/language.ts';
import type { BookingVisit } from '@frontage/contract/visit.ts';
import { sayHour } from '@frontage/contract/words/hourTexts.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import styles from './Booking.module.css';

/** How a site speaks: the sentences that its owner changed, and its language where it is not the usual one. */
export interface Spoken {
  words: Words | undefined;
  language: Language | undefined;
}

interface HourListProps extends Spoken {
  visit: BookingVisit | undefined;
  /** The hour that is already chosen. */
  chosen: string | undefined;
  path: string;
}

/** The free hours of a month by day, for visitors without script. */
export function HourList({ chosen, language, path, visit, words }: HourListProps) {
  const inWords = (target: string) => monthWords(target, language);
  const slots = visit?.slots;
  if (!slots) return <h2 className={styles.title}>{sayHour(words, 'hour.noHours')}</h2>;
  const { month, next, previous, zone } = slots;
  const free = slots.slots.filter(({ isFree }) => isFree);
  const days = [...Map.groupBy(free, ({ start }) => dayIn(new Date(start), zone))];
  const addressOf = (target: string) =>
    `${path}?${new URLSearchParams({ month: target, zone, ...(visit.token ? { [tokenField]: visit.token } : {}) })}`;
  return (
    <>
      <h2 className={styles.title}>{inWords(month)}</h2>
      <p className={styles.months}>
        {previous ? <a href={addressOf(previous)}>{inWords(previous)}</a> : null}
        {next ? <a href={addressOf(next)}>{inWords(next)}</a> : null}
      </p>
      {days.length === 0 ? <p>{sayHour(words, 'hour.noneFree', { month: inWords(month) })}</p> : null}
      {days.map(([day, hours]) => (
        <fieldset key={day} className={styles.day}>
          <legend>{longDay(day, language)}</legend>
          <div className={styles.hourRow}>
            {hours.map(({ start }) => (
              <Hour key={start} start={start} words={timeIn(new Date(start), zone)} isChosen={start === chosen} />
            ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}

interface HourProps {
  /** Undefined in the template from which the script makes hours. */
  start: string | undefined;
  words: string;
  isChosen?: boolean;
}

/** One hour as a radio button. */
export function Hour({ start, words, isChosen = false }: HourProps) {
  return (
    <label className={styles.hour}>
      <input type="radio" name="start" required className={styles.radio} value={start} defaultChecked={isChosen} />
      <span>{words}</span>
      <span className={styles.tag} />
    </label>
  );
}
