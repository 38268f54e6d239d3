import type { ArticleCard } from '@frontage/contract/article.ts';
import type { FormToken } from '@frontage/contract/contact/formMarkup.ts';
import type { GlossaryTerm } from '@frontage/contract/glossary.ts';
import type { PageDocument } from '@frontage/contract/page.ts';

/** What lists, maps and feeds say of a page of blocks. */
export interface PageSummary
  extends Pick<PageDocument, 'id' | 'type' | 'slug' | 'path' | 'title' | 'modified' | 'card'> {
  description: string;
  isIndexed: boolean;
}

/** Something that was asked for, with the version of the document that it belongs to. */
interface Versioned<Value> {
  version: string;
  value: Value;
}

/**
 * What is kept from one publication to the next, so that only what changed is asked for: small parts of every
 * document, since the long ones are many. Empty after a start.
 */
export interface ContentMemory {
  cards: Map<number, Versioned<ArticleCard>>;
  summaries: Map<number, Versioned<PageSummary>>;
  /** The terms near each term, as long as the glossary is the same. */
  nearTerms: { glossary: string; byId: Map<number, GlossaryTerm[]> };
  tokens: KeptTokens;
}

/**
 * The tokens of forms that are in pages. One never runs out, but every day has another: a form keeps its own for a
 * month, or every page would be another one each morning.
 */
export interface KeptTokens {
  /** Day on which the first of them was asked for, `YYYY-MM-DD`; empty while there is none. */
  since: string;
  byForm: Record<string, FormToken>;
}

export const noTokens: KeptTokens = { since: '', byForm: {} };

export function createContentMemory(tokens: KeptTokens = noTokens): ContentMemory {
  return { cards: new Map(), summaries: new Map(), nearTerms: { glossary: '', byId: new Map() }, tokens };
}
