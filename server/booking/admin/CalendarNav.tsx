import { dayAfter, dayIn, longDay, shortDay } from '@frontage/contract/booking/time.ts';
import find from '../../admin/find.module.css';
import { say, spokenLanguage } from '../../admin/say.ts';
import ways from '../../admin/ways.module.css';
import { type CalendarQuery, calendarAddress, calendarPath, shownDays, stepOf } from '../calendarQuery.ts';
import styles from './CalendarNav.module.css';
import { YourZoneLink } from './YourClock.tsx';

interface CalendarNavProps {
  query: CalendarQuery;
  /** Offices of the people who take calls. */
  offices: readonly { city: string; timeZone: string }[];
  now: Date;
}

/** Navigation of the calendar: other days, week or day, the time zone, and the search for a visitor. */
export function CalendarNav({ now, offices, query }: CalendarNavProps) {
  const { day, search, view, zone } = query;
  const { days: step, unit } = stepOf(query);
  const link = (words: string, changed: Partial<CalendarQuery>, isCurrent = false) => (
    <a
      href={calendarAddress(query, { search: '', moved: undefined, ...changed })}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {words}
    </a>
  );
  return (
    <div className={styles.nav}>
      <h2>{headingOf(query, dayIn(now, zone))}</h2>
      <nav aria-label={say('Days')}>
        <ul className={ways.ways}>
          <li>{link(say('Earlier {unit}', { unit: say(unit) }), { day: dayAfter(day, -step) })}</li>
          <li>{link(say('Today'), { day: dayIn(now, zone) })}</li>
          <li>{link(say('Later {unit}', { unit: say(unit) }), { day: dayAfter(day, step) })}</li>
          <li>{link(say('Week'), { view: 'week' }, view === 'week' && !search)}</li>
          <li>{link(say('Day'), { view: 'day' }, view === 'day' && !search)}</li>
        </ul>
      </nav>
      <nav aria-label={say('By whose clock')}>
        <ul className={ways.ways}>
          {offices.map(({ city, timeZone }) => (
            <li key={timeZone}>{link(city, { zone: timeZone, search }, timeZone === zone)}</li>
          ))}
          <YourZoneLink query={query} />
        </ul>
      </nav>
      <form action={calendarPath} className={`${find.find} ${styles.search}`}>
        <input type="hidden" name="view" value={view} />
        <input type="hidden" name="day" value={day} />
        <input type="hidden" name="zone" value={zone} />
        <label htmlFor="calls-search">{say('Name or email of a visitor')}</label>
        <input id="calls-search" type="search" name="search" defaultValue={search} />
        <button type="submit">{say('Find')}</button>
      </form>
    </div>
  );
}

function headingOf(query: CalendarQuery, today: string): string {
  const { day, search, view } = query;
  if (search) return say('Calls of “{search}”', { search });
  if (view === 'day') return `${longDay(day, spokenLanguage())}${day === today ? say(', today') : ''}`;
  const days = shownDays(query);
  return say('{shortDay} to {shortDay2}', {
    shortDay: shortDay(days[0] ?? day, spokenLanguage()),
    shortDay2: shortDay(days.at(-1) ?? day, spokenLanguage()),
  });
}
