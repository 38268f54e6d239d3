import { LinkNode } from '@lexical/link';
import { ListItemNode, ListNode } from '@lexical/list';
import { HorizontalRuleNode } from '@lexical/react/LexicalHorizontalRuleNode';
import { HeadingNode } from '@lexical/rich-text';
import { TableCellNode, TableNode, TableRowNode } from '@lexical/table';
import { createState, type Klass, type LexicalNode } from 'lexical';
import { CodeNode } from './CodeNode.tsx';
import { FigureNode } from './FigureNode.tsx';
import { FootnoteNode } from './FootnoteNode.ts';
import { FootnoteReferenceNode } from './FootnoteReferenceNode.ts';
import { QuoteNode } from './QuoteNode.ts';
import { SourceNode } from './SourceNode.tsx';

/** Whether the entries of a list stand apart, each a paragraph. */
export const looseState = createState('isLoose', { parse: (value) => value === true });

/** All that a text may be made of. */
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
