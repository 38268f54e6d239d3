export interface CrmRequest {
  /** Our own id, the same for each try. A deal that was made before is found by it. */
  externalId: string;
  /** For example: Northgate Clearing, Q-2611-0412. */
  title: string;
  /** Recognised by the address; without one, by name and number. */
  person: { name: string; email: string | undefined; phone: string | undefined };
  companyName: string | undefined;
  /** Plain text. An adapter whose notes are HTML escapes it. */
  note: string;
}

/** The four records made of a request, by the CRM's own ids. R43. */
export interface CrmIds {
  dealId: string;
  personId: string;
  noteId: string;
  companyId: string | undefined;
}

/** A further note on a deal. */
export interface CrmNote {
  /** Our own id, the same for each try. */
  externalId: string;
  text: string;
}

/** How sales ended a deal. */
export type CrmState = 'won' | 'lost';

/**
 * The store of deals. The first two calls may be repeated after an answer was lost: they find what already exists and duplicate
 * nothing. They are made one at a time. They throw the faults of `delivery/Channel.ts`.
 */
export interface CrmAdapter {
  saveRequest(request: CrmRequest): Promise<CrmIds>;
  addNote(ids: Pick<CrmIds, 'dealId' | 'personId'>, note: CrmNote): Promise<string>;
  /** How deals ended, by our own ids; without those that are open, or not there. At most 100 at once. */
  readStates(asked: readonly { dealId: string; externalId: string }[]): Promise<ReadonlyMap<string, CrmState>>;
}
