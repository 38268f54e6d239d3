import type { SubscribeFields } from '@frontage/contract/contact/subscribeRequest.ts';
import type { NewsletterMail } from './newsletterMails.ts';

export type SubscriberState = 'waiting' | 'entered' | 'left' | 'quarantine';

/** A reader as the rules see one. */
export interface StoredSubscriber {
  id: number;
  email: string;
  state: SubscriberState;
  leftAt: Date | undefined;
  /** When the last mail about the asking was owed, and how many were within its day. */
  mailedAt: Date | undefined;
  mailsInDay: number;
}

/** What somebody asked, with what they were told. */
export interface Asking extends SubscribeFields {
  formId: string | undefined;
  consentVersion: string | undefined;
  askedAt: Date;
}

/** What is written to a row; what is left out stays as it is. */
export interface SubscriberChange {
  state?: SubscriberState;
  quarantineReason?: string | null;
  asking?: Asking;
  mailed?: { at: Date; inDay: number };
  enteredAt?: Date;
  leftAt?: Date;
}

/** Readers within one transaction. */
export interface SubscriberLedger {
  findByEmail(email: string): Promise<StoredSubscriber | undefined>;
  find(id: number): Promise<StoredSubscriber | undefined>;
  /** Adds a row; the address must be normalised. */
  add(email: string, change: SubscriberChange & { state: SubscriberState }): Promise<StoredSubscriber>;
  change(id: number, change: SubscriberChange): Promise<void>;
  owe(subscriber: Pick<StoredSubscriber, 'id' | 'email'>, mail: NewsletterMail): Promise<void>;
}

/** Where readers are kept. Throws where it cannot be reached or written; then nothing of the work is there. */
export interface SubscriberStore {
  inTransaction<Result>(work: (ledger: SubscriberLedger) => Promise<Result>): Promise<Result>;
}
