/** A request as a CRM files it. */
export interface CrmRequest {
  /** Ours, the same for each try: by it a deal that was made before is found again. */
  externalId: string;
  /** Such as: Northgate Clearing, Q-2611-0412. */
  title: string;
  /** Known again by the address; without one by name and number. */
  person: { name: string; email: string | undefined; phone: string | undefined };
  companyName: string | undefined;
  /** Plain text; an adapter whose notes are HTML escapes it. */
  note: string;
}

/** The four records that a request became, by the CRM's own ids. R43. */
export interface CrmIds {
  dealId: string;
  personId: string;
  noteId: string;
  companyId: string | undefined;
}

/** A further note at a deal. */
export interface CrmNote {
  /** Ours, the same for each try. */
  externalId: string;
  text: string;
}

/**
 * Where deals are kept. Both calls may be made again after an answer was lost: what is there already is found, and
 * nothing is doubled. They are made one at a time. They throw the faults of `delivery/Channel.ts`.
 */
export interface CrmAdapter {
  saveRequest(request: CrmRequest): Promise<CrmIds>;
  /** Answers the id of the note. */
  addNote(ids: Pick<CrmIds, 'dealId' | 'personId'>, note: CrmNote): Promise<string>;
}
