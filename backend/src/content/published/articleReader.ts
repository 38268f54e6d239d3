import type { Payload } from 'payload';
import { type ArticleIndex, type KnownArticles, readArticles } from './articleIndex.ts';
import type { DocumentCache } from './documentCache.ts';

/** Reads the index of articles, as it is now. */
export type ArticleReader = (cache: DocumentCache) => Promise<ArticleIndex>;

/** What is in the index beside the articles themselves: one that changed may change them all. */
const shownInAll = ['media', 'categories', 'tags'];
/** From here on it is as quick to read everything. */
const mostChanges = 200;

/**
 * Most changes leave most articles as they are, and to read ten thousand takes seconds: what was read before is kept,
 * and the changes noted since then say which articles are to be read anew.
 */
export function openArticleReader(payload: Payload): ArticleReader {
  let before: { index: ArticleIndex; change: number } | undefined;
  return async (cache) => {
    // Before anything is read: what is read may be newer than the change it counts for, never older.
    const change = await newestChange(payload);
    const changed = before && (await changedSince(payload, before.change));
    const known: KnownArticles | undefined = before && changed && { index: before.index, changed };
    const index = await readArticles(payload, cache, known);
    before = change === undefined ? undefined : { index, change };
    return index;
  };
}

async function newestChange(payload: Payload): Promise<number | undefined> {
  const { docs } = await payload.find({ collection: 'changes', sort: '-id', limit: 1, depth: 0, pagination: false });
  return docs[0]?.id;
}

/**
 * The articles that changed after a change; undefined where that is not known, since others show in all of them, since
 * the history does not reach so far back, or since it is another one.
 */
async function changedSince(payload: Payload, change: number): Promise<number[] | undefined> {
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
