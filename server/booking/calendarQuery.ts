import { dayAfter, dayIn, findDayBegin, isTimeZone, weekdayOf } from '@frontage/contract/booking/time.ts';
import { isDay } from '@frontage/contract/primitives/isDay.ts';

export interface CalendarQuery {
  view: 'week' | 'day';
  /** The chosen day, `YYYY-MM-DD`. */
  day: string;
  /** The zone in which days begin and hours are shown. */
  zone: string;
  /** Words of a visitor's name or email; empty where nobody is searched for. */
  search: string;
  moving?: number | undefined;
  /** The call that was in hand and is now being moved. */
  moved?: number | undefined;
}

export const calendarPath = '/admin/calls';

/** Reads the address; an invalid day, view or zone counts as absent. `home`: the zone of the people who take calls. */
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
  const day = isDay(said('day')) ? said('day') : dayIn(now, zone);
  const call = (name: 'moved' | 'moving') => (/^\d{1,9}$/.test(said(name)) ? { [name]: Number(said(name)) } : {});
  return {
    view: said('view') === 'day' ? 'day' : 'week',
    day,
    zone,
    search: said('search').slice(0, 100),
    ...call('moving'),
    ...call('moved'),
  };
}

export function calendarAddress(query: CalendarQuery, changed: Partial<CalendarQuery>): string {
  const { day, moved, moving, search, view, zone } = { ...query, ...changed };
  const further = {
    ...(search ? { search } : {}),
    ...(moving ? { moving: String(moving) } : {}),
    ...(moved ? { moved: String(moved) } : {}),
  };
  return `${calendarPath}?${new URLSearchParams({ view, day, zone, ...further })}`;
}

/** The step to the next or previous page of the calendar, in days and in words. */
export function stepOf({ view }: Pick<CalendarQuery, 'view'>): { days: number; unit: string } {
  return view === 'week' ? { days: 7, unit: 'week' } : { days: 1, unit: 'day' };
}

/** The days that are shown: the one, or those of its week, starting on Monday. */
export function shownDays({ day, view }: Pick<CalendarQuery, 'day' | 'view'>): string[] {
  if (view === 'day') return [day];
  const monday = dayAfter(day, 1 - weekdayOf(day));
  return Array.from({ length: 7 }, (_, index) => dayAfter(monday, index));
}

/** From the start of the first day to the end of the last. */
export function boundsOfDays(days: readonly string[], zone: string): { from: Date; until: Date } {
  const [first = '', last = first] = [days[0], days.at(-1)];
  return { from: findDayBegin(first, zone), until: findDayBegin(dayAfter(last), zone) };
}
