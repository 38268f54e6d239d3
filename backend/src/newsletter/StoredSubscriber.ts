import type { SubscribeFields } from '@frontage/contract/contact/subscribeRequest.ts';

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
