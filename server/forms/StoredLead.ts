import type { ContactSubmission } from './ContactSubmission.ts';

/** A lead to be stored. */
export interface NewLead extends ContactSubmission {
  receivedAt: Date;
  status: 'new' | 'quarantine';
  quarantineReason?: string | undefined;
  idempotencyKey: string | undefined;
  /** Id, as in the log, of the call that brought it. */
  requestId: string;
  payloadHash: string;
  /** What was asked for is given at once, such as a call or a document: no answer is owed. R70. */
  isAnswered?: true;
  /** The requested document, and the article that offers it. */
  asksFor?: { documentId: number; articleId: number } | undefined;
  /** Slugs of the tags of that article. */
  tags?: readonly string[] | undefined;
}

export interface StoredLead {
  id: number;
  receivedAt: Date;
  payloadHash: string;
}
