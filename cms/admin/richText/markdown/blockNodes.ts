import { isNote, withoutMark } from '@frontage/blocks/text/arrangeNotes.ts';
import type { CellNode, ListNode as ListTree, TableNode as TableTree, TextNode } from '@frontage/blocks/text/tree.ts';
import { $createListItemNode, $createListNode, type ListNode } from '@lexical/list';
import { $createHorizontalRuleNode } from '@lexical/react/LexicalHorizontalRuleNode';
import { $createHeadingNode, type HeadingTagType } from '@lexical/rich-text';
import { $createTableCellNode, $createTableNode, $createTableRowNode, TableCellHeaderStates } from '@lexical/table';
import { $createParagraphNode, $setState, type ElementNode, type LexicalNode } from 'lexical';
import { createCode } from '../nodes/CodeNode.tsx';
import { createFigure } from '../nodes/FigureNode.tsx';
import { createFootnote } from '../nodes/FootnoteNode.ts';
import { createQuote } from '../nodes/QuoteNode.ts';
import { looseState } from '../nodes/textNodes.ts';
import { inlineNodes } from './inlineNodes.ts';
import { runsOfTree, settled } from './runs.ts';

const headingTags: HeadingTagType[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Returns a passage as a node of the editor; undefined if the editor has no such node. */
export function blockNode(node: TextNode): LexicalNode | undefined {
  switch (node.kind) {
    case 'paragraph':
      return withWords($createParagraphNode(), node.children);
    case 'heading':
      return withWords($createHeadingNode(headingTags[node.depth - 1] ?? 'h6'), node.children);
    case 'list':
      return listNode(node);
    case 'quote': {
      const shown = isNote(node) ? withoutMark(node) : node;
      return createQuote(isNote(node)).append(...shown.children.flatMap((child) => blockNode(child) ?? []));
    }
    case 'table':
      return tableNode(node);
    case 'code':
      return createCode({ language: node.language, meta: node.meta, value: node.value });
    case 'figure':
      return createFigure({ picture: node.picture, caption: node.caption });
    case 'footnote':
      return withWords(createFootnote(node.label), node.children);
    case 'rule':
      return $createHorizontalRuleNode();
    default:
      return undefined;
  }
}

function withWords<Node extends ElementNode>(parent: Node, words: readonly TextNode[]): Node {
  return parent.append(...inlineNodes(settled(runsOfTree(words))));
}

/** As Lexical expects, an entry contains its words, and a nested list is in an entry of its own. */
function listNode(list: ListTree): ListNode {
  const isLoose = list.children.some((entry) => childrenOf(entry).some(({ kind }) => kind === 'paragraph'));
  const node = $createListNode(list.isOrdered ? 'number' : 'bullet', list.start);
  $setState(node, looseState, isLoose);
  for (const entry of list.children) {
    const within = childrenOf(entry);
    const words = within.flatMap((child) =>
      child.kind === 'paragraph' ? child.children : isInline(child) ? child : [],
    );
    const lists = within.flatMap((child) => (child.kind === 'list' ? listNode(child) : []));
    node.append(withWords($createListItemNode(), words), ...lists.map((one) => $createListItemNode().append(one)));
  }
  return node;
}

function tableNode(table: TableTree): LexicalNode {
  const rows = table.children.map((row, index) =>
    $createTableRowNode().append(
      ...childrenOf(row).flatMap((cell) => (cell.kind === 'cell' ? cellNode(cell, index === 0) : [])),
    ),
  );
  return $createTableNode().append(...rows);
}

function cellNode(cell: CellNode, isHead: boolean) {
  const paragraph = withWords($createParagraphNode(), cell.children);
  if (cell.align) paragraph.setFormat(cell.align);
  return $createTableCellNode(isHead ? TableCellHeaderStates.ROW : TableCellHeaderStates.NO_STATUS).append(paragraph);
}

function childrenOf(node: TextNode): readonly TextNode[] {
  return 'children' in node ? node.children : [];
}

function isInline({ kind }: TextNode): boolean {
  return !['code', 'figure', 'footnote', 'heading', 'list', 'quote', 'rule', 'table'].includes(kind);
}
