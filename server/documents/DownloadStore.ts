import { join } from 'node:path';
import { kindOf, pathOfStored } from '@frontage/kinds/kinds.ts';
import type { Payload, PayloadRequest } from 'payload';
import { groupedTransactionsOf } from '../database/groupedTransactions.ts';
import { enqueueMail, type MailToEnqueue } from '../delivery/enqueueDeliveries.ts';
import { findSpokenPath } from '../fields/language.ts';
import { ledgerOf } from '../forms/LeadStore.ts';
import type { LibraryDocument } from '../payload-types.ts';
import type { ReadLink } from './downloadLinks.ts';

export type DownloadLedger = ReturnType<typeof downloadLedgerOf>;

interface DownloadStoreOptions {
  documentsDir: string;
  /** The sender address of emails. */
  from: string;
}

export type DownloadStore = ReturnType<typeof createDownloadStore>;

/** The library of documents, and the requests for them. */
export function createDownloadStore(payload: Payload, options: DownloadStoreOptions) {
  const inGroupedTransaction = groupedTransactionsOf(payload);

  /** Finds an article that is published and whose date has come. */
  async function findShownArticle(id: number, now: Date) {
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
      select: { title: true, slug: true, category: true, layout: true, language: true },
    });
    const [article] = docs;
    const path = article && pathOfStored(kindOf('articles'), article);
    return article && path ? { article, path: await findSpokenPath(payload, path) } : undefined;
  }

  /** Finds the document of this name, if the article is published and offers it. */
  async function findOffer(articleId: number, name: string, now: Date): Promise<OfferedDocument | undefined> {
    const shown = await findShownArticle(articleId, now);
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
        title: titleFor(docs[0], article.language),
        article: { id: article.id, path, title: article.title },
      }
    );
  }

  return {
    findOffer,
    /** The same for a stored request. */
    async findStoredOffer(articleId: number, documentId: number, now: Date): Promise<OfferedDocument | undefined> {
      const asked = await payload.findByID({
        collection: 'documents',
        id: documentId,
        depth: 0,
        disableErrors: true,
      });
      return asked ? findOffer(articleId, asked.name, now) : undefined;
    },
    /** The document of a link, under its title in the language of the article that offered it. */
    async findDocument({ articleId, documentId }: ReadLink): Promise<StoredDocument | undefined> {
      const found = await payload.findByID({ collection: 'documents', id: documentId, depth: 0, disableErrors: true });
      if (!found?.filename) return undefined;
      const asked = { select: { language: true }, depth: 0, disableErrors: true } as const;
      const article = await payload.findByID({ collection: 'articles', id: articleId, ...asked });
      return { title: titleFor(found, article?.language), file: join(options.documentsDir, found.filename) };
    },
    /** Returns the path of a published article. */
    findArticlePath: async (articleId: number, now: Date): Promise<string | undefined> =>
      (await findShownArticle(articleId, now))?.path,
    inTransaction: <Result>(work: (ledger: DownloadLedger) => Promise<Result>): Promise<Result> =>
      inGroupedTransaction((req) => work(downloadLedgerOf(payload, req, options.from))),
  };
}

/** What readers of a language call a document. */
const titleFor = ({ title, titleIn }: LibraryDocument, language: string | null | undefined): string =>
  titleIn?.[language ?? ''] || title;

/** Requests for documents within one transaction: leads, and the email with the link. `from`: its sender. */
function downloadLedgerOf(payload: Payload, req: PayloadRequest, from: string) {
  return {
    leads: ledgerOf(payload, req),
    /** Tells whether an email of that kind was already written for the request. */
    async isOwedToVisitor(lead: number, kind: string): Promise<boolean> {
      const where = { and: [{ lead: { equals: lead } }, { kind: { equals: kind } }] };
      return (await payload.db.count({ collection: 'mails', where, req })).totalDocs > 0;
    },
    enqueueToVisitor: (lead: number, written: Pick<MailToEnqueue, 'kind' | 'to' | 'subject' | 'text' | 'html'>) =>
      enqueueMail(payload, req, { ...written, from, lead }),
  };
}

/** A document that a published article offers. */
export interface OfferedDocument {
  documentId: number;
  title: string;
  article: { id: number; path: string; title: string };
}

/** A document that may be served. */
interface StoredDocument {
  title: string;
  /** Path of its file on the disk. */
  file: string;
}
