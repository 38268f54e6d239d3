import type { Article, Page } from '../payload-types.ts';
import type { HasLayout } from '../texts/textOfLayout.ts';

interface LayoutOf {
  pages: NonNullable<Page['layout']>;
  articles: NonNullable<Article['layout']>;
}

/** Blocks of the contract as the CMS stores them; pictures must be ids of the library already. */
export function toStoredBlocks<Collection extends HasLayout = 'pages'>(
  layout: readonly object[],
): LayoutOf[Collection] {
  const blocks: unknown = layout.map((block) => {
    const { acf_fc_layout: blockType, ...fields } = block as { acf_fc_layout: string };
    return { ...fields, blockType };
  });
  // The editor's form of a block is made of the block's schema, and the round-trip test holds the two together.
  return blocks as LayoutOf[Collection];
}
