import type { RequestToTell } from '@frontage/cms/deliveries/enqueueDeliveries.ts';
import type { ContactSubmission } from './ContactSubmission.ts';

/** A lead that is to be stored. */
export interface NewLead extends ContactSubmission {
  receivedAt: Date;
  status: 'new' | 'quarantine';
  quarantineReason?: string | undefined;
  idempotencyKey: string | undefined;
  /** Of the call by which it came, as in the log. */
  requestId: string;
  payloadHash: string;
}

export interface StoredLead {
  id: number;
  receivedAt: Date;
  payloadHash: string;
}

/** Leads within one transaction. */
export interface Ledger {
  findByKey(idempotencyKey: string): Promise<StoredLead | undefined>;
  /** A lead with the same fields that came after that moment. */
  findSame(payloadHash: string, after: Date): Promise<StoredLead | undefined>;
  /** Stores the lead with its files. */
  add(lead: NewLead): Promise<StoredLead>;
  /**
   * Notes what is owed for the request, to sales, to the CRM and to webhooks; with an address, a mail to the visitor
   * too.
   */
  owe(request: RequestToTell, email: string | undefined): Promise<void>;
}

/** Where requests are kept. Throws where it cannot be reached or written; then nothing of the work is there. */
export interface LeadStore {
  inTransaction<Result>(work: (ledger: Ledger) => Promise<Result>): Promise<Result>;
  /** True when a stored lead has this file. */
  holdsFile(storageName: string): Promise<boolean>;
}
