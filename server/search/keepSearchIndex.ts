import { pathIn } from '@frontage/contract/language.ts';
import type { HitKind } from '@frontage/contract/search.ts';
import type { Kind, Stored } from '@frontage/kinds/defineKind.ts';
import { type KindWith, kindInWords, kindOf, kindOfWords, kindsWith, pathOfStored } from '@frontage/kinds/kinds.ts';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload, PayloadRequest } from 'payload';
import { fitObject } from '../content/fitTo.ts';
import { inWordsOf } from '../content/inWordsOf.ts';
import { withUnder } from '../fields/address.ts';
import type { TranslatedWords } from '../payload-types.ts';
import { codeOfLayout, hasBlocks, textOfLayout } from '../texts/textOfLayout.ts';
import {
  clearSearched,
  isNothingSearched,
  putSearched,
  removeSearched,
  type SearchedCollection,
  type SearchedDocument,
} from './searchTable.ts';
import { weighWords } from './words.ts';

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
  return stored ? documentToIndex(kind, { ...(await withUnder(kind, { ...stored }, req)), id }) : undefined;
}

/** The most characters of a document that are searched: more than forty pages of text. */
const maxTextLength = 200_000;

/**
 * A stored document as the search has it, given with what its path is under; undefined where visitors must not find it:
 * unpublished, without an address, or excluded from search engines. Its path says in which language it is.
 */
export function documentToIndex(
  kind: KindWith<'search'> & Kind,
  stored: Stored & { id: number },
): SearchedDocument | undefined {
  const { appears, collection, ends, hasDrafts, part, search } = kind;
  const path = part ? part.pathOf(stored) : pathOfStored(kind, stored);
  const isHidden = Boolean(Reflect.get(Object(stored.head), 'noIndex'));
  if ((hasDrafts && stored._status !== 'published') || isHidden || !path) return undefined;
  const { hitOf, hits, labelOf, texts }: NonNullable<Kind['search']> = search;
  const [usual = ''] = Object.keys(hits);
  const label = labelOf?.(stored);
  const said = texts(stored);
  const title = String(stored[kind.title]);
  const text = textOf(...said, hasBlocks(collection) ? textOfLayout(collection, stored.layout) : undefined);
  // Code is found like the text, and shown in no excerpt.
  const code = hasBlocks(collection) ? textOf(codeOfLayout(collection, stored.layout)) : '';
  return {
    collection: collection as SearchedCollection,
    documentId: stored.id,
    kind: (hitOf?.(stored) ?? usual) as HitKind,
    title,
    text,
    words: weighWords({ title, lead: textOf(said[0]), text: `${text}\n${code}` }),
    path,
    label: typeof label === 'string' && label ? label : undefined,
    ...(appears ? { date: new Date(String(stored[appears])).toISOString() } : {}),
    ...(ends && stored[ends] ? { until: new Date(String(stored[ends])).toISOString() } : {}),
  };
}

/** The same in the words that a translation has for it. */
function translationToIndex(
  kind: KindWith<'words'> & KindWith<'search'>,
  original: Stored & { id: number },
  translation: TranslatedWords,
): SearchedDocument | undefined {
  const words = fitObject(kind.words.fields, translation[kind.name]);
  const [said] = inWordsOf(kind.collection, [original], new Map([[`${kind.collection} ${original.id}`, words]]));
  const found = translation._status === 'published' && said ? documentToIndex(kind, said) : undefined;
  const own = { collection: 'translations', documentId: translation.id } as const;
  return found && { ...found, ...own, path: pathIn(translation.language, found.path) };
}

function textOf(...texts: unknown[]): string {
  return texts.filter(Boolean).join('\n').slice(0, maxTextLength);
}

/** The most documents in memory at a time. */
const atOnce = 200;

/** Rebuilds the index from what is published, within the transaction of `req`. */
export async function rebuildSearchIndex(payload: Payload, req: PayloadRequest): Promise<void> {
  const { docs } = await payload.find({ collection: 'categories', pagination: false, depth: 0, req });
  const categories = new Map(docs.map((category) => [category.id, category]));
  const said = await payload.find({ collection: 'translations', pagination: false, depth: 0, req });
  const translations = Map.groupBy(said.docs, ({ kind, original }) => `${kind} ${original}`);
  await clearSearched(payload, req);
  for (const kind of kindsWith('search') as (KindWith<'search'> & Kind)[]) {
    const { collection, page } = kind;
    const words = kindInWords(collection);
    const inWords = words && 'search' in words ? words : undefined;
    const all = await payload.find({ collection, select: {}, pagination: false, depth: 0, req });
    const ids = all.docs.map(({ id }) => id);
    for (let from = 0; from < ids.length; from += atOnce) {
      const where = { id: { in: ids.slice(from, from + atOnce) } };
      const some = await payload.find({ collection, where, pagination: false, depth: 0, req });
      for (const stored of some.docs) {
        const under = page?.under?.field;
        const related = under ? { [under]: categories.get(Number(Reflect.get(stored, under))) } : {};
        const document = readDocument(payload, kind, { ...stored, ...related });
        if (document) await putSearched(payload, req, document);
        for (const translation of translations.get(`${kind.name} ${stored.id}`) ?? []) {
          const said = inWords && translationToIndex(inWords, { ...stored }, translation);
          if (said) await putSearched(payload, req, said);
        }
      }
    }
  }
}

/** A kind of an agency may fail at a document that nobody expected: then the search lacks that one, and not all. */
function readDocument(
  payload: Payload,
  kind: KindWith<'search'> & Kind,
  stored: Parameters<typeof documentToIndex>[1],
) {
  try {
    return documentToIndex(kind, stored);
  } catch (err) {
    payload.logger.error({ err }, `The ${kind.name} ${stored.id} cannot be searched`);
    return undefined;
  }
}

/** Fills an empty index, such as that of a database which is older than the index. */
export async function fillSearchIndex(payload: Payload, req: PayloadRequest): Promise<void> {
  if (await isNothingSearched(payload, req)) await rebuildSearchIndex(payload, req);
}
