import { createHash } from 'node:crypto';
import type { ArticleFileFields } from '@frontage/contract/contact/articleFileRequest.ts';
import type { RequestEnvelope } from '@frontage/contract/contact/contactRequest.ts';
import { paths } from '@frontage/contract/paths.ts';
import type { LeadFields } from '../contact/ContactSubmission.ts';
import { findEarlier } from '../contact/findEarlier.ts';
import type { Sender } from '../delivery/mails/MailContent.ts';
import type { MayMail } from '../guards/recipients.ts';
import type { Refusal } from '../guards/refusal.ts';
import { KeyedMutex } from '../keyedMutex.ts';
import type { DownloadStore } from './DownloadStore.ts';
import type { DownloadLinks } from './downloadLinks.ts';
import { visitorMail } from './downloadMails.ts';
import type { OfferedDocument } from './OfferedDocument.ts';

export interface AcceptDownloadOptions {
  store: DownloadStore;
  links: DownloadLinks;
  now: () => Date;
  mayMail: MayMail;
  /** Where visitors reach this host, and the pages. */
  backendUrl: string;
  sender: () => Promise<Sender>;
}

export interface DownloadCandidate {
  fields: ArticleFileFields;
  envelope: RequestEnvelope;
  offer: OfferedDocument;
  idempotencyKey: string | undefined;
  requestId: string;
  suspicion: string | undefined;
}

export type DownloadAcceptance =
  | { outcome: 'stored' | 'quarantined' | 'repeated'; token: string; until: Date }
  | { outcome: 'key reused'; refusal: Refusal };

/**
 * The rule for a request for a document: a key seen before gets its first answer; the same fields within a day get a
 * link again, and nothing is stored or mailed twice; else lead and mails are there in one transaction. A reader who
 * asks twice has lost the link, so this form has no sentence for duplicates. R33, R37, R38, R47.
 */
export function createAcceptDownload(options: AcceptDownloadOptions) {
  const { backendUrl, links, mayMail, now, sender, store } = options;
  const mutex = new KeyedMutex();

  return async function accept(candidate: DownloadCandidate): Promise<DownloadAcceptance> {
    const { suspicion, fields, idempotencyKey, offer } = candidate;
    const formId = candidate.envelope.formId ?? 'article-file';
    const payloadHash = downloadHashOf(candidate);
    const linkAsked = (askedAt: Date) =>
      links.issue({ documentId: offer.documentId, articleId: offer.article.id, askedAt });
    const from = await sender();
    return mutex.run(payloadHash, () =>
      store.inTransaction(async (ledger): Promise<DownloadAcceptance> => {
        const receivedAt = now();
        const earlier = await findEarlier(ledger.leads, { idempotencyKey, payloadHash, receivedAt });
        if (earlier?.as === 'key reused') return { outcome: earlier.as, refusal: earlier.refusal };
        if (earlier?.as === 'repeated') return { outcome: 'repeated', ...linkAsked(earlier.lead.receivedAt) };
        const link = linkAsked(receivedAt);
        if (earlier) return { outcome: 'repeated', ...link };
        const { id: leadId } = await ledger.leads.add({
          fields: leadFieldsOf(candidate),
          envelope: { ...candidate.envelope, formId },
          consentGiven: false,
          files: [],
          asksFor: { documentId: offer.documentId, articleId: offer.article.id },
          tags: fields.tags,
          receivedAt,
          status: suspicion === undefined ? 'new' : 'quarantine',
          quarantineReason: suspicion,
          idempotencyKey,
          requestId: candidate.requestId,
          payloadHash,
        });
        if (suspicion !== undefined) return { outcome: 'quarantined', ...link };
        const address = `${backendUrl}${paths.downloads}/${link.token}`;
        const mail = visitorMail({ sender: from, link: address, siteUrl: backendUrl, offer, until: link.until });
        if (await mayMail(fields.email)) await ledger.enqueueToVisitor(leadId, { ...mail, to: fields.email });
        // No acknowledgement: the mail with the link is one.
        await ledger.leads.owe({ id: leadId, formId }, undefined);
        return { outcome: 'stored', ...link };
      }),
    );
  };
}

/** The form asks for an address alone, and the inbox needs a name to show. */
function leadFieldsOf({ fields, offer }: DownloadCandidate): LeadFields {
  const { company, email, name, phone } = fields;
  const message = `Asked for “${offer.title}” in ${offer.article.path}`;
  return { name: name ?? email, email, company, phone, message };
}

/** What makes two requests the same: who asks for what. R38. */
function downloadHashOf({ fields, offer }: DownloadCandidate): string {
  const { company, email, name, phone } = fields;
  const counted = ['article-file', email.toLowerCase(), name, company, phone, offer.documentId, offer.article.id];
  return createHash('sha256').update(JSON.stringify(counted).normalize('NFC')).digest('base64url');
}
