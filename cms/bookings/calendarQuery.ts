import { dayAfter, dayBegin, dayIn, isTimeZone, weekdayOf } from '@frontage/contract/booking/time.ts';
import { z } from 'zod';

/** What the calendar of calls shows, as its address says it. */
export interface CalendarQuery {
  view: 'week' | 'day';
  /** The day that is looked at, `YYYY-MM-DD`. */
  day: string;
  /** By the clocks of this zone days begin and hours are shown. */
  zone: string;
  /** Words of a visitor's name or email; empty while nobody is sought. */
  search: string;
}

export const calendarPath = '/admin/calls';

/** Reads the address; what is no day, view or zone counts as not said. `home`: the zone of those who take calls. */
export function readCalendarQuery(
  params: Record<string, string | string[] | undefined>,
  home: string,
  now: Date,
): CalendarQuery {
  const said = (name: string) => {
    const value = params[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const zone = isTimeZone(said('zone')) ? said('zone') : home;
  const day = z.iso.date().safeParse(said('day')).data ?? dayIn(now, zone);
  return { view: said('view') === 'day' ? 'day' : 'week', day, zone, search: said('search').slice(0, 100) };
}

/** The address of the calendar with some of it changed. */
export function calendarAddress(query: CalendarQuery, changed: Partial<CalendarQuery>): string {
  const { day, search, view, zone } = { ...query, ...changed };
  return `${calendarPath}?${new URLSearchParams({ view, day, zone, ...(search ? { search } : {}) })}`;
}

/** The days that are shown: the one, or those of its week from Monday on. */
export function shownDays({ day, view }: Pick<CalendarQuery, 'day' | 'view'>): string[] {
  if (view === 'day') return [day];
  const monday = dayAfter(day, 1 - weekdayOf(day));
  return Array.from({ length: 7 }, (_, index) => dayAfter(monday, index));
}

/** From the beginning of the first day until the end of the last. */
export function boundsOfDays(days: readonly string[], zone: string): { from: Date; until: Date } {
  const [first = '', last = first] = [days[0], days.at(-1)];
  return { from: dayBegin(first, zone), until: dayBegin(dayAfter(last), zone) };
}
