import type { BlockSchema } from '@frontage/blocks/defineBlock.ts';
import { readField } from '@frontage/contract/primitives/readField.ts';
import { type CollectionWith, collectionsWith, kindOf } from '@frontage/kinds/kinds.ts';
import type { z } from 'zod';
import { articleBlock, block } from '../../registry/schemas.ts';
import { codeIn, plainText } from './plainText.ts';

/** A text that people read on the page. */
interface ReadableText {
  text: string;
  isMarkdown: boolean;
}

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

/**
 * The texts of a stored value that people read, in the order of its schema. Texts with a pattern are for machines and
 * left out: addresses, names of documents, times; so are choices from a list, and pictures.
 */
function readableTexts(schema: z.core.$ZodType, stored: unknown): ReadableText[] {
  if (stored === null || stored === undefined) return [];
  const field = readField(schema);
  switch (field.kind) {
    case 'group':
      return Object.entries(field.shape).flatMap(([name, inner]) =>
        readableTexts(inner, (Object(stored) as Record<string, unknown>)[name]),
      );
    case 'list':
      return Array.isArray(stored) ? stored.flatMap((entry: unknown) => readableTexts(field.element, entry)) : [];
    case 'text':
      if (typeof stored !== 'string' || stored.trim() === '' || field.hasPattern || hasPlaceholder(stored)) return [];
      return [{ text: stored, isMarkdown: field.editing.widget === 'markdown' }];
    default:
      return [];
  }
}

/** Texts with placeholders that the page fills in, such as {answerTime}, would appear as they are typed. */
function hasPlaceholder(text: string): boolean {
  return /\{[a-zA-Z]+\}/.test(text);
}
