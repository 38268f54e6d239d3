import type { UpdateFields } from '@frontage/contract/contact/updateRequest.ts';
import type { ReceivedFile } from './ContactSubmission.ts';
import type { ConsentRecord } from './makeConsentRecord.ts';

/** What a visitor adds to a request after sending it, and when. */
export interface Addition {
  fields: UpdateFields;
  files: readonly ReceivedFile[];
  /** Undefined if the form has no consent box, or it was not ticked. */
  consent: ConsentRecord | undefined;
  addedAt: Date;
}

/** The outcome of an addition. */
export type Added = 'added' | 'unchanged' | 'missing';
