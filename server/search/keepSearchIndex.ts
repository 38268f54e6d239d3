import type { Kind } from '@frontage/kinds/defineKind.ts';
import { type KindWith, kindInWords, kindOf, kindOfWords, kindsWith } from '@frontage/kinds/kinds.ts';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { documentToIndex, translationToIndex } from './documentToIndex.ts';
import { putSearched, removeSearched, type SearchedCollection, type SearchedDocument } from './searchTable.ts';

/** Writes what visitors see of a document to the index, within the transaction that changes the document. */
export function keepSearchIndex(collection: SearchedCollection): CollectionAfterChangeHook {
  return async ({ doc, req }) => {
    await indexDocument(collection, doc.id, req);
    return doc;
  };
}

export function leaveSearchIndex(collection: SearchedCollection): CollectionAfterDeleteHook {
  return async ({ id, doc, req }) => {
    await removeSearched(req.payload, req, collection, Number(id));
    return doc;
  };
}

/** A document below a category is indexed with the name and the address of it. */
export const indexArticlesOfCategory: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const isSame = doc.name === previousDoc?.name && doc.slug === previousDoc?.slug;
  if (operation === 'create' || isSame) return doc;
  for (const { collection, page } of kindsWith('search') as (KindWith<'search'> & Kind)[]) {
    if (page?.under?.collection !== 'categories') continue;
    const { docs } = await req.payload.find({
      collection,
      where: { [page.under.field]: { equals: doc.id } },
      select: {},
      pagination: false,
      depth: 0,
      req,
    });
    for (const { id } of docs) await indexDocument(collection, id, req);
  }
  return doc;
};

async function indexDocument(collection: SearchedCollection, id: number, req: PayloadRequest): Promise<void> {
  const document = await (collection === 'translations' ? findTranslation(id, req) : findDocument(collection, id, req));
  if (document) await putSearched(req.payload, req, document);
  else await removeSearched(req.payload, req, collection, id);
  const kind = kindInWords(collection);
  if (!kind) return;
  const where = { and: [{ kind: { equals: kind.name } }, { original: { equals: id } }] };
  const asked = { select: {}, pagination: false, depth: 0, req } as const;
  const { docs } = await req.payload.find({ collection: 'translations', where, ...asked });
  for (const translation of docs) await indexDocument('translations', translation.id, req);
}

/** What is published of a translation, with everything else as its original has it. */
async function findTranslation(id: number, req: PayloadRequest): Promise<SearchedDocument | undefined> {
  const asked = { depth: 0, draft: false, disableErrors: true, req } as const;
  const translation = await req.payload.findByID({ collection: 'translations', id, ...asked });
  const kind = kindOfWords(translation?.kind);
  if (!translation || !kind || !('search' in kind)) return undefined;
  const original = await req.payload.findByID({ collection: kind.collection, id: translation.original, ...asked });
  return original ? translationToIndex(kind, { ...original }, translation) : undefined;
}

/** The published document: a newer draft is a separate version, which is not read here. */
async function findDocument(
  collection: Exclude<SearchedCollection, 'translations'>,
  id: number,
  req: PayloadRequest,
): Promise<SearchedDocument | undefined> {
  const kind: KindWith<'search'> & Kind = kindOf(collection);
  // Documents in the trash are not found.
  const stored = await req.payload.findByID({ collection, id, depth: 0, draft: false, disableErrors: true, req });
  const under = kind.page?.under;
  if (!stored || !under) return stored ? documentToIndex(kind, { ...stored }) : undefined;
  const related = await req.payload.findByID({
    collection: under.collection,
    id: Number(Reflect.get(stored, under.field)),
    depth: 0,
    disableErrors: true,
    req,
  });
  return documentToIndex(kind, { ...stored, [under.field]: related });
}
