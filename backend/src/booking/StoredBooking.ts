import type { Busy } from '@frontage/cms/booking/CallPlan.ts';
import type { Language } from '@frontage/contract/language.ts';
import type { MailContent } from '../delivery/mails/MailContent.ts';

export type BookingState = 'booked' | 'cancelled' | 'quarantine';

/** A call with what its mails and pages say of it. */
export interface StoredBooking extends Busy {
  id: number;
  state: BookingState;
  room: string | undefined;
  /** Time zone of the visitor. */
  zone: string;
  uid: string;
  sequence: number;
  /** Undefined once the request was erased. */
  visitor: { leadId: number; name: string; email: string } | undefined;
}

export interface NewBooking extends Busy {
  leadId: number;
  state: Exclude<BookingState, 'cancelled'>;
  room: string | undefined;
  zone: string;
  uid: string;
}

/** An hour that a call moves to, on the visitor's clock. */
export interface BookingPlace extends Busy {
  room: string | undefined;
  zone: string;
}

/** A mail about a call, with the file that calendars act upon. */
export interface BookingMail {
  kind: string;
  to: 'visitor' | 'sales';
  content: MailContent;
  calendar: string;
}

/** Thrown where the database has given the hour to somebody else. */
export class PlaceTaken extends Error {
  override name = 'PlaceTaken';
}

/** Who invites: name and address that are in calendars, the language in which visitors are written to, and our clock. */
export interface Organizer {
  name: string;
  email: string;
  language: Language | undefined;
  /** By which clock the agency lives. */
  zone: string;
}
