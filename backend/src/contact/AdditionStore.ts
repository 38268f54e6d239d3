import type { UpdateFields } from '@frontage/contract/contact/updateRequest.ts';
import type { Receipt } from '@frontage/contract/visit.ts';
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

/** Where additions go. Throws where nothing could be written. R44. */
export interface AdditionStore {
  /**
   * Writes what is given to exactly that request, and owes sales the news, in one transaction; of a request in
   * quarantine nobody is told. A field that was left open is filled in; what differs from what was sent stands beside
   * it, so that nothing is lost. A file that the request has already is not taken over. `unchanged` where the request
   * says all that already; `missing` where it was erased.
   */
  add(leadId: number, addition: Addition): Promise<Added>;
  /** What arrived of it; undefined where it was erased. */
  receiptOf(leadId: number): Promise<Receipt | undefined>;
}
