import { join } from 'node:path';
import { pathIn } from '@frontage/contract/language.ts';
import { kindOf, kindsWith, pathOfStored } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';
import { findLanguageAt, findSpokenPath, published, whereAddress } from '../fields/language.ts';
import { pathAt } from '../http/addressOf.ts';
import type { Lead, LibraryDocument } from '../payload-types.ts';
import { idOf } from '../references/idOf.ts';
import { createSeal } from '../seal.ts';

export type DownloadStore = ReturnType<typeof createDownloadStore>;

/** The library of documents, and the requests for them. */
export function createDownloadStore(payload: Payload, { documentsDir }: { documentsDir: string }) {
  /** Finds an article that is published and whose date has come. */
  async function findShownArticle(id: number, now: Date) {
    const where = { and: [{ id: { equals: id } }, published, { date: { less_than_equal: now.toISOString() } }] };
    const select = { title: true, slug: true, category: true, layout: true, language: true } as const;
    const asked = { where, limit: 1, pagination: false, depth: 1, select } as const;
    const [article] = (await payload.find({ collection: 'articles', ...asked })).docs;
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
    const named = { where: { name: { equals: name } }, limit: 1, pagination: false, depth: 0 } as const;
    const [document] = (await payload.find({ collection: 'documents', ...named })).docs;
    if (!document) return undefined;
    const { article, path } = shown;
    const place = { path, article: { id: article.id, title: article.title } };
    return { documentId: document.id, title: titleFor(document, article.language), place };
  }

  async function findInLibrary(id: number): Promise<LibraryDocument | undefined> {
    return (await payload.findByID({ collection: 'documents', id, depth: 0, disableErrors: true })) ?? undefined;
  }

  async function findLanguageOf(id: number) {
    const asked = { select: { language: true }, depth: 0, disableErrors: true } as const;
    return (await payload.findByID({ collection: 'articles', id, ...asked }))?.language;
  }

  /**
   * The path of the page that somebody says they were on, if one is published there: anybody can say anything, and an
   * email repeats it. Otherwise that of the first page of its language.
   */
  async function findPagePath(address: string | null | undefined): Promise<string> {
    const path = pathAt(address);
    const where = { and: [published, await whereAddress(payload, path)] };
    for (const { collection } of kindsWith('page'))
      if ((await payload.count({ collection, where })).totalDocs > 0) return path;
    return pathIn(await findLanguageAt(payload, path), '/');
  }

  return {
    findOffer,
    findPagePath,
    /** The same for a stored request, which may have come by a form that gives the document. */
    async findStoredOffer(lead: Lead, now: Date): Promise<OfferedDocument | undefined> {
      const asked = await findInLibrary(idOf(lead.document) ?? -1);
      if (!asked || lead.becomes !== 'download') return asked && findOffer(idOf(lead.article) ?? -1, asked.name, now);
      const path = await findPagePath(lead.resendUrl);
      return { documentId: asked.id, title: titleFor(asked, await findLanguageAt(payload, path)), place: { path } };
    },
    /** The document of a link, under its title in the language of the page that offered it. */
    async findDocument({ documentId, from }: ReadLink): Promise<StoredDocument | undefined> {
      const found = await findInLibrary(documentId);
      if (!found?.filename) return undefined;
      const language = typeof from === 'string' ? await findLanguageAt(payload, from) : await findLanguageOf(from);
      return { title: titleFor(found, language), file: join(documentsDir, found.filename) };
    },
    /** The path of the page that a link was asked for on, if it is published. */
    findPath: async ({ from }: ReadLink, now: Date): Promise<string | undefined> =>
      typeof from === 'string' ? from : (await findShownArticle(from, now))?.path,
  };
}

/** What readers of a language call a document. */
const titleFor = ({ title, titleIn }: LibraryDocument, language: string | null | undefined): string =>
  titleIn?.[language ?? ''] || title;

/** A document that a published article offers, or a form on a page gives. */
export interface OfferedDocument {
  documentId: number;
  title: string;
  place: { path: string; article?: { id: number; title: string } };
}

export const downloadOf = ({ documentId, place }: OfferedDocument, askedAt: Date) => ({
  documentId,
  from: place.article?.id ?? place.path,
  askedAt,
});

interface StoredDocument {
  title: string;
  /** Path of its file on the disk. */
  file: string;
}

/** Hours for which a link serves its document. Pages and emails state it too. */
export const downloadHours = 24;

const lifeMs = downloadHours * 3_600_000;

/** A document, and where it was asked for: the id of the article that offers it, or the path of the page of a form. */
interface Download {
  documentId: number;
  from: number | string;
}

export type DownloadLinks = ReturnType<typeof createDownloadLinks>;
export type ReadLink = NonNullable<ReturnType<DownloadLinks['read']>>;

/** Links to documents. They are sealed, so nobody can make them up, and do not reveal who asked. */
export function createDownloadLinks(secret: string, now: () => Date) {
  const { seal, open } = createSeal(secret, 'downloads');
  return {
    issue({ askedAt, documentId, from }: Download & { askedAt: Date }) {
      const until = new Date(askedAt.getTime() + lifeMs);
      return { token: seal(`${documentId}:${from}:${until.getTime()}`), until };
    },
    /** Undefined for a token that we did not issue. */
    read(token: string) {
      const [documentId, ...rest] = open(token)?.split(':') ?? [];
      const time = rest.pop();
      if (time === undefined) return undefined;
      const until = new Date(Number(time));
      const from = rest.join(':');
      const place = from.startsWith('/') ? from : Number(from);
      return { documentId: Number(documentId), from: place, until, isOver: until <= now() };
    },
  };
}
