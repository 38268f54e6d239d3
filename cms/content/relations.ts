import type { Article, Category, Media, Page, Tag } from '../payload-types.ts';

/**
 * Documents by id, for readers who read at depth 0: relations then are ids, and are looked up here. Where a map is
 * left out, documents must be populated.
 */
export interface Relations {
  categories?: ReadonlyMap<number, Category>;
  tags?: ReadonlyMap<number, Tag>;
  media?: ReadonlyMap<number, Media>;
  /** Only the articles that may be shown. */
  articles?: ReadonlyMap<number, Pick<Article, 'id' | 'slug'>>;
}

/** The document of a relation: itself where it was populated, else the one of that id; undefined where it is gone. */
export function related<Document extends { id: number }>(
  relation: number | Document | null | undefined,
  byId: ReadonlyMap<number, Document> | undefined,
): Document | undefined {
  return typeof relation === 'number' ? byId?.get(relation) : (relation ?? undefined);
}

/** A block as the CMS stores it, of either union. */
export type StoredBlock = NonNullable<Page['layout']>[number] | NonNullable<Article['layout']>[number];
