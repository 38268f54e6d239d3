import { zoneWords } from '@frontage/contract/booking/hoursInWords.ts';
import { longDay, monthWords, timeIn, weekdayHeads } from '@frontage/contract/booking/time.ts';
import { adminPage } from '../../admin/AdminPage.tsx';
import admin from '../../admin/admin.module.css';
import { say, sayWith, spokenLanguage } from '../../admin/say.ts';
import { Moment } from '../../clock/admin/Moment.tsx';
import { readAgencyZone } from '../../clock/readAgencyZone.ts';
import { type Coming, type ComingMonth, comingMonth, comingPath, findComingUp, monthAddress } from '../findComingUp.ts';
import styles from './publication.module.css';

/** `/admin/coming`: a calendar of what changes on the site by itself, and what was refused when its time came. */
export const ComingView = adminPage('coming', async ({ initPageResult: { req }, searchParams }) => {
  const now = new Date();
  const [all, zone] = await Promise.all([findComingUp(req.payload, now, req), readAgencyZone(req.payload)]);
  const refused = all.filter(({ refusal }) => refusal !== undefined);
  const waiting = all.filter(({ refusal }) => refusal === undefined);
  const shown = comingMonth(waiting, { asked: searchParams?.month, zone, now });
  return (
    <>
      <p>
        {say(
          'What is published, unpublished or appears by itself, by the clocks of {zoneWords}. An hour is chosen beside the button that publishes.',
          { zoneWords: zoneWords(now, zone) },
        )}
      </p>
      {refused.length > 0 ? (
        <section className={styles.status} data-state="failed" aria-label={say('What was refused')}>
          {refused.map(({ at, href, kind, refusal, title }) => (
            <p key={`${href} ${at}`}>
              {sayWith(
                kind === 'publish'
                  ? '{link} was to be published on {moment}, which was refused: {refusal}'
                  : '{link} was to be unpublished on {moment}, which was refused: {refusal}',
                {
                  link: <a href={href}>{title}</a>,
                  moment: <Moment iso={at} />,
                  refusal,
                },
              )}
            </p>
          ))}
        </section>
      ) : null}
      <ComingCalendar shown={shown} zone={zone} />
    </>
  );
});

const words: Record<Coming['kind'], string> = {
  publish: 'is published',
  unpublish: 'leaves the site',
  appears: 'appears',
};

/** A month of scheduled changes: a grid where there is space, and on a phone only the days with changes. */
function ComingCalendar({ shown, zone }: { shown: ComingMonth; zone: string }) {
  const { after, before, month, nextFilled, weeks } = shown;
  const days = weeks.flat();
  const isEmpty = days.every(({ coming, isOfMonth }) => !isOfMonth || coming.length === 0);
  return (
    <section aria-labelledby="coming-month">
      <div className={styles.head}>
        <h2 id="coming-month">{monthWords(month, spokenLanguage())}</h2>
        <nav className={admin.ways} aria-label={say('Months')}>
          <a href={monthAddress(before)}>{monthWords(before, spokenLanguage())}</a>
          <a href={comingPath}>{say('Today')}</a>
          <a href={monthAddress(after)}>{monthWords(after, spokenLanguage())}</a>
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
              <span className={`${admin.spoken} ${styles.whole}`}>
                {longDay(day, spokenLanguage())}
                {isToday ? say(', today') : ''}
              </span>
            </h3>
            {coming.length > 0 ? (
              <ul className={admin.list}>
                {coming.map(({ at, href, kind, title }) => (
                  <li
                    key={`${href} ${at} ${kind}`}
                    className={styles.entry}
                    data-tone={kind === 'unpublish' ? 'bad' : 'good'}
                  >
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
