import type { Delivery, Event, Form, Lead, LeadFile, LeadMessage, Mail, Webhook } from '@frontage/cms/payload-types.ts';
import type { Payload, PayloadRequest } from 'payload';
import type { Company } from './mails/senderOf.ts';

/** The request that a delivery is about. */
export interface DeliveredLead {
  lead: Lead;
  files: LeadFile[];
  /** The event at which a seat is asked for. */
  event?: Event | undefined;
}

/** A delivery with all it is about, as far as it is still there. */
export interface DueDelivery {
  payload: Payload;
  row: Delivery;
  request: DeliveredLead | undefined;
  mail: Mail | undefined;
  /** The answer that it brings. */
  message: LeadMessage | undefined;
  webhook: Webhook | undefined;
  /** What emails say of the company, at most a second old: all that are tried together ask once. */
  company: () => Promise<Company>;
  /** The form by which the request came, likewise. */
  form: () => Promise<Form | undefined>;
}

/** What is to be noted of a success; runs in the transaction that notes the delivery itself. */
export type Note = (req: PayloadRequest) => Promise<void>;

/**
 * Brings one kind of delivery to where it belongs. Returns once the other side has taken it over; throws where it has
 * not, by preference one of the faults below, whose message sales can read.
 */
export type Channel = (delivery: DueDelivery) => Promise<Note | undefined>;

/** The other side will never take it: no more tries. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}

/** The other side is away: what waits for the same peer need not ask now. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** The other side asks to come back later. */
export class TryLater extends Error {
  override name = 'TryLater';
  readonly afterMs: number;

  constructor(message: string, afterMs: number) {
    super(message);
    this.afterMs = afterMs;
  }
}
