import type { RequestEnvelope } from '@frontage/contract/contact/contactRequest.ts';
import { type ArticleFileFields, formTable } from '@frontage/contract/forms/formTable.ts';
import { paths } from '@frontage/contract/paths.ts';
import type { Sender } from '../delivery/mails/MailContent.ts';
import { type Acceptance, type Arrival, createAccept } from '../forms/accept.ts';
import type { LeadFields } from '../forms/ContactSubmission.ts';
import { fingerprintOf } from '../forms/payloadHash.ts';
import type { MayMail } from '../guards/recipients.ts';
import type { DownloadLedger, DownloadStore, OfferedDocument } from './DownloadStore.ts';
import type { DownloadLinks } from './downloadLinks.ts';
import { renderDocumentMail } from './downloadMails.ts';

export interface AcceptDownloadOptions {
  store: DownloadStore;
  links: DownloadLinks;
  now: () => Date;
  mayMail: MayMail;
  /** Public address of this host and of the pages. */
  backendUrl: string;
  sender: (page?: string) => Promise<Sender>;
}

export interface DownloadCandidate extends Arrival {
  fields: ArticleFileFields;
  envelope: RequestEnvelope;
  offer: OfferedDocument;
}

interface SenderKnown extends DownloadCandidate {
  /** The sender of the email with the link. */
  from: Sender;
}

interface LinkGiven {
  token: string;
  until: Date;
}

/**
 * The rule for a request for a document: the same fields within a day get a link again, and nothing is stored or
 * emailed twice. A reader who asks twice has lost the link, so this form has no message for duplicates. R47.
 */
export function createAcceptDownload({ backendUrl, links, mayMail, now, sender, store }: AcceptDownloadOptions) {
  const accept = createAccept<SenderKnown, DownloadLedger, LinkGiven>(
    {
      inTransaction: store.inTransaction,
      leadsOf: ({ leads }) => leads,
      duplicate: formTable['article-file'].duplicate,
      hashOf: ({ fields }) => fingerprintOf('article-file', fields),
      again: async ({ receivedAt }, { offer }) => issueLink(offer, receivedAt),
      async store(candidate, { addLead, ledger, receivedAt }) {
        const { envelope, fields, from, offer } = candidate;
        const formId = envelope.formId ?? 'article-file';
        const link = issueLink(offer, receivedAt);
        const { id } = await addLead({
          fields: leadFieldsOf(candidate),
          envelope: { ...envelope, formId },
          consentGiven: false,
          files: [],
          isAnswered: true,
          asksFor: { documentId: offer.documentId, articleId: offer.article.id },
          tags: fields.tags,
        });
        return {
          given: link,
          async enqueue() {
            const address = `${backendUrl}${paths.downloads}/${link.token}`;
            const mail = renderDocumentMail({
              sender: from,
              link: address,
              siteUrl: backendUrl,
              offer,
              until: link.until,
            });
            if (await mayMail(fields.email)) await ledger.enqueueToVisitor(id, { ...mail, to: fields.email });
            // No acknowledgement: the email with the link is one.
            await ledger.leads.enqueue({ id, formId }, undefined);
          },
        };
      },
    },
    now,
  );

  return async (candidate: DownloadCandidate): Promise<Acceptance<LinkGiven>> =>
    accept({ ...candidate, from: await sender(candidate.envelope.resendUrl) });

  function issueLink({ article, documentId }: OfferedDocument, askedAt: Date): LinkGiven {
    return links.issue({ documentId, articleId: article.id, askedAt });
  }
}

/** The form requires only an address, but the inbox needs a name to show. */
function leadFieldsOf({ fields, offer }: DownloadCandidate): LeadFields {
  const { company, email, name, phone } = fields;
  const message = `Asked for “${offer.title}” in ${offer.article.path}`;
  return { name: name ?? email, email, company, phone, message };
}
