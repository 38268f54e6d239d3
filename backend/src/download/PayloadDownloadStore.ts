import { join } from 'node:path';
import { inTransaction } from '@frontage/cms/database/inTransaction.ts';
import { enqueueForRequest } from '@frontage/cms/deliveries/enqueueDeliveries.ts';
import { type ConsentWords, findConsentWords } from '@frontage/cms/forms/consentWords.ts';
import { categorySlugs, pathOfArticle } from '@frontage/contract/article.ts';
import { consentNote } from '@frontage/contract/contact/messages.ts';
import type { Payload, PayloadRequest, Where } from 'payload';
import { consentRecord } from '../contact/consentRecord.ts';
import { againIfKeyTaken } from '../contact/keyTakenMeanwhile.ts';
import { enqueueMail } from '../delivery/enqueueMail.ts';
import type { DownloadLedger, DownloadStore, NewDownload, OfferedDocument, StoredDownload } from './DownloadStore.ts';

interface PayloadDownloadStoreOptions {
  documentsDir: string;
  /** The address that mails come from. */
  from: string;
}

/** Documents and requests for them in the CMS, over Payload's Local API. */
export function createPayloadDownloadStore(payload: Payload, options: PayloadDownloadStoreOptions): DownloadStore {
  /** Published, and not before its date. */
  async function shownArticle(id: number, now: Date) {
    const { docs } = await payload.find({
      collection: 'articles',
      where: {
        and: [
          { id: { equals: id } },
          { _status: { equals: 'published' } },
          { date: { less_than_equal: now.toISOString() } },
        ],
      },
      limit: 1,
      pagination: false,
      depth: 1,
      select: { title: true, slug: true, category: true, layout: true },
    });
    const [article] = docs;
    if (!article || typeof article.category !== 'object') return undefined;
    const category = categorySlugs.find((slug) => slug === categoryOf(article.category));
    if (!category) return undefined;
    return { article, path: pathOfArticle({ slug: article.slug, category: { ...emptyCategory, slug: category } }) };
  }

  async function findOffer(articleId: number, name: string, now: Date): Promise<OfferedDocument | undefined> {
    const shown = await shownArticle(articleId, now);
    const isOffered = shown?.article.layout?.some(
      (block) => block.blockType === 'downloadPDFForm' && block.document === name,
    );
    if (!shown || !isOffered) return undefined;
    const { docs } = await payload.find({
      collection: 'documents',
      where: { name: { equals: name } },
      limit: 1,
      pagination: false,
      depth: 0,
    });
    const { article, path } = shown;
    return (
      docs[0] && {
        documentId: docs[0].id,
        title: docs[0].title,
        article: { id: article.id, path, title: article.title },
      }
    );
  }

  return {
    findOffer,
    async findStoredOffer(articleId, documentId, now) {
      const asked = await payload.findByID({
        collection: 'documents',
        id: documentId,
        depth: 0,
        disableErrors: true,
      });
      return asked ? findOffer(articleId, asked.name, now) : undefined;
    },
    async findDocument(documentId) {
      const found = await payload.findByID({ collection: 'documents', id: documentId, depth: 0, disableErrors: true });
      return found?.filename ? { title: found.title, file: join(options.documentsDir, found.filename) } : undefined;
    },
    findArticlePath: async (articleId, now) => (await shownArticle(articleId, now))?.path,
    inTransaction: (work) =>
      againIfKeyTaken(() => inTransaction(payload, (req) => work(ledgerOf(payload, req, options.from)))),
  };
}

const emptyCategory = { term_id: 0, name: '' };

function categoryOf(category: unknown): unknown {
  return typeof category === 'object' && category !== null && 'slug' in category ? category.slug : undefined;
}

function ledgerOf(payload: Payload, req: PayloadRequest, from: string): DownloadLedger {
  async function first(where: Where): Promise<StoredDownload | undefined> {
    const { docs } = await payload.find({
      collection: 'leads',
      where,
      limit: 1,
      pagination: false,
      depth: 0,
      joins: false,
      select: { receivedAt: true, payloadHash: true, createdAt: true },
      req,
    });
    const [lead] = docs;
    return (
      lead && {
        leadId: lead.id,
        receivedAt: new Date(lead.receivedAt ?? lead.createdAt),
        payloadHash: lead.payloadHash ?? '',
      }
    );
  }

  return {
    findByKey: (idempotencyKey) => first({ idempotencyKey: { equals: idempotencyKey } }),
    findSame: (payloadHash, after) =>
      first({ and: [{ payloadHash: { equals: payloadHash } }, { receivedAt: { greater_than: after.toISOString() } }] }),
    async add(download) {
      const note = await findConsentWords(payload, download.envelope.consentVersion, [consentNote], req);
      const { id } = await payload.create({
        collection: 'leads',
        data: rowOf(download, note),
        select: { updatedAt: true },
        depth: 0,
        req,
      });
      return { leadId: id, receivedAt: download.receivedAt, payloadHash: download.payloadHash };
    },
    async isOwedToVisitor(lead, kind) {
      const where = { and: [{ lead: { equals: lead } }, { kind: { equals: kind } }] };
      return (await payload.db.count({ collection: 'mails', where, req })).totalDocs > 0;
    },
    enqueueToVisitor: (lead, written) => enqueueMail(payload, req, { ...written, from, lead }),
    // No acknowledgement: the mail with the link is one.
    enqueueToSales: (request) => enqueueForRequest(payload, req, request, null),
  };
}

function rowOf(download: NewDownload, note: ConsentWords | undefined) {
  const { suspicion, envelope, fields, idempotencyKey, offer, payloadHash, receivedAt, requestId } = download;
  return {
    // The form asks for an address alone, and the inbox needs a name to show.
    name: fields.name ?? fields.email,
    email: fields.email,
    company: fields.company ?? null,
    phone: fields.phone ?? null,
    message: `Asked for “${offer.title}” in ${offer.article.path}`,
    document: offer.documentId,
    article: offer.article.id,
    tags: fields.tags,
    status: suspicion === undefined ? ('new' as const) : ('quarantine' as const),
    quarantineReason: suspicion ?? null,
    receivedAt: receivedAt.toISOString(),
    formId: envelope.formId ?? null,
    resendUrl: envelope.resendUrl ?? null,
    clientTime: envelope.time ?? null,
    googleGA4ClientId: envelope.googleGA4ClientId ?? null,
    ...consentRecord({ version: envelope.consentVersion, formId: envelope.formId }, note, receivedAt),
    idempotencyKey: idempotencyKey ?? null,
    requestId,
    payloadHash,
  };
}
