import type { Payload } from 'payload';
import { type ArticleIndex, type KnownArticles, readArticles } from './articleIndex.ts';
import type { DocumentCache } from './documentCache.ts';

/** Reads the current index of articles. */
export type ArticleReader = (cache: DocumentCache) => Promise<ArticleIndex>;

/** Collections that articles in the index refer to: a change in them may change all articles. */
const shownInAll = ['media', 'categories', 'tags'];
/** From this number on, reading everything is as fast. */
const mostChanges = 200;

/**
 * Most changes leave most articles as they are, and reading ten thousand takes seconds. So earlier results are kept,
 * and the changes recorded since then say which articles to read again.
 */
export function openArticleReader(payload: Payload): ArticleReader {
  let before: { index: ArticleIndex; change: number } | undefined;
  return async (cache) => {
    // Before anything is read: the articles may be newer than the change noted for them, but never older.
    const change = await readNewestChange(payload);
    const changed = before && (await findChangedSince(payload, before.change));
    const known: KnownArticles | undefined = before && changed && { index: before.index, changed };
    const index = await readArticles(payload, cache, known);
    before = change === undefined ? undefined : { index, change };
    return index;
  };
}

async function readNewestChange(payload: Payload): Promise<number | undefined> {
  const { docs } = await payload.find({ collection: 'changes', sort: '-id', limit: 1, depth: 0, pagination: false });
  return docs[0]?.id;
}

/**
 * The articles that changed after a change. Undefined if that is not known: a changed document shows in all of them, or
 * the history does not go back that far, or it is a different history.
 */
async function findChangedSince(payload: Payload, change: number): Promise<number[] | undefined> {
  const { docs } = await payload.find({
    collection: 'changes',
    where: { id: { greater_than_equal: change } },
    sort: 'id',
    limit: mostChanges,
    depth: 0,
    pagination: false,
  });
  const [last, ...later] = docs;
  if (last?.id !== change || later.length === 0 || docs.length === mostChanges) return undefined;
  if (later.some(({ of }) => shownInAll.includes(of))) return undefined;
  return [...new Set(later.flatMap(({ document, of }) => (of === 'articles' && document ? [document] : [])))];
}
