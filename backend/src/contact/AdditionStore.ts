import type { UpdateFields } from '@frontage/contract/contact/updateRequest.ts';

/** What a visitor adds to a request after sending, and when. */
export interface Addition extends UpdateFields {
  addedAt: Date;
}

/** What came of one. */
export type Added = 'added' | 'unchanged' | 'missing';

/** Where additions go. Throws where nothing could be written. Decision 23. */
export interface AdditionStore {
  /**
   * Writes what is given to exactly that request, and owes sales the news, in one transaction; of a request in
   * quarantine nobody is told. `unchanged` where the request says all that already; `missing` where it was erased.
   */
  add(leadId: number, addition: Addition): Promise<Added>;
}
