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
  /** The document that is asked for, and the article that offers it. */
  asksFor?: { documentId: number; articleId: number } | undefined;
  /** Slugs of what that article is about. */
  tags?: readonly string[] | undefined;
}

export interface StoredLead {
  id: number;
  receivedAt: Date;
  payloadHash: string;
}
