import { zoneWords } from '@frontage/contract/booking/hoursInWords.ts';
import { dayAfter, dayIn, longDay, shortDay, timeIn } from '@frontage/contract/booking/time.ts';
import type { PayloadRequest } from 'payload';
import { adminPage } from '../../admin/AdminPage.tsx';
import admin from '../../admin/admin.module.css';
import { RefreshWhile } from '../../admin/RefreshWhile.tsx';
import { say, spokenLanguage } from '../../admin/say.ts';
import type { Desk } from '../CallPlan.ts';
import {
  boundsOfDays,
  type CalendarQuery,
  calendarAddress,
  calendarPath,
  readCalendarQuery,
  shownDays,
  stepOf,
} from '../calendarQuery.ts';
import { findDesks, zoneOf } from '../callPlanOf.ts';
import { type FoundCall, findCall, findCallsBetween, findCallsOfVisitor } from '../findCalls.ts';
import { type FreeHour, findFreeHours } from '../findFreeHours.ts';
import { YourZoneLink } from './CallActions.tsx';
import { CallCard, nameOfVisitor } from './CallCard.tsx';
import styles from './calls.module.css';
import { DragCalls, FreeHourButton } from './DragCalls.tsx';

/** `/admin/calls`: booked calls by week or by day, in any time zone, and those of one visitor. */
export const CallsView = adminPage('calls', async ({ initPageResult: { req }, searchParams }) => {
  const now = new Date();
  const places = await findDesks(req.payload);
  const query = readCalendarQuery(searchParams ?? {}, zoneOf(places), now);
  const offices = [...new Map(places.map((place) => [place.timeZone, place])).values()];
  return (
    <>
      <CalendarNav query={query} offices={offices} now={now} />
      <p className={styles.quiet}>
        {say('Hours by the clocks of {zoneWords}.', { zoneWords: zoneWords(now, query.zone) })}
      </p>
      {query.search ? (
        <FoundCalls req={req} query={query} places={places} now={now} />
      ) : (
        <Days req={req} query={query} places={places} now={now} />
      )}
    </>
  );
});

interface PartProps {
  req: PayloadRequest;
  query: CalendarQuery;
  places: readonly Desk[];
  now: Date;
}

async function FoundCalls({ now, places, query, req }: PartProps) {
  const calls = await findCallsOfVisitor(req.payload, query.search, now);
  return (
    <section className={styles.found} aria-label={say('Calls that were found')}>
      {calls.length === 0 ? (
        <p>{say('No call was booked by anybody with these words in name, company or email.')}</p>
      ) : null}
      <RefreshWhile isActive={calls.some(isOrdered)} />
      {calls.map((call) => (
        <CallCard key={call.id} call={call} places={places} zone={query.zone} saysDay />
      ))}
    </section>
  );
}

async function Days({ now, places, query, req }: PartProps) {
  const days = shownDays(query);
  const bounds = boundsOfDays(days, query.zone);
  const named = query.moving ?? query.moved;
  // First, so that the page refreshes once more if the move is done while the others are read.
  const moving = named === undefined ? undefined : await findCall(req.payload, named, now);
  const [calls, free] = await Promise.all([
    findCallsBetween(req.payload, bounds.from, bounds.until, now),
    findFreeHours(req.payload, { ...bounds, now }),
  ]);
  const canBeMoved = query.moving !== undefined && moving?.isOpen && !moving.order;
  const inHand = canBeMoved
    ? { id: String(moving.id), name: nameOfVisitor(moving), start: moving.startsAt.toISOString() }
    : undefined;
  const today = dayIn(now, query.zone);
  const callsByDay = Map.groupBy(calls, ({ startsAt }) => dayIn(startsAt, query.zone));
  const freeByDay = Map.groupBy(free, ({ start }) => dayIn(new Date(start), query.zone));
  return (
    <DragCalls query={query} inHand={inHand}>
      {/* A call from another week is in this list until it is moved. */}
      <RefreshWhile isActive={calls.some(isOrdered) || (moving !== undefined && isOrdered(moving))} />
      <ol className={styles.days} data-view={query.view}>
        {days.map((day) => {
          const ofDay = callsByDay.get(day) ?? [];
          const freeOfDay = freeByDay.get(day) ?? [];
          const isToday = day === today;
          return (
            <li key={day} className={styles.day} data-today={isToday || undefined}>
              {query.view === 'week' ? (
                <h3>
                  <a href={calendarAddress(query, { view: 'day', day })}>{shortDay(day, spokenLanguage())}</a>
                  {isToday ? say(', today') : ''}
                </h3>
              ) : null}
              {ofDay.map((call) => (
                <CallCard key={call.id} call={call} places={places} zone={query.zone} canBeDrawn />
              ))}
              {ofDay.length === 0 ? <p className={styles.quiet}>{say('No calls')}</p> : null}
              <FreeHours hours={freeOfDay} zone={query.zone} canBeChosen={inHand !== undefined} />
            </li>
          );
        })}
      </ol>
    </DragCalls>
  );
}

/** The backend is about to move or cancel it: the page refreshes until that is done. */
const isOrdered = ({ order }: FoundCall) => order !== undefined;

interface FreeHoursProps {
  hours: readonly FreeHour[];
  zone: string;
  canBeChosen: boolean;
}

/** Free hours of a day. In the week they are only counted, and listed while a call is being moved. */
function FreeHours({ canBeChosen, hours, zone }: FreeHoursProps) {
  if (hours.length === 0) return null;
  const count = hours.length === 1 ? say('One hour free') : say('{hours} hours free', { hours: hours.length });
  return (
    <>
      <p className={styles.quiet}>{count}</p>
      <ul className={styles.free} aria-label={say('Free hours')}>
        {hours.map(({ host, start }) => (
          <li key={start} data-free={start} title={say('Free: {host}', { host })}>
            {canBeChosen ? (
              <FreeHourButton start={start}>{timeIn(new Date(start), zone)}</FreeHourButton>
            ) : (
              timeIn(new Date(start), zone)
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface CalendarNavProps {
  query: CalendarQuery;
  offices: readonly { city: string; timeZone: string }[];
  now: Date;
}

/** Navigation of the calendar: other days, week or day, the time zone, and the search for a visitor. */
function CalendarNav({ now, offices, query }: CalendarNavProps) {
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
        <ul className={admin.ways}>
          <li>{link(say('Earlier {unit}', { unit: say(unit) }), { day: dayAfter(day, -step) })}</li>
          <li>{link(say('Today'), { day: dayIn(now, zone) })}</li>
          <li>{link(say('Later {unit}', { unit: say(unit) }), { day: dayAfter(day, step) })}</li>
          <li>{link(say('Week'), { view: 'week' }, view === 'week' && !search)}</li>
          <li>{link(say('Day'), { view: 'day' }, view === 'day' && !search)}</li>
        </ul>
      </nav>
      <nav aria-label={say('By whose clock')}>
        <ul className={admin.ways}>
          {offices.map(({ city, timeZone }) => (
            <li key={timeZone}>{link(city, { zone: timeZone, search }, timeZone === zone)}</li>
          ))}
          <YourZoneLink query={query} />
        </ul>
      </nav>
      <form action={calendarPath} className={`${admin.find} ${styles.search}`}>
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
