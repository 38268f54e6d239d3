import { setImmediate as nextTurn } from 'node:timers/promises';
import { categorySlugs } from '@frontage/contract/article.ts';
import { once, oncePer } from '@frontage/contract/primitives/once.ts';
import type { Kind } from '@frontage/kinds/defineKind.ts';
import { type KindWith, pathOfStored, timesOf, typeOf } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';
import { published } from '../../fields/language.ts';
import type { Category, Change, Tag } from '../../payload-types.ts';
import { idOf } from '../../references/idOf.ts';
import { answerOf, type StoredDocument } from '../toContract.ts';
import type { DocumentCache } from './documentCache.ts';
import type { Twin } from './inLanguage.ts';

/** A kind whose documents have pages of their own. */
export type PagedKind = KindWith<'page'> & Kind;
/** The same, or one whose documents are parts of pages. */
export type ListedKind = KindWith<'listed'> & Kind;

/** A published document as lists have it. Its slug is empty where it has none, and its path where it has no page. */
export interface IndexedDocument extends Twin {
  /** Of the content API. */
  type: string;
  /** ISO. */
  date: string;
  modified: string;
  /** Times in ms: visitors see it from the one until the other. */
  from: number;
  until: number;
  /** The first category, then the further ones; of an article, as its tags are. */
  categories: readonly Category[];
  tags: readonly Tag[];
  rank: number;
  card: () => Promise<object>;
}

/** What articles are listed by. */
export interface Terms {
  /** In the order of R23. */
  categories: readonly Category[];
  tags: readonly Tag[];
}

export async function readTerms(payload: Payload): Promise<Terms> {
  const everything = { depth: 0, pagination: false } as const;
  const [categories, tags] = await Promise.all([
    payload.find({ collection: 'categories', ...everything }),
    payload.find({ collection: 'tags', sort: 'name', ...everything }),
  ]);
  const inOrder = categories.docs.toSorted((a, b) => categorySlugs.indexOf(a.slug) - categorySlugs.indexOf(b.slug));
  return { categories: inOrder, tags: tags.docs };
}

interface Shown {
  list: readonly IndexedDocument[];
  byId: ReadonlyMap<number, IndexedDocument>;
  /** By the id of their original, which is what documents of all languages name. */
  byOriginal: ReadonlyMap<number, IndexedDocument>;
}

export interface DocumentIndex {
  /** Whatever the time, in the order of its lists. */
  all: readonly IndexedDocument[];
  /** What visitors see at a time. R11. */
  shown(now: Date): Shown;
}

export function indexOf(all: readonly IndexedDocument[]): DocumentIndex {
  let held: (Shown & { from: number; until: number }) | undefined;
  return {
    all,
    // Gathered anew only when a document has come or gone since.
    shown(now) {
      const at = now.getTime();
      if (!held || at < held.from || at >= held.until) {
        const list = all.filter(({ from, until }) => from <= at && at < until);
        const turns = all.flatMap(({ from, until }) => [from, until]);
        held = {
          from: turns.reduce((last, turn) => (turn <= at ? Math.max(last, turn) : last), Number.NEGATIVE_INFINITY),
          until: turns.reduce((next, turn) => (turn > at ? Math.min(next, turn) : next), Number.POSITIVE_INFINITY),
          list,
          byId: new Map(list.map((one) => [one.id, one])),
          byOriginal: new Map(list.map((one) => [one.original ?? one.id, one])),
        };
      }
      return held;
    },
  };
}

/** The documents of one language alone; without one, of the default language. */
export function indexIn(index: DocumentIndex, language: string | undefined): DocumentIndex {
  const all = index.all.filter((one) => one.language === language);
  return all.length === index.all.length ? index : indexOf(all);
}

/** Documents read at a time, so that other requests are answered in between. */
const atOnce = 250;

/**
 * Published documents of a kind, those of `ids` alone where they are given. Continues by id and not by page, so that a
 * publication meanwhile shifts no document from one part to the next.
 */
async function readStored(payload: Payload, kind: ListedKind, ids?: readonly number[]): Promise<StoredDocument[]> {
  const stored: StoredDocument[] = [];
  while (ids?.length !== 0) {
    const after = { id: { greater_than: stored.at(-1)?.id ?? 0 } };
    const { docs } = await payload.find({
      collection: kind.collection,
      where: { and: [kind.hasDrafts ? published : {}, after, ...(ids ? [{ id: { in: [...ids] } }] : [])] },
      ...selectedOf(kind),
      sort: 'id',
      depth: 0,
      limit: atOnce,
      pagination: false,
    });
    stored.push(...docs.map((one) => ({ ...one })));
    if (docs.length < atOnce) break;
    await nextTurn();
  }
  return stored;
}

