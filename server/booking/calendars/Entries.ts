import type { DeskCalendar } from '../CallPlan.ts';
import type { CalendarCall } from '../calendar.ts';
import type { Asking } from './calendarAccounts.ts';
import { urlOf } from './fetchCalendar.ts';

/** A call as it stands in the calendar of its person. It names nobody. */
export type Entry = Omit<CalendarCall, 'attendee'>;

/** Writes calls into one kind of calendar, and looks after them. All reject with `CalendarFault`. */
export interface Entries<Calendar extends DeskCalendar> {
  /** Writes an entry, or over it. `turn`: the same for each try of one writing. */
  write(asking: Asking, calendar: Calendar, entry: Entry, turn: string): Promise<void>;
  /** Does nothing where there is none. */
  remove(asking: Asking, calendar: Calendar, uid: string): Promise<void>;
  /** When it begins, by the calendar; undefined where it is gone. `expected`: when it should. */
  find(asking: Asking, calendar: Calendar, uid: string, expected: Date): Promise<Date | undefined>;
}

/*
 * Where the entry of a call is, as it is noted with the call: with CalDAV its address, with Google and Microsoft the
 * account and the call.
 */

/** What the addresses of all entries in a calendar begin with. */
export function homeOf({ address, kind }: DeskCalendar): string {
  if (kind === 'google' || kind === 'microsoft') return `${kind}:${encodeURIComponent(address.toLowerCase())}/`;
  return urlOf(address).href.replace(/\/?$/, '/');
}

export const entryAddressOf = (calendar: DeskCalendar, uid: string) =>
  `${homeOf(calendar)}${encodeURIComponent(uid)}.ics`;

export function uidIn(address: string): string {
  return decodeURIComponent(address.slice(address.lastIndexOf('/') + 1).replace(/\.ics$/, ''));
}
