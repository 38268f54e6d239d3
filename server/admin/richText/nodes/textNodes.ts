import { LinkNode } from '@lexical/link';
import { ListItemNode, ListNode } from '@lexical/list';
import { HorizontalRuleNode } from '@lexical/react/LexicalHorizontalRuleNode';
import { HeadingNode } from '@lexical/rich-text';
import { TableCellNode, TableNode, TableRowNode } from '@lexical/table';
import { createState, type Klass, type LexicalNode } from 'lexical';
import { CodeNode } from './CodeNode.tsx';
import { FigureNode } from './FigureNode.tsx';
import { FootnoteNode, FootnoteReferenceNode, QuoteNode } from './PassageNodes.ts';
import { SourceNode } from './SheetNode.tsx';

/** Whether a list is loose, that is, each of its entries is a paragraph. */
export const looseState = createState('isLoose', { parse: (value) => value === true });

export const textNodes: Klass<LexicalNode>[] = [
  CodeNode,
  FigureNode,
  FootnoteNode,
  FootnoteReferenceNode,
  HeadingNode,
  HorizontalRuleNode,
  LinkNode,
  ListItemNode,
  ListNode,
  QuoteNode,
  SourceNode,
  TableCellNode,
  TableNode,
  TableRowNode,
];
