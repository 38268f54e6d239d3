import type { DueDelivery, Note } from './Channel.ts';
import type { SendEmail } from './OwnEmail.ts';

/**
 * Something that an agency's own code owes for each new request: `own/deliveries/<name>.ts` exports it as `delivery`.
 * It is stored with the request and tried until `deliver` returns, as all deliveries are.
 */
export interface OwnDelivery {
  /** For sales, such as "Row in our sheet". */
  label: string;
  /** Whether a request owes it; each one, if it says nothing. */
  isOwed?: (request: OwedRequest) => boolean;
  /** `sendEmail` sends one of `own/emails`. */
  deliver: (delivery: DueDelivery, sendEmail: SendEmail) => Promise<Note | undefined>;
}

/** What decides whether a request owes a delivery. */
export interface OwedRequest {
  id: number;
  formId?: string | null | undefined;
  country?: string | null | undefined;
  email: string | null;
}
