import type { ArticleCard } from '@frontage/contract/article.ts';
import type { FormToken } from '@frontage/contract/contact/formMarkup.ts';
import type { GlossaryTerm } from '@frontage/contract/glossary.ts';
import type { PageDocument } from '@frontage/contract/page.ts';
import { LRUCache } from 'lru-cache';

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

export function createContentMemory(tokens: KeptTokens = noTokens): ContentMemory {
  return { cards: new Map(), summaries: new Map(), nearTerms: new Map(), tokens };
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
