import { isNote, withoutMark } from '@frontage/blocks/text/arrangeNotes.ts';
import type { CellNode, ListNode as ListTree, TableNode as TableTree, TextNode } from '@frontage/blocks/text/tree.ts';
import { $createLinkNode, $isLinkNode } from '@lexical/link';
import { $createListItemNode, $createListNode, type ListNode } from '@lexical/list';
import { $createHorizontalRuleNode } from '@lexical/react/LexicalHorizontalRuleNode';
import { $createHeadingNode, type HeadingTagType } from '@lexical/rich-text';
import { $createTableCellNode, $createTableNode, $createTableRowNode, TableCellHeaderStates } from '@lexical/table';
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  $isLineBreakNode,
  $isTextNode,
  $setState,
  type ElementNode,
  type LexicalNode,
} from 'lexical';
import { type Mark, marks, type Run, runsOfTree, settled } from '../../../texts/runs.ts';
import { createCode } from '../nodes/CodeNode.tsx';
import { createFigure } from '../nodes/FigureNode.tsx';
import { createFootnote, createFootnoteReference, createQuote, FootnoteReferenceNode } from '../nodes/PassageNodes.ts';
import { looseState } from '../nodes/textNodes.ts';

const headingTags: HeadingTagType[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Returns a passage as a node of the editor; undefined if the editor has no such node. */
export function buildBlockNode(node: TextNode): LexicalNode | undefined {
  switch (node.kind) {
    case 'paragraph':
      return appendWords($createParagraphNode(), node.children);
    case 'heading':
      return appendWords($createHeadingNode(headingTags[node.depth - 1] ?? 'h6'), node.children);
    case 'list':
      return buildListNode(node);
    case 'quote': {
      const shown = isNote(node) ? withoutMark(node) : node;
      return createQuote(isNote(node)).append(...shown.children.flatMap((child) => buildBlockNode(child) ?? []));
    }
    case 'table':
      return buildTableNode(node);
    case 'code':
      return createCode({ language: node.language, meta: node.meta, value: node.value });
    case 'figure':
      return createFigure({ picture: node.picture, caption: node.caption });
    case 'footnote':
      return appendWords(createFootnote(node.label), node.children);
    case 'rule':
      return $createHorizontalRuleNode();
    default:
      return undefined;
  }
}

function appendWords<Node extends ElementNode>(parent: Node, words: readonly TextNode[]): Node {
  return parent.append(...buildInlineNodes(settled(runsOfTree(words))));
}

/** As Lexical expects, an entry contains its words, and a nested list is in an entry of its own. */
function buildListNode(list: ListTree): ListNode {
  const isLoose = list.children.some((entry) => childrenOf(entry).some(({ kind }) => kind === 'paragraph'));
  const node = $createListNode(list.isOrdered ? 'number' : 'bullet', list.start);
  $setState(node, looseState, isLoose);
  for (const entry of list.children) {
    const within = childrenOf(entry);
    const words = within.flatMap((child) =>
      child.kind === 'paragraph' ? child.children : isInline(child) ? child : [],
    );
    const lists = within.flatMap((child) => (child.kind === 'list' ? buildListNode(child) : []));
    node.append(appendWords($createListItemNode(), words), ...lists.map((one) => $createListItemNode().append(one)));
  }
  return node;
}

function buildTableNode(table: TableTree): LexicalNode {
  const rows = table.children.map((row, index) =>
    $createTableRowNode().append(
      ...childrenOf(row).flatMap((cell) => (cell.kind === 'cell' ? buildCellNode(cell, index === 0) : [])),
    ),
  );
  return $createTableNode().append(...rows);
}

function buildCellNode(cell: CellNode, isHead: boolean) {
  const paragraph = appendWords($createParagraphNode(), cell.children);
  if (cell.align) paragraph.setFormat(cell.align);
  return $createTableCellNode(isHead ? TableCellHeaderStates.ROW : TableCellHeaderStates.NO_STATUS).append(paragraph);
}

function childrenOf(node: TextNode): readonly TextNode[] {
  return 'children' in node ? node.children : [];
}

function isInline({ kind }: TextNode): boolean {
  return !['code', 'figure', 'footnote', 'heading', 'list', 'quote', 'rule', 'table'].includes(kind);
}

const formats = { emphasis: 'italic', strong: 'bold' } as const satisfies Record<Mark, string>;

/** Runs that the editor has no node for are left out, so callers must compare the result. */
function buildInlineNodes(runs: readonly Run[]): LexicalNode[] {
  const nodes: LexicalNode[] = [];
  let link: { address: string; node: ReturnType<typeof $createLinkNode> } | undefined;
  for (const run of runs) {
    const node = buildInlineNode(run);
    if (!node) continue;
    if (run.address === undefined) link = undefined;
    else if (link?.address !== run.address) {
      link = { address: run.address, node: $createLinkNode(run.address) };
      nodes.push(link.node);
    }
    if (link) link.node.append(node);
    else nodes.push(node);
  }
  return nodes;
}

function buildInlineNode(run: Run): LexicalNode | undefined {
  if (run.kind === 'break') return $createLineBreakNode();
  if (run.kind === 'other') return undefined;
  const node = run.kind === 'footnote' ? createFootnoteReference(run.value) : $createTextNode(run.value);
  for (const mark of run.marks) node.toggleFormat(formats[mark]);
  return run.kind === 'code' ? node.toggleFormat('code') : node;
}

export function runsOfNodes(nodes: readonly LexicalNode[], address?: string): Run[] {
  return nodes.flatMap((node): Run[] => {
    if ($isLineBreakNode(node)) return [{ kind: 'break', value: '', marks: [], address }];
    if ($isLinkNode(node)) return runsOfNodes(node.getChildren(), node.getURL());
    if (!$isTextNode(node)) return [];
    const isFootnote = node instanceof FootnoteReferenceNode;
    const kind = isFootnote ? 'footnote' : node.hasFormat('code') ? 'code' : 'words';
    return [
      { kind, value: node.getTextContent(), marks: marks.filter((mark) => node.hasFormat(formats[mark])), address },
    ];
  });
}
