import type { Article, Category, Media, Page, Tag } from '../payload-types.ts';
import { type HasLayout, schemaOfBlock } from '../texts/textOfLayout.ts';
import { fitObject, type Library } from './fitTo.ts';

/**
 * A block as the contract has it: `blockType` becomes `acf_fc_layout`. A block without a schema keeps only its name.
 */
export function toBlock(
  collection: HasLayout,
  stored: { blockType: string },
  library?: Library,
): Record<string, unknown> {
  const layout = stored.blockType;
  const schema = schemaOfBlock(collection, layout);
  if (!schema) return { acf_fc_layout: layout };
  const { acf_fc_layout: _, ...shape } = schema.shape;
  return { acf_fc_layout: layout, ...fitObject(shape, stored, library) };
}

/**
 * Documents by id, for readers at depth 0: relations are then ids, which are looked up here. Where a map is left out,
 * its documents must be populated.
 */
export interface Relations {
  categories?: ReadonlyMap<number, Category>;
  tags?: ReadonlyMap<number, Tag>;
  media?: ReadonlyMap<number, Media>;
  /** Only articles that may be shown. */
  articles?: ReadonlyMap<number, Pick<Article, 'id' | 'slug'>>;
}

/** The document of a relation: the populated one, else the one of that id; undefined where it is gone. */
export function related<Document extends { id: number }>(
  relation: number | Document | null | undefined,
  byId: ReadonlyMap<number, Document> | undefined,
): Document | undefined {
  return typeof relation === 'number' ? byId?.get(relation) : (relation ?? undefined);
}

/** A block as the CMS stores it, of a page or an article. */
export type StoredBlock = NonNullable<Page['layout']>[number] | NonNullable<Article['layout']>[number];
