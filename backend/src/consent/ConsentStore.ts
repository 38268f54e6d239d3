import type { ConsentRequest } from '@frontage/contract/contact/consentRequest.ts';

/** An answer as it is kept, with the time of our own clock. */
export interface GivenConsent extends ConsentRequest {
  answeredAt: Date;
}

/** The log of answers. Throws where it cannot be written. */
export interface ConsentStore {
  /** Writes an answer; one that the log has already is left as it is. */
  record(consent: GivenConsent): Promise<void>;
}
