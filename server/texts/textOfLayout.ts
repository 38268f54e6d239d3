import { articleBlock } from '@frontage/blocks/article.schema.ts';
import { block } from '@frontage/blocks/block.schema.ts';
import type { BlockSchema } from '@frontage/blocks/defineBlock.ts';
import { type CollectionWith, collectionsWith, kindOf } from '@frontage/kinds/kinds.ts';
import { codeIn, plainText } from './plainText.ts';
import { type ReadableText, readableTexts } from './readableTexts.ts';

/** The two unions of blocks. Decision 011. */
const unionsOfBlocks = { page: block, article: articleBlock } as const;
export type HasLayout = CollectionWith<'blocks'>;

/** Whether documents of a collection are made of blocks. */
export function hasBlocks(collection: string): collection is HasLayout {
  return collectionsWith('blocks').some((one) => one === collection);
}

/** The schemas of all blocks that a document may have, in the order in which editors see them within a group. */
export function schemasOfBlocks(collection: HasLayout): readonly BlockSchema[] {
  return unionsOfBlocks[kindOf(collection).blocks].options;
}

/** The schema of a block by its name; undefined where there is none. */
export function schemaOfBlock(collection: HasLayout, layout: string): BlockSchema | undefined {
  return schemasOfBlocks(collection).find(({ shape }) => shape.acf_fc_layout.value === layout);
}

/**
 * What people read in a stored layout, one passage on each line, without the markup of Markdown and without fenced
 * code.
 */
export function textOfLayout(collection: HasLayout, layout: unknown): string {
  return textsOf(collection, layout)
    .map(({ text, isMarkdown }) => (isMarkdown ? plainText(text) : text.replace(/\s+/g, ' ').trim()))
    .join('\n');
}

/** The fenced code of a stored layout. */
export function codeOfLayout(collection: HasLayout, layout: unknown): string {
  return textsOf(collection, layout)
    .map(({ text, isMarkdown }) => (isMarkdown ? codeIn(text) : ''))
    .filter(Boolean)
    .join('\n');
}

function textsOf(collection: HasLayout, layout: unknown): ReadableText[] {
  const blocks: unknown[] = Array.isArray(layout) ? layout : [];
  return blocks.flatMap((stored) => {
    const schema = schemaOfBlock(collection, String((Object(stored) as { blockType?: unknown }).blockType));
    return schema ? readableTexts(schema, stored) : [];
  });
}
