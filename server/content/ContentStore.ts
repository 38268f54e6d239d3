import type { PostLite } from '@frontage/contract/post.ts';
import { kindOf, type PagedType, type PostType } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';
import { type SearchQuery, type SearchResult, searchArticleIds, searchDocuments } from '../search/searchDocuments.ts';
import { type Draft, type Drafted, readDraft } from './draft.ts';
import { inWordsOfLanguage } from './picture.ts';
import {
  type ArticleListQuery,
  type ArticleQuery,
  filterArticles,
  type Listed,
  readArticleList,
  readStretch,
  shownArticles,
} from './published/articles.ts';
import {
  type DocumentsQuery,
  findDocument,
  findDocuments,
  findOfKind,
  listLite,
  type NamedDocument,
} from './published/documents.ts';
import { findNearTerms, type IndexedTerm, type SuggestionQuery } from './published/glossary.ts';
import { shownLanguages, spokenIn } from './published/inLanguage.ts';
import { contentIn, createPublishedContent, type PublishedContent } from './published/publishedContent.ts';
import { toGlossaryTerm } from './toContract.ts';

export type ContentStore = ReturnType<typeof createContentStore>;

/**
 * Published content, as the content API returns it. For any query, a document that is a draft, or dated later than
 * `now`, does not exist here. Documents are returned as stored: the reader of the API parses them by the contract.
 */
export function createContentStore(payload: Payload) {
  const current = createPublishedContent(payload);
  return {
    ...createStore(payload, current),
    /** The same in one language: nothing in another one is there. */
    in: (lang: string) => createStore(payload, async () => contentIn(await current(), lang)),
    further: async () => (await shownLanguages(await current())).slice(1),
  };
}

function createStore(payload: Payload, current: () => Promise<PublishedContent>) {
  async function readTerms(now: Date) {
    const content = await current();
    const [glossary, { byOriginal: articles }] = await Promise.all([content.glossary(), shownArticles(content, now)]);
    return { glossary, show: ({ stored }: IndexedTerm) => toGlossaryTerm(stored, articles) };
  }

  /** What pictures show, and how categories and tags are called, is said in the language of the answer. */
  async function inOneLanguage<Answer>(answer: Answer): Promise<Answer> {
    const content = await current();
    const language = await furtherLanguageIn(content);
    return language ? inWordsOfLanguage(answer, language, await content.terms()) : answer;
  }

  return {
    /** An article with its text or a page with its blocks. Undefined if no document of that type has this id. */
    async post(asked: { id: number; type: PagedType }, now: Date): Promise<object | undefined> {
      return findDocument(await current(), asked, now);
    },
    async page(id: number, now: Date): Promise<object | undefined> {
      return findOfKind(await current(), kindOf('pages'), { id }, now);
    },
    async lite(type: PostType, now: Date): Promise<PostLite[]> {
      return listLite(await current(), type, now);
    },
    async documents(query: DocumentsQuery, now: Date): Promise<Listed<NamedDocument>> {
      return inOneLanguage(await findDocuments(await current(), query, now));
    },
    /** Newest first. */
    async articles(query: ArticleQuery, now: Date): Promise<Listed> {
      const content = await current();
      const { list } = await shownArticles(content, now);
      return inOneLanguage(await readStretch(content, filterArticles(list, query), { ...query, now }));
    },
    /** Articles that contain the words, best match first. */
    async searchArticles({ search, ...query }: ArticleQuery & { search: string }, now: Date): Promise<Listed> {
      const content = await current();
      const ranked = await searchArticleIds(payload, {
        query: search,
        now,
        language: await furtherLanguageIn(content),
      });
      return inOneLanguage(await readFoundArticles(content, { ranked, query, now }));
    },
    async articleList(query: ArticleListQuery, now: Date) {
      return inOneLanguage(await readArticleList(await current(), query, now));
    },
    /** Sorted by letter and word. */
    async glossary(now: Date): Promise<object[]> {
      const { glossary, show } = await readTerms(now);
      return glossary.map(show);
    },
    /** The forms that the owner has changed, without those that are as usual. */
    async forms(): Promise<object[]> {
      return (await current()).forms();
    },
    async term(id: number, now: Date): Promise<object | undefined> {
      const { glossary, show } = await readTerms(now);
      const term = glossary.find(({ stored }) => stored.id === id);
      return term && show(term);
    },
    /** Terms near one, or under a letter. Undefined if no term has the id. */
    async suggestions(query: SuggestionQuery, now: Date): Promise<object[] | undefined> {
      const { glossary, show } = await readTerms(now);
      return findNearTerms(glossary, query)?.map(show);
    },
    /**
     * The one exception: the newest version of a document, published or not, with what is typed in its form in place of
     * what is saved. Undefined if no document has that id.
     */
    async draft(document: Drafted, typed: unknown): Promise<Draft | undefined> {
      return readDraft(payload, (await current()).cache, document, typed);
    },
    async search(query: Omit<SearchQuery, 'language' | 'now'>, now: Date): Promise<SearchResult> {
      const content = await current();
      const found = await searchDocuments(payload, { ...query, now, language: await furtherLanguageIn(content) });
      const hits = found.hits.map(async (hit) => ({ ...hit, path: await spokenIn(content, hit.path) }));
      return { ...found, hits: await Promise.all(hits) };
    },
  };
}

/** The language that was asked for, where it is not the default one. */
async function furtherLanguageIn(content: PublishedContent): Promise<string | undefined> {
  const [first] = await shownLanguages(content);
  return first && content.lang !== first ? content.lang : undefined;
}

/** The index of words decides only the order. Which articles are shown is decided here, as for every other list. */
async function readFoundArticles(
  content: PublishedContent,
  { ranked, query, now }: { ranked: readonly number[]; query: ArticleQuery; now: Date },
): Promise<Listed> {
  const { byId } = await shownArticles(content, now);
  const found = ranked.flatMap((id) => byId.get(id) ?? []);
  return readStretch(content, filterArticles(found, query), { ...query, now });
}
