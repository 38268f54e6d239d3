import type { UpdateFields } from '@frontage/contract/contact/updateRequest.ts';
import type { ReceivedFile } from './ContactSubmission.ts';
import type { ConsentRecord } from './consentRecord.ts';

/** What a visitor adds to a request after sending, and when. */
export interface Addition {
  fields: UpdateFields;
  files: readonly ReceivedFile[];
  /** Undefined where the form has no box of consent, or it was not ticked. */
  consent: ConsentRecord | undefined;
  addedAt: Date;
}

/** What came of one. */
export type Added = 'added' | 'unchanged' | 'missing';
