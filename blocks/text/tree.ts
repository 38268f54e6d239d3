/** A node of a text. `key` is unique within the text. */
interface Node<Kind extends string> {
  kind: Kind;
  key: number;
}

interface Parent<Kind extends string> extends Node<Kind> {
  children: TextNode[];
}

export interface HeadingNode extends Parent<'heading'> {
  /** 1 for `#`. */
  depth: number;
}

export interface ListNode extends Parent<'list'> {
  isOrdered: boolean;
  /** Number of the first entry of an ordered list. */
  start: number;
}

export interface CodeNode extends Node<'code'> {
  value: string;
  /** The first word of the fence; empty where there is none. */
  language: string;
  /** The part of the fence after the language. */
  meta: string;
}

export interface CellNode extends Parent<'cell'> {
  align: 'right' | 'center' | undefined;
}

export interface LinkNode extends Parent<'link'> {
  /** As it was typed; it may lead where links must not. */
  address: string;
}

export interface WordsNode extends Node<'words'> {
  value: string;
}

export interface FootnoteReferenceNode extends Node<'footnoteReference'> {
  label: string;
}

/** A footnote's text, at the place where it was written. */
export interface FootnoteNode extends Parent<'footnote'> {
  label: string;
}

export interface InlineCodeNode extends Node<'inlineCode'> {
  value: string;
}

/** A picture of the library, alone in its paragraph. */
export interface FigureNode extends Node<'figure'> {
  /** Its id in the library. */
  picture: number;
  /** Empty where it has none. */
  caption: string;
}

/** A picture that no page shows, because it is not in the library or is among words: only its words are shown. */
export interface PictureNode extends Node<'picture'> {
  alt: string;
  /** As it was typed. */
  address: string;
}

export type ParagraphNode = Parent<'paragraph'>;
export type QuoteNode = Parent<'quote'>;
/** Rows, the head first. */
export type TableNode = Parent<'table'>;

export type TextNode =
  | CellNode
  | CodeNode
  | FigureNode
  | FootnoteNode
  | FootnoteReferenceNode
  | HeadingNode
  | InlineCodeNode
  | LinkNode
  | ListNode
  | Node<'lineBreak'>
  | Node<'rule'>
  | ParagraphNode
  | Parent<'emphasis'>
  | Parent<'entry'>
  | Parent<'row'>
  | Parent<'strong'>
  | PictureNode
  | QuoteNode
  | TableNode
  | WordsNode;

/** The words of a node without their marks. */
export function plainText(node: TextNode): string {
  if ('value' in node) return node.value;
  if (node.kind === 'lineBreak') return ' ';
  if (node.kind === 'picture') return node.alt;
  if (node.kind === 'figure') return node.caption;
  return 'children' in node ? node.children.map(plainText).join('') : '';
}
