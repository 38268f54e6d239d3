import type { PagedType } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';
import { type SearchQuery, type SearchResult, searchArticleIds, searchDocuments } from '../search/searchDocuments.ts';
import { type Draft, type Drafted, readDraft } from './draft.ts';
import { type ArticleQuery, filterArticles, type Listed, readStretch, shownArticles } from './published/articles.ts';
import { findDocument, findDocuments } from './published/documents.ts';
import { furtherLanguageIn, shownLanguages, spokenIn } from './published/inLanguage.ts';
import { contentIn, createPublishedContent, type PublishedContent } from './published/publishedContent.ts';

export type ContentStore = ReturnType<typeof createContentStore>;

/**
 * Published content, and what is found in it. A document that is a draft, or dated later than `now`, is in no answer
 * but that of `draft`. Documents are answered as stored: the reader of the API parses them by the contract.
 */
export function createContentStore(payload: Payload) {
  const current = createPublishedContent(payload);
  /** What is published now; in one language, nothing in another one is there. */
  async function read(lang?: string): Promise<PublishedContent> {
    const content = await current();
    return lang ? contentIn(content, lang) : content;
  }

  return {
    read,
    further: async () => (await shownLanguages(await current())).slice(1),
    /** A document as lists have it, and whole; both undefined where visitors see none. */
    async document({ lang, ...asked }: { type: PagedType; id: number; lang: string | undefined }, now: Date) {
      const content = await read(lang);
      const { items } = await findDocuments(content, { type: asked.type, ids: [asked.id], offset: 0 }, now);
      return { listed: items[0]?.document, whole: await findDocument(content, asked, now) };
    },
    /** Articles that contain the words, best match first. */
    async searchArticles(
      content: PublishedContent,
      { search, ...query }: ArticleQuery & { search: string },
      now: Date,
    ): Promise<Listed> {
      const ranked = await searchArticleIds(payload, {
        query: search,
        now,
        language: await furtherLanguageIn(content),
      });
      // The index of words decides only the order. Which articles are shown is decided here, as for every other list.
      const { byId } = await shownArticles(content, now);
      const found = ranked.flatMap((id) => byId.get(id) ?? []);
      return readStretch(content, filterArticles(found, query), { ...query, now });
    },
    async search({ lang, ...query }: Omit<SearchQuery, 'language' | 'now'> & { lang?: string | undefined }, now: Date) {
      const content = await read(lang);
      const found = await searchDocuments(payload, { ...query, now, language: await furtherLanguageIn(content) });
      const hits = found.hits.map(async (hit) => ({ ...hit, path: await spokenIn(content, hit.path) }));
      return { ...found, hits: await Promise.all(hits) } satisfies SearchResult;
    },
    /**
     * The newest version of a document, published or not, with what is typed in its form in place of what is saved.
     * Undefined if no document has that id.
     */
    async draft(document: Drafted, typed: unknown): Promise<Draft | undefined> {
      return readDraft(payload, (await current()).cache, document, typed);
    },
  };
}
