import { longDay, monthWords, timeIn, weekdayHeads } from '@frontage/contract/booking/time.ts';
import { say, spokenLanguage } from '../../admin/say.ts';
import { sayWith } from '../../admin/sayWith.ts';
import { type ComingMonth, comingPath, monthAddress } from '../comingMonth.ts';
import type { Coming } from '../findComingUp.ts';
import styles from './coming.module.css';

const words: Record<Coming['kind'], string> = {
  publish: 'is published',
  unpublish: 'leaves the site',
  appears: 'appears',
};

/** A month of scheduled changes: a grid where there is space, and on a phone only the days with changes. */
export function ComingCalendar({ shown, zone }: { shown: ComingMonth; zone: string }) {
  const { after, before, month, nextFilled, weeks } = shown;
  const days = weeks.flat();
  const isEmpty = days.every(({ coming, isOfMonth }) => !isOfMonth || coming.length === 0);
  return (
    <section aria-labelledby="coming-month">
      <div className={styles.head}>
        <h2 id="coming-month">{monthWords(month, spokenLanguage())}</h2>
        <nav aria-label={say('Months')}>
          <a className={styles.way} href={monthAddress(before)}>
            {monthWords(before, spokenLanguage())}
          </a>
          <a className={styles.way} href={comingPath}>
            {say('Today')}
          </a>
          <a className={styles.way} href={monthAddress(after)}>
            {monthWords(after, spokenLanguage())}
          </a>
        </nav>
      </div>
      {isEmpty ? (
        <p>
          {sayWith('Nothing is scheduled in {monthWords}. {link}', {
            monthWords: monthWords(month, spokenLanguage()),
            link: nextFilled ? (
              <a href={monthAddress(nextFilled)}>
                {say('The next is in {monthWords}', { monthWords: monthWords(nextFilled, spokenLanguage()) })}
              </a>
            ) : null,
          })}
        </p>
      ) : null}
      <div className={styles.weekdays} aria-hidden="true">
        {weekdayHeads(spokenLanguage()).map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      <ol className={styles.month}>
        {days.map(({ coming, day, isOfMonth, isToday }) => (
          <li
            key={day}
            className={styles.day}
            data-empty={coming.length === 0 || undefined}
            data-apart={!isOfMonth || undefined}
            data-today={isToday || undefined}
          >
            <h3>
              <span className={styles.number} aria-hidden="true">
                {Number(day.slice(8))}
              </span>
              <span className={styles.whole}>
                {longDay(day, spokenLanguage())}
                {isToday ? say(', today') : ''}
              </span>
            </h3>
            {coming.length > 0 ? (
              <ul>
                {coming.map(({ at, href, kind, title }) => (
                  <li key={`${href} ${at} ${kind}`} className={styles.entry} data-kind={kind}>
                    <time dateTime={at}>{timeIn(new Date(at), zone)}</time> <a href={href}>{title}</a>{' '}
                    {say(words[kind])}
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