/** What lists need of a document; the blocks of thousands stay in the database. */
function selectedOf({ blocks, listed, page, title }: ListedKind): { select?: object } {
  if (!blocks) return {};
  const others = [title, page?.under?.field, 'slug', 'language', 'original', 'createdAt', 'updatedAt'];
  return { select: Object.fromEntries([...Object.keys(listed.shape), ...others].map((name) => [name, true])) };
}

/** All documents of a kind that are published, in the order of its lists, whatever the time. */
export type DocumentReader = (cache: DocumentCache, asked?: Asked) => Promise<readonly IndexedDocument[]>;

type Asked = ReturnType<typeof askOnce>;

/** What the readers of all kinds ask alike. */
export const askOnce = (payload: Payload) => ({
  terms: once(() => readTerms(payload)),
  newestChange: once(() => readNewestChange(payload)),
  changesSince: oncePer((change: number) => findChangesSince(payload, change)),
});

/**
 * Most changes leave most documents as they are, and reading ten thousand takes seconds. So earlier results are kept,
 * and the changes recorded since then say which documents to read again.
 */
export function openDocumentReader(payload: Payload, kind: ListedKind): DocumentReader {
  let before: { all: readonly IndexedDocument[]; change: number } | undefined;
  return async (cache, { changesSince, newestChange, terms } = askOnce(payload)) => {
    // Before anything is read: the documents may be newer than the change noted for them, but never older.
    const change = await newestChange();
    const known = before;
    const changes = known && (await changesSince(known.change));
    const changed = changes && changedIn(kind.collection, changes);
    const { categories, tags } = kind.page?.under ? await terms() : { categories: [], tags: [] };
    const byId = { categories: mapById(categories), tags: mapById(tags) };
    const read = (await readStored(payload, kind, changed)).map((stored) => toIndexed(kind, stored, byId, cache));
    const isKept = ({ id }: IndexedDocument) => changed?.includes(id) === false;
    const all = [...read, ...(known?.all.filter(isKept) ?? [])].sort(compareIn(kind));
    // Another reading that began later may have ended sooner.
    if (change === undefined) before = undefined;
    else if (!before || before.change <= change) before = { all, change };
    return all;
  };
}

function toIndexed(
  kind: ListedKind,
  stored: StoredDocument,
  { categories, tags }: { categories: Map<number, Category>; tags: Map<number, Tag> },
  cache: DocumentCache,
): IndexedDocument {
  const { id, slug, language, original, createdAt, updatedAt: modified } = stored;
  const date = new Date(String((kind.dated && stored[kind.dated]) ?? createdAt)).toISOString();
  const { under } = kind.page ?? {};
  const first = categories.get(Number(under && stored[under.field]));
  const placed = under ? { ...stored, [under.field]: first } : stored;
  return {
    id,
    slug: slug ?? '',
    path: pathOfStored(kind, placed) ?? '',
    language: language ?? undefined,
    original: idOf(original),
    type: typeOf(kind, placed),
    date,
    modified,
    ...timesOf(kind, stored),
    categories: related(categories, [first?.id, stored.second_categories]),
    tags: related(tags, [stored.tags]),
    rank: kind.rankOf?.(stored) ?? -Date.parse(date),
    card: once(async () => {
      await cache.populate(kind.collection, [stored]);
      return answerOf(kind, 'listed', stored);
    }),
  };
}

function compareIn({ rankOf }: ListedKind) {
  return (one: IndexedDocument, other: IndexedDocument) =>
    one.rank - other.rank || (rankOf ? one.id - other.id : other.id - one.id);
}

function mapById<Document extends { id: number }>(documents: readonly Document[]): Map<number, Document> {
  return new Map(documents.map((document) => [document.id, document]));
}

function related<Document>(known: Map<number, Document>, ids: readonly unknown[]): Document[] {
  return [...new Set(ids.flat())].flatMap((id) => known.get(Number(id)) ?? []);
}

/** Collections that documents show parts of: a change in them may change all. */
const shownInAll = ['media', 'recording-files', 'categories', 'tags'];
/** From this number on, reading everything is as fast. */
const mostChanges = 200;

async function readNewestChange(payload: Payload): Promise<number | undefined> {
  const { docs } = await payload.find({ collection: 'changes', sort: '-id', limit: 1, depth: 0, pagination: false });
  return docs[0]?.id;
}

/**
 * What changed after a change. Undefined if that is not known: a changed document shows in all of them, or the history
 * does not go back that far, or it is a different history.
 */
async function findChangesSince(payload: Payload, change: number): Promise<Change[] | undefined> {
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
  return later.some(({ of }) => shownInAll.includes(of)) ? undefined : later;
}

const changedIn = (collection: string, changes: readonly Change[]): number[] => [
  ...new Set(changes.flatMap(({ document, of }) => (of === collection && document ? [document] : []))),
];
