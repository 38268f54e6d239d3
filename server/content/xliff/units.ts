import { createHash } from 'node:crypto';
import { isNote, withoutMark } from '@frontage/blocks/text/arrangeNotes.ts';
import { type Passage, parsePassages } from '@frontage/blocks/text/parseMarkdown.ts';
import type { TextNode } from '@frontage/blocks/text/tree.ts';
import type { BlockContent, ListItem, PhrasingContent, RootContent, TableCell, TableRow } from 'mdast';
import type { FlattenedField } from 'payload';
import { isRunningText, isWords } from '../../fields/isRunningText.ts';
import { type PlacedText, textsIn } from '../../fields/valuesIn.ts';
import { phrasingOf, runsOfTree, settled } from '../../texts/runs.ts';
import { codeOf, noteOf, pictureParagraph, writeMarkdown } from '../../texts/writeMarkdown.ts';

/** What a translator says at once: a text, or a paragraph, heading, entry, cell or caption of a longer one. */
export interface Unit {
  /** Stays while its words do, wherever rows and paragraphs are moved. */
  id: string;
  words: PhrasingContent[];
  /** Where its text is. */
  text: PlacedText;
  /** Its number in a text in Markdown; undefined where the text is one unit. */
  passage?: number;
}

/** Every unit of a document, in the order of its form; what has no letters is none. */
export function unitsOf(fields: FlattenedField[], document: unknown): Unit[] {
  const taken = new Map<string, number>();
  return textsIn(fields, document)
    .filter(({ field }) => isWords(field))
    .flatMap((text): Unit[] => {
      if (!isRunningText(text.field)) return [{ id: text.key, words: [{ type: 'text', value: text.text }], text }];
      return wordsIn(text.text).map((words, passage) => {
        const id = `${text.key}.${hashOf(words)}`;
        const earlier = taken.get(id) ?? 0;
        taken.set(id, earlier + 1);
        return { id: earlier > 0 ? `${id}-${earlier + 1}` : id, words, text, passage };
      });
    })
    .filter(({ words }) => /\p{L}/u.test(plainOf(words)));
}

/** The words that a translator may change, without marks. */
export function plainOf(words: readonly PhrasingContent[]): string {
  return words
    .map((one) => (one.type === 'text' ? one.value : 'children' in one ? plainOf(one.children) : ' '))
    .join('');
}

function hashOf(words: PhrasingContent[]): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);
}

/** Gives the words of a paragraph, a heading, an entry, a cell or a caption in place of its own. */
type Take = (own: PhrasingContent[]) => PhrasingContent[];

/** The words of each paragraph, heading, entry, cell, footnote and caption of a text in Markdown, in order. */
export function wordsIn(markdown: string): PhrasingContent[][] {
  const found: PhrasingContent[][] = [];
  const take: Take = (own) => {
    found.push(own);
    return own;
  };
  for (const { node } of parsePassages(markdown)) blockOf(node, take);
  return found;
}

/** The text with other words, by the number of theirs in {@link wordsIn}. Lines without any stay as they are. */
export function withWords(markdown: string, others: ReadonlyMap<number, PhrasingContent[]>): string {
  const lines = markdown.split('\n');
  let [number, line] = [-1, 0];
  const written = parsePassages(markdown).flatMap((passage) => {
    const [start, end] = passage.lines;
    let isOther = false;
    const block = blockOf(passage.node, (own) => {
      number += 1;
      const other = others.get(number);
      if (other) isOther = true;
      return other ?? own;
    });
    const [above, own] = [lines.slice(line, start), lines.slice(start, end)];
    line = end;
    const used = own.findLastIndex((one) => one.trim() !== '') + 1;
    const said = isOther ? [writeMarkdown([block], marksOf(passage, own)).trimEnd()] : own.slice(0, used);
    return [...above, ...said, ...own.slice(used)];
  });
  return [...written, ...lines.slice(line)].join('\n');
}

/** Those of the list as it was written: the one above it may have others. */
function marksOf({ node }: Passage, lines: readonly string[]) {
  const [, bullet, ordered] = /^\s*(?:([-*+])|\d+([.)]))/.exec(node.kind === 'list' ? (lines[0] ?? '') : '') ?? [];
  return { bullet: (bullet ?? '-') as '-', bulletOrdered: (ordered ?? '.') as '.' };
}

const wordsOf = (nodes: readonly TextNode[]) => phrasingOf(settled(runsOfTree(nodes)));

function blockOf(node: TextNode, take: Take): RootContent {
  switch (node.kind) {
    case 'heading': {
      const depth = ([1, 2, 3, 4, 5, 6] as const).find((one) => one === node.depth) ?? 2;
      return { type: 'heading', depth, children: take(wordsOf(node.children)) };
    }
    case 'code':
      return codeOf(node);
    case 'rule':
      return { type: 'thematicBreak' };
    case 'figure': {
      const [caption] = node.caption ? take([{ type: 'text', value: node.caption }]) : [];
      return pictureParagraph(node.picture, caption?.type === 'text' ? caption.value : '');
    }
    case 'footnote': {
      const { label } = node;
      const children = [{ type: 'paragraph' as const, children: take(wordsOf(node.children)) }];
      return { type: 'footnoteDefinition', identifier: label, label, children };
    }
    case 'quote': {
      const isMarked = isNote(node);
      const blocks = blocksOf((isMarked ? withoutMark(node) : node).children, take);
      return { type: 'blockquote', children: isMarked ? noteOf(blocks) : blocks };
    }
    case 'list': {
      const { isOrdered, start } = node;
      const children = node.children.map((entry) => entryOf(entry, take));
      const spread = children.some((one) => one.spread);
      return { type: 'list', ordered: isOrdered, start: isOrdered ? start : null, spread, children };
    }
    case 'table': {
      const rows = node.children.map(childrenOf);
      const align = (rows[0] ?? []).map((cell) => (cell.kind === 'cell' ? (cell.align ?? null) : null));
      const cellOf = (cell: TextNode): TableCell => ({ type: 'tableCell', children: take(wordsOf(childrenOf(cell))) });
      const children = rows.map((cells): TableRow => ({ type: 'tableRow', children: cells.map(cellOf) }));
      return { type: 'table', align, children };
    }
    default:
      return { type: 'paragraph', children: take(wordsOf(node.kind === 'paragraph' ? node.children : [node])) };
  }
}

const blocksOf = (nodes: readonly TextNode[], take: Take) => nodes.map((node) => blockOf(node, take) as BlockContent);

function childrenOf(node: TextNode): TextNode[] {
  return 'children' in node ? node.children : [];
}

/** An entry of a dense list has its words without a paragraph around them. */
function entryOf(entry: TextNode, take: Take): ListItem {
  const children = childrenOf(entry);
  const isBlock = ({ kind }: TextNode) => /^(?:code|figure|heading|list|paragraph|quote|rule|table)$/.test(kind);
  const first = children.findIndex(isBlock);
  const [own, rest] = first < 0 ? [children, []] : [children.slice(0, first), children.slice(first)];
  const words: BlockContent[] = own.length > 0 ? [{ type: 'paragraph', children: take(wordsOf(own)) }] : [];
  const spread = children.some(({ kind }) => kind === 'paragraph');
  return { type: 'listItem', spread, children: [...words, ...blocksOf(rest, take)] };
}
