import { setImmediate as nextTurn } from 'node:timers/promises';
import { categorySlugs } from '@frontage/contract/article.ts';
import { once } from '@frontage/contract/primitives/once.ts';
import { kindOf, pathOfStored } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';
import { published } from '../../fields/language.ts';
import type { Article, Category, Tag } from '../../payload-types.ts';
import { idOf } from '../../references/idOf.ts';
import { type ListedArticle, listedFields, toArticleCard, typeOfArticle } from '../toContract.ts';
import type { DocumentCache } from './documentCache.ts';
import type { Twin } from './inLanguage.ts';

export interface IndexedArticle extends Twin {
  type: 'post' | 'news';
  /** ISO. */
  date: string;
  modified: string;
  /** The first category, then the further ones. */
  categories: readonly Category[];
  tags: readonly Tag[];
  card: () => Promise<object>;
}

export interface ArticleIndex {
  /** All dates, past or future, newest first. */
  all: readonly IndexedArticle[];
  shown(now: Date): readonly IndexedArticle[];
  shownById(now: Date): ReadonlyMap<number, IndexedArticle>;
  /** By the id of their original, which is what documents of all languages name. */
  shownByOriginal(now: Date): ReadonlyMap<number, IndexedArticle>;
  /** In the order of R23. */
  categories: readonly Category[];
  tags: readonly Tag[];
}

const cardFields = { ...listedFields, ...({ language: true, original: true, updatedAt: true } as const) };
type StoredCard = Pick<Article, keyof typeof cardFields | 'id'>;

/** Articles read at a time, so that other requests are answered in between. */
const articlesAtOnce = 250;

/** An index that was read earlier, and the ids of the articles that have changed since. */
interface KnownArticles {
  index: ArticleIndex;
  changed: readonly number[];
}

/** Reads all articles, or only those that changed since they were last read. */
export async function readArticles(
  payload: Payload,
  cache: DocumentCache,
  known?: KnownArticles,
): Promise<ArticleIndex> {
  const everything = { depth: 0, pagination: false } as const;
  const [articles, categories, tags] = await Promise.all([
    known ? readNamedCards(payload, known.changed) : readCards(payload),
    payload.find({ collection: 'categories', ...everything }),
    payload.find({ collection: 'tags', sort: 'name', ...everything }),
  ]);
  const categoriesById = byId(categories.docs);
  const tagsById = byId(tags.docs);
  const read = articles.map((stored): IndexedArticle => {
    const category = categoriesById.get(Number(stored.category));
    const ofArticle = related(categoriesById, [stored.category, ...(stored.second_categories ?? [])]);
    return {
      id: stored.id,
      slug: stored.slug,
      path: pathOfStored(kindOf('articles'), { ...stored, category }) ?? '',
      language: stored.language ?? undefined,
      original: idOf(stored.original),
      type: typeOfArticle(category),
      date: stored.date,
      modified: stored.updatedAt,
      categories: ofArticle,
      tags: related(tagsById, stored.tags ?? []),
      card: once(() => makeCard(stored, cache)),
    };
  });
  const changed = new Set(known?.changed);
  const all = [...read, ...(known?.index.all.filter(({ id }) => !changed.has(id)) ?? [])].sort(newestFirst);
  return {
    ...listsOf(all),
    categories: categories.docs.toSorted((a, b) => categorySlugs.indexOf(a.slug) - categorySlugs.indexOf(b.slug)),
    tags: tags.docs,
  };
}

/** The articles of one language alone; without one, of the default language. */
export function indexIn(index: ArticleIndex, language: string | undefined): ArticleIndex {
  const all = index.all.filter((article) => article.language === language);
  return all.length === index.all.length ? index : { ...index, ...listsOf(all) };
}

type Lists = Pick<ArticleIndex, 'all' | 'shown' | 'shownById' | 'shownByOriginal'>;

export function listsOf(all: readonly IndexedArticle[]): Lists {
  const shownAt = createShownAt(all);
  return {
    all,
    shown: (now) => shownAt(now).list,
    shownById: (now) => shownAt(now).byId,
    shownByOriginal: (now) => shownAt(now).byOriginal,
  };
}

/** Continues by id and not by page, so that a publication meanwhile shifts no article from one part to the next. */
async function readCards(payload: Payload): Promise<StoredCard[]> {
  const cards: StoredCard[] = [];
  for (;;) {
    const { docs } = await payload.find({
      collection: 'articles',
      where: { and: [published, { id: { greater_than: cards.at(-1)?.id ?? 0 } }] },
      select: cardFields,
      sort: 'id',
      depth: 0,
      limit: articlesAtOnce,
      pagination: false,
    });
    cards.push(...docs);
    if (docs.length < articlesAtOnce) return cards;
    await nextTurn();
  }
}

async function readNamedCards(payload: Payload, ids: readonly number[]): Promise<StoredCard[]> {
  if (ids.length === 0) return [];
  const where = { and: [published, { id: { in: [...ids] } }] };
  const { docs } = await payload.find({
    collection: 'articles',
    where,
    select: cardFields,
    depth: 0,
    pagination: false,
  });
  return docs;
}

function newestFirst(one: IndexedArticle, other: IndexedArticle): number {
  return Date.parse(other.date) - Date.parse(one.date) || other.id - one.id;
}

async function makeCard(stored: ListedArticle, cache: DocumentCache): Promise<object> {
  await cache.populate('articles', [stored]);
  return toArticleCard(stored);
}

interface Shown {
  list: readonly IndexedArticle[];
  byId: ReadonlyMap<number, IndexedArticle>;
  byOriginal: ReadonlyMap<number, IndexedArticle>;
}

/** The list is sorted by date, so later dates come first. Rebuilt only when the date of an article has come. */
function createShownAt(all: readonly IndexedArticle[]): (now: Date) => Shown {
  let held: (Shown & { first: number }) | undefined;
  return (now) => {
    const found = all.findIndex(({ date }) => Date.parse(date) <= now.getTime());
    const first = found < 0 ? all.length : found;
    if (held?.first !== first) {
      const list = all.slice(first);
      const byOriginal = new Map(list.map((article) => [article.original ?? article.id, article]));
      held = { first, list, byId: byId(list), byOriginal };
    }
    return held;
  };
}

function byId<Document extends { id: number }>(documents: Document[]): Map<number, Document> {
  return new Map(documents.map((document) => [document.id, document]));
}

function related<Document>(known: Map<number, Document>, ids: readonly unknown[]): Document[] {
  return [...new Set(ids)].flatMap((id) => known.get(Number(id)) ?? []);
}

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
