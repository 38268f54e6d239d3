import { toGlossaryTerm } from '@frontage/cms/content/toContract.ts';
import { searchArticleIds } from '@frontage/cms/search/searchArticleIds.ts';
import { searchDocuments } from '@frontage/cms/search/searchDocuments.ts';
import type { Payload } from 'payload';
import type { ArticleQuery, ContentStore, Listed } from './ContentStore.ts';
import { draftOf } from './draft.ts';
import type { ArticleIndex } from './published/articleIndex.ts';
import { articleListOf } from './published/articleList.ts';
import { matching, stretchOf } from './published/articles.ts';
import { documentsFor, liteOf } from './published/documents.ts';
import { type IndexedTerm, nearTerms } from './published/glossary.ts';
import { pageOf } from './published/pages.ts';
import { postOf } from './published/post.ts';
import { createPublishedContent } from './published/publishedContent.ts';

/** The content of the CMS, over Payload's Local API. */
export function createPayloadContentStore(payload: Payload): ContentStore {
  const current = createPublishedContent(payload);

  async function terms(now: Date) {
    const content = await current();
    const [glossary, index] = await Promise.all([content.glossary(), content.articles()]);
    const articles = index.shownById(now);
    return { glossary, show: ({ stored }: IndexedTerm) => toGlossaryTerm(stored, now, { articles }) };
  }

  return {
    async post({ id, type }, now) {
      const content = await current();
      return type === 'post' || type === 'news'
        ? postOf(content, { id, type }, now)
        : pageOf(payload, content, { id, type }, now);
    },
    async page(id, now) {
      return pageOf(payload, await current(), { id }, now);
    },
    async lite(type, now) {
      return liteOf(await current(), type, now);
    },
    async documents(query, now) {
      return documentsFor(await current(), query, now);
    },
    async articles(query, now) {
      const index = await (await current()).articles();
      return stretchOf(matching(index.shown(now), query), query);
    },
    async searchArticles({ search, ...query }, now) {
      const index = await (await current()).articles();
      return foundArticles(index, { ranked: await searchArticleIds(payload, { query: search, now }), query, now });
    },
    async articleList(query, now) {
      return articleListOf(await (await current()).articles(), query, now);
    },
    async glossary(now) {
      const { glossary, show } = await terms(now);
      return glossary.map(show);
    },
    async forms() {
      return (await current()).forms();
    },
    async term(id, now) {
      const { glossary, show } = await terms(now);
      const term = glossary.find(({ stored }) => stored.id === id);
      return term && show(term);
    },
    async suggestions(query, now) {
      const { glossary, show } = await terms(now);
      return nearTerms(glossary, query)?.map(show);
    },
    async draft(document, typed) {
      return draftOf(payload, (await current()).cache, document, typed);
    },
    async search(query, now) {
      return searchDocuments(payload, { ...query, now });
    },
  };
}

/** The index of words tells the order; what is shown at all is decided here, as for every other list. */
function foundArticles(
  index: ArticleIndex,
  { ranked, query, now }: { ranked: readonly number[]; query: ArticleQuery; now: Date },
): Promise<Listed> {
  const byId = index.shownById(now);
  const found = ranked.flatMap((id) => byId.get(id) ?? []);
  return stretchOf(matching(found, query), query);
}
