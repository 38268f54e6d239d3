import type { Busy, CallPlan } from '@frontage/cms/bookings/CallPlan.ts';
import type { RequestToTell } from '@frontage/cms/deliveries/enqueueDeliveries.ts';
import type { Ledger } from '../contact/LeadStore.ts';
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

/** Calls within one transaction. */
export interface BookingLedger {
  leads: Ledger;
  /** Calls that are booked and touch a stretch of time. */
  busy(from: Date, until: Date): Promise<Busy[]>;
  find(id: number): Promise<StoredBooking | undefined>;
  findByLead(leadId: number): Promise<StoredBooking | undefined>;
  /** Calls still to come that were booked under an email address. */
  countToCome(email: string, now: Date): Promise<number>;
  /** Throws {@link PlaceTaken}. */
  add(booking: NewBooking): Promise<number>;
  /** The same call at another hour. Throws {@link PlaceTaken}. */
  move(booking: StoredBooking, to: Busy & { room: string | undefined; zone: string }): Promise<void>;
  /** What sales read of the call at its request. */
  describe(leadId: number, details: string): Promise<void>;
  /** A call that waited in quarantine is given its hour. Throws {@link PlaceTaken}. */
  confirm(booking: StoredBooking): Promise<void>;
  cancel(booking: StoredBooking): Promise<void>;
  /** Sales and CRM learn of the request; the visitor's mail is one about the call. */
  enqueueForRequest(request: RequestToTell): Promise<void>;
  /** A note at the deal. */
  enqueueNote(leadId: number, note: string): Promise<void>;
  enqueueMail(leadId: number, visitorEmail: string, mail: BookingMail): Promise<void>;
}

/** Who invites: name and address that stand in calendars. */
export interface Organizer {
  name: string;
  email: string;
}

/** Where calls are kept, and when they can be had. Throws where it cannot be reached or written. */
export interface BookingStore {
  plan(): Promise<CallPlan>;
  organizer(): Promise<Organizer>;
  busy(from: Date, until: Date): Promise<Busy[]>;
  find(id: number): Promise<StoredBooking | undefined>;
  findByLead(leadId: number): Promise<StoredBooking | undefined>;
  inTransaction<Result>(work: (ledger: BookingLedger) => Promise<Result>): Promise<Result>;
}
