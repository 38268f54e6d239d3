import type { Page } from '../payload-types.ts';

/** Blocks of the contract as the CMS stores them; pictures must be ids of the library already. */
export function toStoredBlocks(layout: readonly object[]): NonNullable<Page['layout']> {
  const blocks: unknown = layout.map((block) => {
    const { acf_fc_layout: blockType, ...fields } = block as { acf_fc_layout: string };
    return { ...fields, blockType };
  });
  // The editor's form of a block is made of the block's schema, and the round-trip test holds the two together.
  return blocks as NonNullable<Page['layout']>;
}
