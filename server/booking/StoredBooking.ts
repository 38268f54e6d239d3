import type { Language } from '@frontage/contract/language.ts';
import type { MailContent } from '../delivery/mails/MailContent.ts';
import type { Busy } from './CallPlan.ts';

export type BookingState = 'booked' | 'cancelled' | 'quarantine';

/** A call with everything that its emails and pages say about it. */
export interface StoredBooking extends Busy {
  id: number;
  state: BookingState;
  room: string | undefined;
  /** Time zone of the visitor. */
  zone: string;
  uid: string;
  sequence: number;
  /** Undefined once the request was erased. */
  visitor: CallVisitor | undefined;
}

/** Who booked a call, as sales know them from the request. */
export interface CallVisitor {
  leadId: number;
  name: string;
  email: string;
  company?: string | null | undefined;
  message?: string | null | undefined;
}

export interface NewBooking extends Busy {
  leadId: number;
  state: Exclude<BookingState, 'cancelled'>;
  room: string | undefined;
  zone: string;
  uid: string;
}

/** An hour to which a call moves, with the visitor's zone. */
export interface BookingPlace extends Busy {
  room: string | undefined;
  zone: string;
}

/** An email about a call, with the file that updates calendars. */
export interface BookingMail {
  kind: string;
  to: 'visitor' | 'sales';
  content: MailContent;
  calendar: string;
}

/** Thrown if the database has already given the hour to somebody else. */
export class PlaceTaken extends Error {
  override name = 'PlaceTaken';
}

/**
 * The inviting side: its name and address in calendars, the language in which visitors are written to, and our clock.
 */
export interface Organizer {
  name: string;
  email: string;
  language: Language | undefined;
  /** Time zone of the agency. */
  zone: string;
  /** Where sales read their emails, and the requests. */
  sales: { email: string; adminUrl: string };
}

/** In place of a visitor whose request was erased. */
export const unknownVisitor = ({ email }: Organizer): CallVisitor => ({ leadId: 0, name: 'Visitor', email });
