import type { Payload, PayloadRequest } from 'payload';
import type {
  Delivery,
  Event,
  Form,
  Lead,
  LeadFile,
  LeadMessage,
  Mail,
  Subscriber,
  Webhook,
} from '../payload-types.ts';
import type { Company } from './mails/senderOf.ts';

export interface DeliveredLead {
  lead: Lead;
  files: LeadFile[];
  /** The event at which the visitor asks for a seat. */
  event?: Event | undefined;
}

/** A delivery with everything it is about, as far as it still exists. */
export interface DueDelivery {
  payload: Payload;
  row: Delivery;
  request: DeliveredLead | undefined;
  mail: Mail | undefined;
  message: LeadMessage | undefined;
  webhook: Webhook | undefined;
  /** Who it is about, where that is a subscriber of the newsletter. */
  subscriber: Subscriber | undefined;
  /** What emails say about the company, at most a second old: deliveries that are tried together read it once. */
  company: () => Promise<Company>;
  /** The form that the request came by, at most a second old as well. */
  form: () => Promise<Form | undefined>;
}

/** Writes the result of a success. Runs in the transaction that records the delivery itself. */
export type Note = (req: PayloadRequest) => Promise<void>;

/**
 * Delivers one kind of delivery. Returns once the other side has accepted it. Otherwise throws, preferably one of the
 * faults below, whose message sales can read.
 */
export type Channel = (delivery: DueDelivery) => Promise<Note | undefined>;

/** The other side will never accept it: no more tries. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}

/** The other side cannot be reached: others that wait for the same peer need not try now. */
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
