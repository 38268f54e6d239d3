import { pathIn } from '@frontage/contract/language.ts';
import type { HitKind } from '@frontage/contract/search.ts';
import type { Kind, Stored } from '@frontage/kinds/defineKind.ts';
import { type KindWith, kindOf, kindOfWords, kindsWith, pathOfStored } from '@frontage/kinds/kinds.ts';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload, PayloadRequest, Where } from 'payload';
import { fitObject } from '../content/fitTo.ts';
import { inWordsOf } from '../content/inWordsOf.ts';
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

type SearchedKind = KindWith<'search'> & Kind;

/** Writes what visitors see of a document to the index, within the transaction that changes the document. */
export function keepSearchIndex(collection: SearchedCollection): CollectionAfterChangeHook {
  return async ({ doc, req }) => {
    const kind = collection === 'translations' ? kindOfWords(doc.kind) : kindOf(collection);
    if (kind && 'search' in kind)
      await indexDocuments(req, kind, [collection === 'translations' ? doc.original : doc.id]);
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
  for (const kind of kindsWith('search') as SearchedKind[]) {
    const { under } = kind.page ?? {};
    if (under?.collection === 'categories') await indexAll(req, kind, { [under.field]: { equals: doc.id } });
  }
  return doc;
};

async function indexAll(req: PayloadRequest, kind: SearchedKind, where: Where): Promise<void> {
  const asked = { select: {}, pagination: false, depth: 0, req } as const;
  const { docs } = await req.payload.find({ collection: kind.collection as SearchedCollection, where, ...asked });
  await indexDocuments(
    req,
    kind,
    docs.map(({ id }) => id),
  );
}

/** The most documents in memory at a time. */
const atOnce = 200;

/** Writes what is published of documents and of their translations to the index, or takes it out. */
async function indexDocuments(req: PayloadRequest, kind: SearchedKind, ids: readonly number[]): Promise<void> {
  const { page, words } = kind;
  const collection = kind.collection as SearchedCollection;
  const asked = { pagination: false, depth: 0, req } as const;
  const { docs: categories } = page?.under
    ? await req.payload.find({ collection: page.under.collection, ...asked })
    : { docs: [] };
  const placed = (stored: Stored) => {
    const field = page?.under?.field;
    return field ? { ...stored, [field]: categories.find(({ id }) => id === stored[field]) } : stored;
  };
  type Of = Pick<SearchedDocument, 'collection' | 'documentId'>;
  const write = async (of: Of, read: () => SearchedDocument | undefined) => {
    let document: SearchedDocument | undefined;
    try {
      document = read();
    } catch (err) {
      // A kind of an agency may fail at a document that nobody expected: then the search lacks that one alone.
      req.payload.logger.error({ err, ...of }, 'a document cannot be searched');
    }
    if (document) await putSearched(req.payload, req, document);
    else await removeSearched(req.payload, req, of.collection, of.documentId);
  };
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce);
    // Documents in the trash are not found, and newer drafts are versions apart.
    const { docs } = await req.payload.find({ collection, where: { id: { in: some } }, ...asked });
    const byId = new Map(docs.map((stored) => [stored.id, { ...placed({ ...stored }), id: stored.id }]));
    for (const id of some) {
      const stored = byId.get(id);
      await write({ collection, documentId: id }, () => stored && documentToIndex(kind, stored));
    }
    if (!words) continue;
    const where = { and: [{ kind: { equals: kind.name } }, { original: { in: some } }] };
    const said = await req.payload.find({ collection: 'translations', where, trash: true, ...asked });
    for (const translation of said.docs) {
      const original = translation.deletedAt ? undefined : byId.get(translation.original);
      const of = { collection: 'translations', documentId: translation.id } as const;
      await write(of, () => original && translationToIndex(kind as TranslatedKind, original, translation));
    }
  }
}

/** The most characters of a document that are searched: more than forty pages of text. */
const maxTextLength = 200_000;

/**
 * A stored document as the search has it, given with what its path is under; undefined where visitors must not find it:
 * unpublished, without an address, or excluded from search engines. Its path says in which language it is.
 */
export function documentToIndex(kind: SearchedKind, stored: Stored & { id: number }): SearchedDocument | undefined {
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

type TranslatedKind = KindWith<'words'> & KindWith<'search'>;

/** The same in the words that a translation has for it. */
function translationToIndex(
  kind: TranslatedKind,
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

/** Rebuilds the index from what is published, within the transaction of `req`. */
export async function rebuildSearchIndex(payload: Payload, req: PayloadRequest): Promise<void> {
  await clearSearched(payload, req);
  for (const kind of kindsWith('search')) await indexAll(req, kind, {});
}

/** Fills an empty index, such as that of a database which is older than the index. */
export async function fillSearchIndex(payload: Payload, req: PayloadRequest): Promise<void> {
  if (await isNothingSearched(payload, req)) await rebuildSearchIndex(payload, req);
}
