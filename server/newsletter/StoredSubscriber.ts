import type { SubscribeFields } from '@frontage/contract/contact/subscribeRequest.ts';
import type { Subscriber } from '../payload-types.ts';

export type SubscriberState = 'waiting' | 'entered' | 'left' | 'quarantine';

/** A subscriber, as far as the rules need. */
export interface StoredSubscriber {
  id: number;
  email: string;
  state: SubscriberState;
  leftAt: Date | undefined;
  /** When the last sign-up email was enqueued, and how many were within its day. */
  mailedAt: Date | undefined;
  mailsInDay: number;
}

/** A sign-up, with the consent text that was shown. */
export interface Asking extends SubscribeFields {
  formId: string | undefined;
  consentVersion: string | undefined;
  origin: NonNullable<Subscriber['origin']>;
  askedAt: Date;
}

/** Changes to a row. Fields that are left out stay as they are. */
export interface SubscriberChange {
  state?: SubscriberState;
  quarantineReason?: string | null;
  asking?: Asking;
  mailed?: { at: Date; inDay: number };
  enteredAt?: Date;
  leftAt?: Date;
}
