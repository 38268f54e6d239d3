import { cityOfZone, type OurClock } from '@frontage/contract/booking/ourClock.ts';
import { dayIn, longDay, timeIn } from '@frontage/contract/booking/time.ts';
import { usualZone } from '../clock/momentWords.ts';
import type { MailContent, Promises } from '../delivery/mails/MailContent.ts';
import type { Company } from '../delivery/mails/senderOf.ts';
import type { Booking } from '../payload-types.ts';
import type { Busy, CallPlan } from './CallPlan.ts';

/** A call with everything that its emails and pages say about it. */
export interface StoredBooking extends Busy {
  id: number;
  state: Booking['state'];
  room: string | undefined;
  /** Time zone of the visitor. */
  zone: string;
  uid: string;
  sequence: number;
  /** Undefined once the request was erased. */
  visitor: CallVisitor | undefined;
  /** What its person did with it in the calendar, until sales have said what holds. */
  inCalendar: Booking['inCalendar'];
  /** To when its person moved it in the calendar, until sales have said what holds. */
  inCalendarStartsAt: Date | undefined;
}

/** Who booked a call, as sales know them from the request. */
export interface CallVisitor {
  leadId: number;
  name: string;
  surname?: string | null | undefined;
  /** Empty where the request has none any more. */
  email: string;
  company?: string | null | undefined;
  message?: string | null | undefined;
  /** Address of the page where the call was booked: its language is theirs. */
  page?: string | null | undefined;
}

/** An hour to which a call moves, with the visitor's zone. */
export type BookingPlace = Busy & Pick<StoredBooking, 'room' | 'zone'>;

export type NewBooking = BookingPlace & Pick<StoredBooking, 'state' | 'uid'> & { leadId: number };

/** An email about a call, with the file that updates calendars where the call has changed. */
export interface BookingMail {
  kind: string;
  to: 'visitor' | 'sales';
  content: MailContent;
  calendar?: string | undefined;
}

/** Thrown if the database has already given the hour to somebody else. */
export class PlaceTaken extends Error {
  override name = 'PlaceTaken';
}

/** The inviting side. */
export interface Organizer {
  company: Pick<Company, 'at' | 'promises' | 'sender'>;
  /** Its address in calendars. */
  email: string;
  /** Where sales read their emails, and the requests. */
  sales: { email: string; adminUrl: string };
  /** The page on which calls are booked, by the languages in which it is another one. */
  book?: ReadonlyMap<string | undefined, string | undefined>;
}

/** In place of a visitor whose request was erased. */
export const unknownVisitor = ({ email }: Organizer): CallVisitor => ({ leadId: 0, name: 'Visitor', email });

/**
 * Our clock for a call: that of the office of its host; if the host no longer takes calls, that of the first person who
 * does; if nobody does, that of the agency.
 */
export function ourClockOf(
  { desks }: Pick<CallPlan, 'desks'>,
  { zone = usualZone }: Pick<Promises, 'zone'>,
  host: string,
): OurClock {
  const desk = desks.find((one) => one.host === host) ?? desks[0];
  return desk ? { zone: desk.timeZone, city: desk.city } : { zone, city: cityOfZone(zone) };
}

/** Facts for sales in the request of a call, one a line. `parseFacts` says them to whoever reads. */
export function detailsOf({ startsAt, zone }: Pick<StoredBooking, 'startsAt' | 'zone'>, { host }: { host: string }) {
  return [
    `Call: ${longDay(dayIn(startsAt, 'UTC'))}, ${timeIn(startsAt, 'UTC')} UTC`,
    `With: ${host}`,
    `Their clock: ${longDay(dayIn(startsAt, zone))}, ${timeIn(startsAt, zone)} in ${zone}`,
  ].join('\n');
}
