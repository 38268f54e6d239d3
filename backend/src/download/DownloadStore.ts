import type { RequestToTell } from '@frontage/cms/deliveries/enqueueDeliveries.ts';
import type { ArticleFileFields } from '@frontage/contract/contact/articleFileRequest.ts';
import type { RequestEnvelope } from '@frontage/contract/contact/contactRequest.ts';
import type { MailToEnqueue } from '../delivery/enqueueMail.ts';

/** A document that a published article offers. */
export interface OfferedDocument {
  documentId: number;
  title: string;
  article: { id: number; path: string; title: string };
}

/** A document that may be served. */
export interface StoredDocument {
  title: string;
  /** Where its file lies on the disk. */
  file: string;
}

export interface NewDownload {
  fields: ArticleFileFields;
  envelope: RequestEnvelope;
  offer: OfferedDocument;
  receivedAt: Date;
  suspicion: string | undefined;
  idempotencyKey: string | undefined;
  requestId: string;
  payloadHash: string;
}

export interface StoredDownload {
  leadId: number;
  receivedAt: Date;
  payloadHash: string;
}

/** Requests for documents within one transaction. They are leads of a kind of their own. */
export interface DownloadLedger {
  findByKey(idempotencyKey: string): Promise<StoredDownload | undefined>;
  findSame(payloadHash: string, after: Date): Promise<StoredDownload | undefined>;
  add(download: NewDownload): Promise<StoredDownload>;
  /** True where a mail of that kind was written for the request before. */
  isOwedToVisitor(leadId: number, kind: string): Promise<boolean>;
  enqueueToVisitor(
    leadId: number,
    mail: Pick<MailToEnqueue, 'kind' | 'to' | 'subject' | 'text' | 'html'>,
  ): Promise<void>;
  /** The same as any request owes to sales, to the CRM and to webhooks. */
  enqueueToSales(request: RequestToTell): Promise<void>;
}

/** The library of documents, and who asked for them. */
export interface DownloadStore {
  /** The document by its name, where that article is published and offers it. */
  findOffer(articleId: number, name: string, now: Date): Promise<OfferedDocument | undefined>;
  /** The same for a request that is stored already. */
  findStoredOffer(articleId: number, documentId: number, now: Date): Promise<OfferedDocument | undefined>;
  findDocument(documentId: number): Promise<StoredDocument | undefined>;
  /** Path of a published article. */
  findArticlePath(articleId: number, now: Date): Promise<string | undefined>;
  inTransaction<Result>(work: (ledger: DownloadLedger) => Promise<Result>): Promise<Result>;
}
