import { addressInText, picturesField } from '@frontage/contract/primitives/pictureInText.ts';
import type { Article, Page } from '../payload-types.ts';
import type { HasLayout } from '../texts/textOfLayout.ts';

interface LayoutOf {
  pages: NonNullable<Page['layout']>;
  articles: NonNullable<Article['layout']>;
}

/** Blocks of the contract as the CMS stores them; pictures must already be ids of the library. */
export function toStoredBlocks<Collection extends HasLayout = 'pages'>(
  layout: readonly object[],
): LayoutOf[Collection] {
  const blocks: unknown = layout.map((block) => {
    const { acf_fc_layout: blockType, ...fields } = block as { acf_fc_layout: string };
    return { ...namingPictures(fields), blockType };
  });
  // The editor's form of a block is made from the block's schema, and the round-trip test keeps the two consistent.
  return blocks as LayoutOf[Collection];
}

/** Replaces the content's own picture numbers in texts, which are listed in the same block, by ids of the library. */
function namingPictures(fields: Record<string, unknown>): Record<string, unknown> {
  const { [picturesField]: pictures, ...others } = fields;
  const ids = new Map(Object.entries(Object(pictures) as Record<string, number>));
  if (ids.size === 0) return fields;
  const named = (text: string) =>
    text.replace(/\bpicture:(\d+)\b/g, (found, own: string) => {
      const id = ids.get(own);
      return id === undefined ? found : addressInText(id);
    });
  return Object.fromEntries(
    Object.entries(others).map(([name, value]) => [name, typeof value === 'string' ? named(value) : value]),
  );
}
