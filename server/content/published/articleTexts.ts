import type { Payload } from 'payload';
import type { Article } from '../../payload-types.ts';
import type { IndexedArticle } from './articleIndex.ts';
import type { DocumentCache } from './documentCache.ts';

/** Reads an article with its text, as it is published now. `listed`: the list that contains the article, in order. */
export type ArticleTexts = (id: number, listed: readonly IndexedArticle[]) => Promise<Article | undefined>;

/** The number of texts read at once for a reader that follows the list. */
const textsAhead = 25;

/**
 * A publication asks for the texts of thousands of articles, one by one and in the order of the lists. Most of the cost
 * of each is the query. So a reader that asks for the article after the last one is served from a batch. Valid for one
 * version of the content: what was read ahead is what is published for as long as that version lasts.
 */
export function openArticleTexts(payload: Payload, cache: DocumentCache): ArticleTexts {
  const ahead = new Map<number, Promise<Article | undefined>>();
  let following: readonly number[] = [];

  function readBatch(ids: readonly number[]): void {
    const read = readAll(payload, cache, ids);
    ahead.clear();
    for (const id of ids) {
      const text = read.then((byId) => byId.get(id));
      // The reader of this text gets the rejection; the other texts may never be asked for.
      text.catch(() => ahead.delete(id));
      ahead.set(id, text);
    }
  }

  return async (id, listed) => {
    if (!ahead.has(id)) {
      const isNext = following[0] === id;
      readBatch(isNext ? following : [id]);
      const last = isNext ? following.at(-1) : id;
      following = idsBehind(last, listed);
    }
    const text = ahead.get(id);
    ahead.delete(id);
    return text;
  };
}

/** The articles of the same type that follow one: news are requested separately. */
function idsBehind(id: number | undefined, listed: readonly IndexedArticle[]): number[] {
  const place = listed.findIndex((article) => article.id === id);
  const ids: number[] = [];
  for (let next = place + 1; place >= 0 && next < listed.length && ids.length < textsAhead; next += 1) {
    const article = listed[next];
    if (article && article.type === listed[place]?.type) ids.push(article.id);
  }
  return ids;
}

async function readAll(payload: Payload, cache: DocumentCache, ids: readonly number[]): Promise<Map<number, Article>> {
  const { docs } = await payload.find({
    collection: 'articles',
    where: { and: [{ id: { in: [...ids] } }, { _status: { equals: 'published' } }] },
    depth: 0,
    pagination: false,
  });
  await cache.populate('articles', docs);
  return new Map(docs.map((article) => [article.id, article]));
}
