import { readOwnForms } from '@frontage/cms/forms/readForms.ts';
import type { OwnForm } from '@frontage/contract/forms/ownForm.ts';
import { once } from '@frontage/contract/primitives/once.ts';
import type { Payload } from 'payload';
import type { ArticleIndex } from './articleIndex.ts';
import { type ArticleReader, openArticleReader } from './articleReader.ts';
import { type ArticleTexts, openArticleTexts } from './articleTexts.ts';
import { createDocumentCache, type DocumentCache } from './documentCache.ts';
import { type GlossaryIndex, readGlossary } from './glossary.ts';
import { type PageSurroundings, readSurroundings } from './pageSurroundings.ts';
import { type ListedPages, readPages } from './pages.ts';
import { shared } from './shared.ts';

/** What is published at one version of the content, each part read when it is first asked for. */
export interface PublishedContent {
  /** Changes with what documents show of others: pictures, categories, tags. */
  embeddedVersion: string;
  cache: DocumentCache;
  articles: () => Promise<ArticleIndex>;
  text: ArticleTexts;
  pages: () => Promise<ListedPages>;
  glossary: () => Promise<GlossaryIndex>;
  forms: () => Promise<OwnForm[]>;
  surroundings: () => Promise<PageSurroundings>;
}

/**
 * Gives the content as it is published now. Reading it from the database for each call would cost more than the call;
 * so it is held until the CMS marks a change, which it does within the transaction of the change.
 */
export function createPublishedContent(payload: Payload): () => Promise<PublishedContent> {
  const readArticles = openArticleReader(payload);
  let held: { version: string | null | undefined; content: PublishedContent } | undefined;
  return shared(async () => {
    // Before the content is read: what is read may be newer than its version, never older.
    const { embeddedVersion, version } = await payload.findGlobal({
      slug: 'publication',
      depth: 0,
      select: { version: true, embeddedVersion: true },
    });
    if (held?.version !== version) held = undefined;
    held ??= { version, content: readContent(payload, readArticles, embeddedVersion ?? '') };
    return held.content;
  });
}

function readContent(payload: Payload, readArticles: ArticleReader, embeddedVersion: string): PublishedContent {
  const cache = createDocumentCache(payload);
  return {
    embeddedVersion,
    cache,
    articles: once(() => readArticles(cache)),
    text: openArticleTexts(payload, cache),
    pages: once(() => readPages(payload, cache)),
    glossary: once(() => readGlossary(payload)),
    forms: once(() => readOwnForms(payload)),
    surroundings: once(() => readSurroundings(payload, cache)),
  };
}
