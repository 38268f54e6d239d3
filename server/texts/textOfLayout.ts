import type { BlockSchema } from '@frontage/blocks/defineBlock.ts';
import { readField } from '@frontage/contract/primitives/readField.ts';
import { type CollectionWith, collectionsWith, kindOf } from '@frontage/kinds/kinds.ts';
import type { z } from 'zod';
import { articleBlock, block } from '../../registry/schemas.ts';

/** A text that people read on the page. */
interface ReadableText {
  text: string;
  isMarkdown: boolean;
}

/** The two unions of blocks. Decision 011. */
const unionsOfBlocks = { page: block, article: articleBlock } as const;
export type HasLayout = CollectionWith<'blocks'>;

export function hasBlocks(collection: string): collection is HasLayout {
  return collectionsWith('blocks').some((one) => one === collection);
}

/** The schemas of all blocks that a document may have, in the order in which editors see them within a group. */
export function schemasOfBlocks(collection: HasLayout): readonly BlockSchema[] {
  return unionsOfBlocks[kindOf(collection).blocks].options;
}

export function schemaOfBlock(collection: HasLayout, layout: string): BlockSchema | undefined {
  return schemasOfBlocks(collection).find(({ shape }) => shape.acf_fc_layout.value === layout);
}

/** One passage on each line, without the markup of Markdown and without fenced code. */
export function textOfLayout(collection: HasLayout, layout: unknown): string {
  return textsOf(collection, layout)
    .map(({ text, isMarkdown }) => (isMarkdown ? plainText(text) : text.replace(/\s+/g, ' ').trim()))
    .join('\n');
}

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

/** The start of fenced code; it ends at a fence of the same kind that is at least as long, or with the text. */
const fence = /^ {0,3}(`{3,}|~{3,})/;

/** The start of a line that does not continue the one above: a list item, a heading, a row of a table, a note. */
const beginsPassage = /^\s*(?:[-*+]\s|\d{1,9}[.)]\s|#{1,6}\s|\||\[[^\]]{1,200}\]:)/;
/** A line that the one below does not continue: a heading, a row of a table. */
const endsPassage = /^\s*(?:#{1,6}\s|\|)/;
const quoted = /^ {0,3}>/;

/** One passage on each line, such as a paragraph or a list item, without markup, addresses and fenced code. */
export function plainText(markdown: string): string {
  const passages: string[] = [];
  let isOpen = false;
  let wasQuoted = false;
  for (const line of partsOf(markdown).prose) {
    const text = withoutBeginning(line).trim();
    const isQuoted = quoted.test(line);
    const goesOn = isOpen && isQuoted === wasQuoted && !beginsPassage.test(line);
    if (text !== '') passages.push(goesOn ? `${passages.pop()} ${text}` : text);
    isOpen = text !== '' && !endsPassage.test(line);
    wasQuoted = isQuoted;
  }
  return passages.map(withoutMarks).filter(Boolean).join('\n');
}

export function codeIn(markdown: string): string {
  return partsOf(markdown).code.join('\n').trim();
}

function partsOf(markdown: string): { prose: string[]; code: string[] } {
  const [prose, code]: [string[], string[]] = [[], []];
  let open: string | undefined;
  for (const line of markdown.split(/\r\n?|\n/)) {
    const mark = fence.exec(line)?.[1];
    if (open === undefined && mark !== undefined) {
      open = mark;
      // Text above code does not continue below it.
      prose.push('');
    } else if (open === undefined) prose.push(line);
    else if (mark?.startsWith(open) && line.trim() === mark) {
      open = undefined;
      code.push('');
    } else code.push(line);
  }
  return { prose, code };
}

/** A line without the markup of a quote, a rule, a list item, a heading or a note. */
function withoutBeginning(line: string): string {
  if (/^[-:| \t]+$/.test(line) && line.includes('--')) return '';
  return (
    line
      // Footnotes keep their text; link definitions are removed.
      .replace(/^ {0,3}\[\^[^\]]{1,80}\]:/, '')
      .replace(/^ {0,3}\[[^\]]{1,200}\]:.*$/s, '')
      .replace(/^(?:[ \t]{0,3}>)+[ \t]?/, '')
      .replace(/^[ \t]*\[!\w+\]/, '')
      .replace(/^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/, '')
      .replace(/^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+/, '')
      .replace(/^ {0,3}#{1,6}[ \t]+/, '')
  );
}

/**
 * Works on a whole passage, because the words of a link or a picture may continue on the next line. Each expression
 * takes linear time: nothing is searched for twice from the same place.
 */
function withoutMarks(passage: string): string {
  return (
    passage
      .replace(/\[\^[^[\]]{1,80}\]/g, '')
      .replace(/(?<!\\)!?\[((?:\\.|[^[\]\\])*)\](?:\([^()]*\)|\[[^[\]]*\])/g, '$1')
      .replace(/<?https?:\/\/[^\s>)]+>?/g, ' ')
      .replace(/\|/g, ' ')
      // Emphasis; names such as balance_of and products such as 2 * 3 stay.
      .replace(/(?<![\p{L}\p{N}\\*_~])[*_~]+(?=[^\s*_~])|(?<=[^\s\\*_~])[*_~]+(?![\p{L}\p{N}*_~])/gu, '')
      .replace(/`/g, '')
      .replace(/\\([!-/:-@[-`{-~])/g, '$1')
      .replace(/[ \t]+/g, ' ')
      .trim()
  );
}
