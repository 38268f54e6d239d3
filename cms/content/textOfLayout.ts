import { articleBlock } from '@frontage/blocks/article.schema.ts';
import { block } from '@frontage/blocks/block.schema.ts';
import { codeIn, plainText } from './plainText.ts';
import { type ReadableText, readableTexts } from './readableTexts.ts';

/** The two unions of blocks. Decision 011. */
const unionsOfBlocks = { pages: block, articles: articleBlock } as const;
export type HasLayout = keyof typeof unionsOfBlocks;

/** The schema of a block by its name; undefined where the union has none of that name. */
export function schemaOfBlock(collection: HasLayout, layout: string) {
  return unionsOfBlocks[collection].options.find((option) => option.shape.acf_fc_layout.value === layout);
}

/** What people read in a stored layout, one passage a line, without the marks of Markdown and without code in fences. */
export function textOfLayout(collection: HasLayout, layout: unknown): string {
  return textsOf(collection, layout)
    .map(({ text, isMarkdown }) => (isMarkdown ? plainText(text) : text.replace(/\s+/g, ' ').trim()))
    .join('\n');
}

/** The code in the fences of a stored layout. */
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
