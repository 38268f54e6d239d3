import { type ArticleCard, pathOfArticle } from '@frontage/contract/article.ts';
import type { Language } from '@frontage/contract/language.ts';
import type { PageDocument } from '@frontage/contract/page.ts';
import type { PostLite } from '@frontage/contract/post.ts';
import { ContentError } from './ContentError.ts';
import { type ContentMemory, createKept, type PageSummary } from './contentMemory.ts';
import { inLang, versionOf } from './inventory.ts';

/* Data of each document for lists and sitemaps, requested again only if its version has changed. */

/** Ids per call; the contract allows a hundred. */
const cardsPerCall = 100;

const kept = createKept();

interface CardsQuery {
  newsIds: number[];
  count: number;
  lang?: Language;
}

/**
 * Returns the summaries of all pages, in the order of the inventory. A page that no longer fits keeps its last valid
 * summary.
 */
export async function rememberSummaries(
  memory: ContentMemory,
  rows: readonly PostLite[],
  readPage: (id: number) => Promise<PageDocument>,
): Promise<PageSummary[]> {
  const known: ContentMemory['summaries'] = new Map();
  for (const row of rows) {
    const { id } = row;
    const current = versionOf(row);
    const held = memory.summaries.get(id);
    if (held?.version === current) known.set(id, held);
    else {
      const found = await readPage(id).then(summaryOf, ignoreUnfit);
      const value = found ?? held?.value;
      if (value) known.set(id, { version: current, value });
    }
  }
  memory.summaries = known;
  return [...known.values()].map(({ value }) => value);
}

/** Returns the cards of all articles, in the order of the inventory. */
export async function rememberCards(
  memory: ContentMemory,
  rows: readonly PostLite[],
  readCards: (query: CardsQuery) => Promise<readonly ArticleCard[]>,
): Promise<ArticleCard[]> {
  const wanted = rows.map((row) => ({ id: row.id, lang: row.lang, version: versionOf(row) }));
  const missing = wanted.filter(({ id, version }) => memory.cards.get(id)?.version !== version);
  const found = new Map<number, ArticleCard>();
  for (const [lang, those] of Map.groupBy(missing, (one) => one.lang)) {
    for (let first = 0; first < those.length; first += cardsPerCall) {
      const newsIds = those.slice(first, first + cardsPerCall).map(({ id }) => id);
      const query = { newsIds, count: cardsPerCall, ...inLang(lang) };
      for (const card of await readCards(query)) found.set(card.id, withShared(card));
    }
  }
  const known: ContentMemory['cards'] = new Map();
  for (const { id, version } of wanted) {
    const value = found.get(id) ?? memory.cards.get(id)?.value;
    if (value) known.set(id, { version, value });
  }
  memory.cards = known;
  return [...known.values()].map(({ value }) => value);
}

/**
 * Shares equal parts of cards as the same object: ten thousand articles are in a few categories. The inventory knows
 * their translations; a card keeps its own link, where that is another than follows from it.
 */
function withShared({ translations = [], ...card }: ArticleCard): ArticleCard {
  const { category, preview, second_categories, tags } = card;
  const own = translations.filter(({ lang, link }) => lang === card.lang && link !== pathOfArticle(card));
  return {
    ...card,
    ...(own.length > 0 ? { translations: own } : {}),
    preview: kept(preview),
    category: kept(category),
    second_categories: kept(second_categories),
    tags: kept(tags),
  };
}

function summaryOf({ card, head, id, lang, modified, path, slug, title, type }: PageDocument): PageSummary {
  const { description, noIndex = false } = head;
  return { id, type, slug, path, title, modified, card, description, isIndexed: !noIndex, ...(lang ? { lang } : {}) };
}

/** Ignores the error of a page that does not fit; it is reported where the page is rendered. */
function ignoreUnfit(error: unknown): undefined {
  if (!(error instanceof ContentError)) throw error;
}
