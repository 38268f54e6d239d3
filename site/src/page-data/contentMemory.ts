import { type ArticleCard, pathOfArticle } from '@frontage/contract/article.ts';
import type { FormToken } from '@frontage/contract/contact/formMarkup.ts';
import type { GlossaryTerm } from '@frontage/contract/glossary.ts';
import type { Language } from '@frontage/contract/language.ts';
import type { PageDocument } from '@frontage/contract/page.ts';
import type { PostLite } from '@frontage/contract/post.ts';
import { LRUCache } from 'lru-cache';
import { ignoreUnfit } from './ContentError.ts';
import { inLang, versionOf } from './inventory.ts';

/** The parts of a page of blocks that lists, sitemaps and feeds show. */
export interface PageSummary
  extends Pick<PageDocument, 'id' | 'type' | 'slug' | 'path' | 'title' | 'modified' | 'card' | 'lang'> {
  description: string;
  isIndexed: boolean;
}

/** An answer, with the version of the document it belongs to. */
interface Versioned<Value> {
  version: string;
  value: Value;
}

/**
 * Data kept from one publication to the next, so that only changes are requested: small parts of every document,
 * because the full documents would be too many. Empty after a start.
 */
export interface ContentMemory {
  cards: Map<number, Versioned<ArticleCard>>;
  summaries: Map<number, Versioned<PageSummary>>;
  /** The terms near each term, by language, valid as long as the glossary does not change. */
  nearTerms: Map<string, { glossary: string; byId: Map<number, GlossaryTerm[]> }>;
  tokens: KeptTokens;
}

/**
 * The tokens of forms in pages. A token never expires, but each day issues a different one: a form keeps its token for
 * a month, because otherwise every page would change each morning.
 */
export interface KeptTokens {
  /** Day on which the first token was requested, `YYYY-MM-DD`; empty if there is none. */
  since: string;
  byForm: Record<string, FormToken>;
}

export const noTokens: KeptTokens = { since: '', byForm: {} };

export function createContentMemory(): ContentMemory {
  return { cards: new Map(), summaries: new Map(), nearTerms: new Map(), tokens: noTokens };
}

/** How many values are remembered: pages of one kind have many values in common. */
const mostKept = 500;

/**
 * Returns a function that gives the same object for equal values. A thread reports each page with new objects, its
 * headers alone 1.5 KB, and these are equal for thousands of pages.
 */
export function createKept(): <Value>(value: Value) => Value {
  const kept = new LRUCache<string, { value: unknown }>({ max: mostKept });
  return <Value>(value: Value) => {
    const name = JSON.stringify(value);
    const known = kept.get(name) ?? { value };
    kept.set(name, known);
    return known.value as Value;
  };
}

/* Data of each document for lists and sitemaps, requested again only if its version has changed. */

/** Ids per call; the contract allows a hundred. */
const cardsPerCall = 100;

const keep = createKept();

interface CardsQuery {
  newsIds: number[];
  count: number;
  lang?: Language;
}

/**
 * Returns what is held of the documents, in the order of the inventory. Only those with another version are read; one
 * that no longer fits keeps what was valid last.
 */
async function renew<Value>(
  held: ReadonlyMap<number, Versioned<Value>>,
  rows: readonly PostLite[],
  read: (changed: readonly PostLite[]) => Promise<ReadonlyMap<number, Value>>,
): Promise<Map<number, Versioned<Value>>> {
  const found = await read(rows.filter((row) => held.get(row.id)?.version !== versionOf(row)));
  const all = new Map<number, Versioned<Value>>();
  for (const row of rows) {
    const value = found.get(row.id) ?? held.get(row.id)?.value;
    if (value) all.set(row.id, { version: versionOf(row), value });
  }
  return all;
}

/** Returns the summaries of all pages. */
export async function rememberSummaries(
  memory: ContentMemory,
  rows: readonly PostLite[],
  readPage: (id: number) => Promise<PageDocument>,
): Promise<PageSummary[]> {
  memory.summaries = await renew(memory.summaries, rows, async (changed) => {
    const found = new Map<number, PageSummary>();
    for (const { id } of changed) {
      const summary = await readPage(id).then(summaryOf, ignoreUnfit);
      if (summary) found.set(id, summary);
    }
    return found;
  });
  return [...memory.summaries.values()].map(({ value }) => value);
}

/**
 * Returns the cards of all articles, each the same object as long as its version lasts. `spokenAt`: a path in the words
 * of its language, with which the version changes too.
 */
export async function rememberCards(
  memory: ContentMemory,
  rows: readonly PostLite[],
  readCards: (query: CardsQuery) => Promise<readonly ArticleCard[]>,
  spokenAt: (path: string) => string,
): Promise<ArticleCard[]> {
  memory.cards = await renew(memory.cards, rows, async (changed) => {
    const found = new Map<number, ArticleCard>();
    for (const [lang, those] of Map.groupBy(changed, (one) => one.lang)) {
      for (let first = 0; first < those.length; first += cardsPerCall) {
        const newsIds = those.slice(first, first + cardsPerCall).map(({ id }) => id);
        const query = { newsIds, count: cardsPerCall, ...inLang(lang) };
        for (const card of await readCards(query)) found.set(card.id, withShared(card, spokenAt));
      }
    }
    return found;
  });
  return [...memory.cards.values()].map(({ value }) => value);
}

/**
 * Shares equal parts of cards as the same object: ten thousand articles are in a few categories. The inventory knows
 * their translations; a card keeps its own link, where that is another than follows from it.
 */
function withShared({ translations = [], ...card }: ArticleCard, spokenAt: (path: string) => string): ArticleCard {
  const { category, preview, second_categories, tags } = card;
  const own = translations.filter(({ lang, link }) => lang === card.lang && link !== pathOfArticle(card));
  const kept = {
    ...card,
    ...(own.length > 0 ? { translations: own } : {}),
    preview: keep(preview),
    category: keep(category),
    second_categories: keep(second_categories),
    tags: keep(tags),
  };
  const link = spokenAt(pathOfArticle(kept));
  return link === pathOfArticle(kept) ? kept : { ...kept, link };
}

function summaryOf({ card, head, id, lang, modified, path, slug, title, type }: PageDocument): PageSummary {
  const { description, noIndex = false } = head;
  return { id, type, slug, path, title, modified, card, description, isIndexed: !noIndex, ...(lang ? { lang } : {}) };
}
