import { parsePassages } from '@frontage/blocks/text/parseMarkdown.ts';
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
import { labelsInEditor } from '../footnoteLabels.ts';
import { blockNode } from '../markdown/blockNodes.ts';
import { showTheSame } from '../markdown/showTheSame.ts';
import { writeBlock } from '../markdown/writeBlock.ts';
import { createCode } from '../nodes/CodeNode.tsx';
import { createSource } from '../nodes/SourceNode.tsx';
import { addressesIn } from './addresses.ts';
import { oneLine, type PastedPassage, withFreeLabels } from './pastedPassages.ts';

/** Puts passages where the cursor is. A cell takes their words. */
export function insertPassages(pasted: readonly PastedPassage[]): void {
  const selection = placeToPaste();
  const passages = withFreeLabels(pasted, labelsInEditor());
  const nodes = passages.flatMap((passage) => passage.nodes);
  if (nodes.length === 0) return;
  const isLines = nodes.length === 1 && nodes[0]?.kind === 'paragraph';
  if (isInCell(selection) && !isLines) selection.insertText(oneLine(nodes));
  else $insertNodes(passages.flatMap(held));
}

/** A passage as the editor holds it; where it would lose something, in Markdown as it came. */
function held({ nodes, source }: PastedPassage): LexicalNode[] {
  const made = nodes.map((node) => ({ node, own: blockNode(node) }));
  const isWhole = made.every(
    ({ node, own }) => own && showTheSame(parsePassages(writeBlock(own)), [{ node, lines: [0, 0] }]),
  );
  return isWhole ? made.flatMap(({ own }) => own ?? []) : [createSource(source)];
}

/** Plain words: each line is a paragraph, and what is an address leads there. */
export function insertLines(words: string, siteUrl: string): void {
  const selection = placeToPaste();
  const lines = words.split(/\r\n?|\n/).filter((line, _, all) => line.trim() !== '' || all.length === 1);
  for (const [index, line] of (isInCell(selection) ? [lines.join(' ')] : lines).entries()) {
    if (index > 0) selection.insertParagraph();
    for (const part of addressesIn(line, siteUrl)) {
      if (part.address === undefined) selection.insertText(part.words);
      else selection.insertNodes([$createLinkNode(part.address).append($createTextNode(part.words))]);
    }
  }
}

/** Code: a line within the words, several as a sheet. */
export function insertCode(value: string, language: string): void {
  const selection = placeToPaste();
  const lines = value.trimEnd();
  if (isInCell(selection) || !lines.includes('\n'))
    selection.insertNodes([$createTextNode(lines.replace(/\s+/g, ' ').trim()).toggleFormat('code')]);
  else $insertNodes([createCode({ language, value: lines.replace(/\r\n?/g, '\n') })]);
}

function isInCell(selection: RangeSelection): boolean {
  return $findMatchingParent(selection.anchor.getNode(), $isTableCellNode) !== null;
}

/** The cursor; where cells or a picture are chosen, the end of the first of them; else the end of the text. */
function placeToPaste(): RangeSelection {
  const selection = $getSelection();
  if ($isRangeSelection(selection)) return selection;
  const [first] = selection?.getNodes() ?? [];
  if ($isNodeSelection(selection) && first) return first.selectNext();
  const cell = $isTableSelection(selection) && first ? $findMatchingParent(first, $isTableCellNode) : null;
  return (cell ?? $getRoot()).selectEnd();
}
