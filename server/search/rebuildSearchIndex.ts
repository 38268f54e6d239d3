import type { Payload, PayloadRequest } from 'payload';
import { articleToIndex, pageToIndex, termToIndex } from './documentToIndex.ts';
import { openSearchStore } from './openSearchStore.ts';
import type { IndexedDocument, SearchedCollection } from './SearchStore.ts';

/** The most documents in memory at a time. */
const atOnce = 200;

/** Rebuilds the index from what is published, within the transaction of `req` where one is given. */
export async function rebuildSearchIndex(payload: Payload, req?: PayloadRequest): Promise<void> {
  const store = await openSearchStore(payload, req);
  const inTransaction = req ? { req } : {};
  const { docs } = await payload.find({ collection: 'categories', pagination: false, depth: 0, ...inTransaction });
  const categories = new Map(docs.map((category) => [category.id, category]));
  const put = async (document: IndexedDocument | undefined) => {
    if (document) await store.put(document);
  };
  const each = async (collection: SearchedCollection, index: (ids: number[]) => Promise<void>) => {
    const all = await payload.find({ collection, select: {}, pagination: false, depth: 0, ...inTransaction });
    const ids = all.docs.map(({ id }) => id);
    for (let from = 0; from < ids.length; from += atOnce) await index(ids.slice(from, from + atOnce));
  };
  const some = (ids: number[]) => ({ where: { id: { in: ids } }, pagination: false, depth: 0, ...inTransaction });

  await store.clear();
  await each('articles', async (ids) => {
    const articles = await payload.find({ collection: 'articles', ...some(ids) });
    for (const article of articles.docs) await put(articleToIndex(article, categories.get(Number(article.category))));
  });
  await each('pages', async (ids) => {
    const pages = await payload.find({ collection: 'pages', ...some(ids) });
    for (const page of pages.docs) await put(pageToIndex(page));
  });
  await each('glossary', async (ids) => {
    const terms = await payload.find({ collection: 'glossary', ...some(ids) });
    for (const term of terms.docs) await put(termToIndex(term));
  });
}

/** Fills an empty index, such as that of a database which is older than the index. */
export async function fillSearchIndex(payload: Payload, req: PayloadRequest): Promise<void> {
  if (await (await openSearchStore(payload, req)).isEmpty()) await rebuildSearchIndex(payload, req);
}
