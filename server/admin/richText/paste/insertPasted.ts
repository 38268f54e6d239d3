import { parsePassages } from '@frontage/blocks/text/parseMarkdown.ts';
import type { TextNode } from '@frontage/blocks/text/tree.ts';
import { $createLinkNode } from '@lexical/link';
import { $isTableCellNode, $isTableSelection } from '@lexical/table';
import { $findMatchingParent } from '@lexical/utils';
import {
  $createTextNode,
  $getRoot,
  $getSelection,
  $insertNodes,
  $isNodeSelection,
  $isRangeSelection,
  type LexicalNode,
  type RangeSelection,
} from 'lexical';
import { buildBlockNode } from '../markdown/blockNodes.ts';
import { showTheSame } from '../markdown/OpenedText.ts';
import { writeBlock } from '../markdown/writeBlock.ts';
import { createCode } from '../nodes/CodeNode.tsx';
import { FootnoteNode, readLabelsInEditor } from '../nodes/PassageNodes.ts';
import { createSource } from '../nodes/SheetNode.tsx';
import { addressesIn } from './fitPasted.ts';
import { oneLine, type PastedPassage, withFreeLabels } from './pastedPassages.ts';

/** Reads plain words as a table if they are rows of cells separated by tabs; undefined otherwise. */
export function tableOfTabs(words: string): TextNode | undefined {
  const lines = words.split(/\r\n?|\n/);
  const written = lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
  const rows = written.map((line) => line.split('\t').map((cell) => cell.trim()));
  const [head = [], ...others] = rows;
  const isTable = head.length > 1 && others.length > 0 && others.every((row) => row.length === head.length);
  // Lines of code begin with tabs, which would give a head with empty cells.
  if (!isTable || head.includes('')) return undefined;
  const rowOf = (cells: string[]): TextNode => ({ kind: 'row', key: 0, children: cells.map(cellOf) });
  return { kind: 'table', key: 0, children: rows.map(rowOf) };
}

function cellOf(value: string): TextNode {
  return { kind: 'cell', key: 0, align: undefined, children: value === '' ? [] : [{ kind: 'words', key: 0, value }] };
}

/** Inserts passages at the cursor. A cell takes only their words. */
export function insertPassages(pasted: readonly PastedPassage[]): void {
  const selection = selectPlaceToPaste();
  const passages = withFreeLabels(pasted, readLabelsInEditor());
  const nodes = passages.flatMap((passage) => passage.nodes);
  if (nodes.length === 0) return;
  const isLines = nodes.length === 1 && nodes[0]?.kind === 'paragraph';
  if (isInCell(selection) && !isLines) selection.insertText(oneLine(nodes));
  else insertNodes(passages.flatMap(createNodes));
}

/** Puts footnotes at the end below the text, where the cursor stays: what is written or pasted next follows the text. */
function insertNodes(made: LexicalNode[]): void {
  const end = made.findLastIndex((node) => !(node instanceof FootnoteNode)) + 1 || made.length;
  $insertNodes(made.slice(0, end));
  const selection = $getSelection();
  const place = $isRangeSelection(selection) ? selection.anchor.getNode() : made[end - 1];
  const above = place?.getTopLevelElement() ?? made[end - 1]?.getTopLevelElement();
  for (const footnote of made.slice(end).toReversed()) above?.insertAfter(footnote, false);
}

/** Returns a passage as nodes of the editor, or as its original Markdown if the nodes would lose something. */
function createNodes({ nodes, source }: PastedPassage): LexicalNode[] {
  const made = nodes.map((node) => ({ node, own: buildBlockNode(node) }));
  const isWhole = made.every(
    ({ node, own }) => own && showTheSame(parsePassages(writeBlock(own)), [{ node, lines: [0, 0] }]),
  );
  return isWhole ? made.flatMap(({ own }) => own ?? []) : [createSource(source)];
}

/** Inserts plain words: each line becomes a paragraph, and each address a link. */
export function insertLines(words: string, siteUrl: string): void {
  const selection = selectPlaceToPaste();
  const lines = words.split(/\r\n?|\n/).filter((line, _, all) => line.trim() !== '' || all.length === 1);
  for (const [index, line] of (isInCell(selection) ? [lines.join(' ')] : lines).entries()) {
    if (index > 0) selection.insertParagraph();
    for (const part of addressesIn(line, siteUrl)) {
      if (part.address === undefined) selection.insertText(part.words);
      else selection.insertNodes([$createLinkNode(part.address).append($createTextNode(part.words))]);
    }
  }
}

/** Inserts code: one line among the words, several lines as a block. */
export function insertCode(value: string, language: string): void {
  const selection = selectPlaceToPaste();
  const lines = value.trimEnd();
  if (isInCell(selection) || !lines.includes('\n'))
    selection.insertNodes([$createTextNode(lines.replace(/\s+/g, ' ').trim()).toggleFormat('code')]);
  else $insertNodes([createCode({ language, value: lines.replace(/\r\n?/g, '\n') })]);
}

function isInCell(selection: RangeSelection): boolean {
  return $findMatchingParent(selection.anchor.getNode(), $isTableCellNode) !== null;
}

/** The cursor, or else the end of the first selected cell or picture, or of the text. */
function selectPlaceToPaste(): RangeSelection {
  const selection = $getSelection();
  if ($isRangeSelection(selection)) return selection;
  const [first] = selection?.getNodes() ?? [];
  if ($isNodeSelection(selection) && first) return first.selectNext();
  const cell = $isTableSelection(selection) && first ? $findMatchingParent(first, $isTableCellNode) : null;
  return (cell ?? $getRoot()).selectEnd();
}
