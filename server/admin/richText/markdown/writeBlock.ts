import { $isListItemNode, $isListNode, type ListItemNode, type ListNode } from '@lexical/list';
import { $isHorizontalRuleNode } from '@lexical/react/LexicalHorizontalRuleNode';
import { $isHeadingNode } from '@lexical/rich-text';
import { $isTableCellNode, $isTableNode, $isTableRowNode, type TableNode } from '@lexical/table';
import { $getState, $isElementNode, $isParagraphNode, type ElementNode, type LexicalNode } from 'lexical';
import type { AlignType, BlockContent, ListItem, PhrasingContent, RootContent } from 'mdast';
import { phrasingOf, settled } from '../../../texts/runs.ts';
import { codeOf, type ListMarks, noteOf, pictureParagraph, writeMarkdown } from '../../../texts/writeMarkdown.ts';
import { CodeNode } from '../nodes/CodeNode.tsx';
import { FigureNode } from '../nodes/FigureNode.tsx';
import { FootnoteNode, QuoteNode } from '../nodes/PassageNodes.ts';
import { SourceNode } from '../nodes/SheetNode.tsx';
import { looseState } from '../nodes/textNodes.ts';
import { runsOfNodes } from './blockNodes.ts';

/** Returns a passage in Markdown, without an empty line after it; empty if it shows nothing. */
export function writeBlock(node: LexicalNode, marks?: ListMarks): string {
  const written = blockOf(node);
  return written ? writeMarkdown([written], marks).trimEnd() : '';
}

function blockOf(node: LexicalNode): RootContent | undefined {
  if (node instanceof SourceNode) return { type: 'html', value: node.held };
  if (node instanceof CodeNode) return codeOf(node.held);
  if (node instanceof FigureNode) {
    const { caption, picture } = node.held;
    return pictureParagraph(picture, caption);
  }
  if ($isHorizontalRuleNode(node)) return { type: 'thematicBreak' };
  if ($isListNode(node)) return listOf(node);
  if ($isTableNode(node)) return tableOf(node);
  if (node instanceof QuoteNode) return { type: 'blockquote', children: quotedBy(node) };
  if (!$isElementNode(node)) return undefined;
  const children = wordsOf(node);
  if (node instanceof FootnoteNode) {
    const { label } = node;
    return { type: 'footnoteDefinition', identifier: label, label, children: [{ type: 'paragraph', children }] };
  }
  if (children.length === 0) return undefined;
  if (!$isHeadingNode(node)) return { type: 'paragraph', children };
  const depth = ([1, 2, 3, 4, 5, 6] as const).find((one) => node.getTag() === `h${one}`) ?? 2;
  return { type: 'heading', depth, children: onOneLine(children) };
}

function wordsOf(node: ElementNode): PhrasingContent[] {
  return phrasingOf(settled(runsOfNodes(node.getChildren())));
}

/** Removes line breaks, because headings and cells are one line. */
function onOneLine(children: readonly PhrasingContent[]): PhrasingContent[] {
  return children.map((child) => {
    if (child.type === 'break') return { type: 'text', value: ' ' };
    return 'children' in child ? { ...child, children: onOneLine(child.children) } : child;
  });
}

function quotedBy(quote: QuoteNode): BlockContent[] {
  const blocks = quote.getChildren().flatMap((child) => (blockOf(child) ?? []) as BlockContent);
  return quote.isNote ? noteOf(blocks) : blocks;
}

function listOf(list: ListNode): RootContent {
  const spread = $getState(list, looseState);
  const entries: ListItem[] = [];
  for (const entry of list.getChildren().filter($isListItemNode)) {
    const nested = entry.getChildren().filter($isListNode);
    const within = nested.flatMap((one) => listOf(one) as BlockContent);
    const last = entries.at(-1);
    if (last && nested.length > 0 && nested.length === entry.getChildrenSize()) last.children.push(...within);
    else
      entries.push({
        type: 'listItem',
        spread,
        children: [{ type: 'paragraph', children: ownWords(entry) }, ...within],
      });
  }
  const isOrdered = list.getListType() === 'number';
  return { type: 'list', ordered: isOrdered, start: isOrdered ? list.getStart() : null, spread, children: entries };
}

function ownWords(entry: ListItemNode): PhrasingContent[] {
  return phrasingOf(settled(runsOfNodes(entry.getChildren().filter((child) => !$isListNode(child)))));
}

function tableOf(table: TableNode): RootContent {
  const rows = table.getChildren().filter($isTableRowNode);
  const cells = rows.map((row) => row.getChildren().filter($isTableCellNode));
  return {
    type: 'table',
    align: (cells[0] ?? []).map((cell) => alignOf(cell.getFirstChild())),
    children: cells.map((row) => ({
      type: 'tableRow',
      children: row.map((cell) => ({ type: 'tableCell', children: onOneLine(wordsOfCell(cell)) })),
    })),
  };
}

function wordsOfCell(cell: ElementNode): PhrasingContent[] {
  const runs = cell
    .getChildren()
    .flatMap((child, index) => [
      ...(index > 0 ? [{ kind: 'break' as const, value: '', marks: [], address: undefined }] : []),
      ...($isElementNode(child) ? runsOfNodes(child.getChildren()) : []),
    ]);
  return phrasingOf(settled(runs));
}

function alignOf(node: LexicalNode | null): AlignType {
  const format = $isParagraphNode(node) ? node.getFormatType() : '';
  return format === 'right' || format === 'center' ? format : null;
}
