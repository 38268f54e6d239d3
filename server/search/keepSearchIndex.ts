import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { articleToIndex, pageToIndex, termToIndex } from './documentToIndex.ts';
import { openSearchStore } from './openSearchStore.ts';
import type { IndexedDocument, SearchedCollection } from './SearchStore.ts';

/** Writes what visitors see of a document to the index, within the transaction that changes the document. */
export function keepSearchIndex(collection: SearchedCollection): CollectionAfterChangeHook {
  return async ({ doc, req }) => {
    await indexDocument(collection, doc.id, req);
    return doc;
  };
}

export function leaveSearchIndex(collection: SearchedCollection): CollectionAfterDeleteHook {
  return async ({ id, doc, req }) => {
    await (await openSearchStore(req.payload, req)).remove(collection, Number(id));
    return doc;
  };
}

/** An article is indexed with the name and the address of its first category. */
export const indexArticlesOfCategory: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const isSame = doc.name === previousDoc?.name && doc.slug === previousDoc?.slug;
  if (operation === 'create' || isSame) return doc;
  const { docs } = await req.payload.find({
    collection: 'articles',
    where: { category: { equals: doc.id } },
    select: {},
    pagination: false,
    depth: 0,
    req,
  });
  for (const { id } of docs) await indexDocument('articles', id, req);
  return doc;
};

async function indexDocument(collection: SearchedCollection, id: number, req: PayloadRequest): Promise<void> {
  const store = await openSearchStore(req.payload, req);
  const document = await documentToIndex(collection, id, req);
  if (document) await store.put(document);
  else await store.remove(collection, id);
}

/** The published document: a newer draft is a separate version, which is not read here. */
async function documentToIndex(
  collection: SearchedCollection,
  id: number,
  req: PayloadRequest,
): Promise<IndexedDocument | undefined> {
  const { payload } = req;
  // Documents in the trash are not found.
  const stored = { id, depth: 0, draft: false, disableErrors: true, req } as const;
  switch (collection) {
    case 'articles': {
      const article = await payload.findByID({ collection, ...stored });
      if (article?._status !== 'published') return undefined;
      const category = await payload.findByID({
        collection: 'categories',
        id: Number(article.category),
        depth: 0,
        disableErrors: true,
        req,
      });
      return articleToIndex(article, category ?? undefined);
    }
    case 'pages':
      return pageToIndex(await payload.findByID({ collection, ...stored }));
    case 'glossary': {
      const term = await payload.findByID({ collection, ...stored });
      return term ? termToIndex(term) : undefined;
    }
  }
}
