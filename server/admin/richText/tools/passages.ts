import { INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND } from '@lexical/list';
import { INSERT_HORIZONTAL_RULE_COMMAND } from '@lexical/react/LexicalHorizontalRuleNode';
import { $createHeadingNode } from '@lexical/rich-text';
import { $setBlocksType } from '@lexical/selection';
import { INSERT_TABLE_COMMAND } from '@lexical/table';
import { $findMatchingParent, $insertNodeToNearestRoot, $unwrapNode } from '@lexical/utils';
import {
  $getNearestRootOrShadowRoot,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isRootNode,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';
import { say } from '../../say.ts';
import { createCode } from '../nodes/CodeNode.tsx';
import { type ChoosePicture, createFigure } from '../nodes/FigureNode.tsx';
import {
  createFootnote,
  createFootnoteReference,
  createQuote,
  FootnoteNode,
  freeLabel,
  QuoteNode,
  readLabelsInEditor,
} from '../nodes/PassageNodes.ts';

export interface PassageKind {
  name: string;
  /** Other words for it, in lower case. */
  words: string;
  begin: (editor: LexicalEditor, choosePicture: ChoosePicture) => void;
}

export const beginHeading = (editor: LexicalEditor, tag: 'h2' | 'h3') =>
  editor.update(() => $setBlocksType($getSelection(), () => $createHeadingNode(tag)));

/** All kinds, those used most first. */
export const passageKinds: readonly PassageKind[] = [
  { name: 'Heading', words: 'title h2', begin: (editor) => beginHeading(editor, 'h2') },
  { name: 'Heading below', words: 'subheading title h3', begin: (editor) => beginHeading(editor, 'h3') },
  { name: 'Picture', words: 'image photo figure upload media', begin: insertFigure },
  {
    name: 'List',
    words: 'bullets points unordered',
    begin: (editor) => editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined),
  },
  {
    name: 'Numbers|a list',
    words: 'numbered list ordered steps',
    begin: (editor) => editor.dispatchCommand(INSERT_ORDERED_LIST_COMMAND, undefined),
  },
  { name: 'Quote', words: 'blockquote citation', begin: (editor) => editor.update(() => toggleQuote(false)) },
  { name: 'Note', words: 'aside margin callout', begin: (editor) => editor.update(() => toggleQuote(true)) },
  { name: 'Table', words: 'rows columns grid', begin: insertTable },
  { name: 'Code', words: 'source program snippet', begin: insertCode },
  { name: 'Footnote', words: 'source reference', begin: (editor) => editor.update(insertFootnote) },
  { name: 'Line|across a text', words: 'rule divider separator hr', begin: insertLine },
];

/** Returns the kinds that have a word beginning with `query`. Those whose name matches come first. */
export function kindsFor(query: string): PassageKind[] {
  const typed = query.trim().toLowerCase();
  const begins = (words: string) => ` ${words.toLowerCase()}`.includes(` ${typed}`);
  const named = passageKinds.filter(({ name }) => begins(say(name)));
  return [...named, ...passageKinds.filter((kind) => !named.includes(kind) && begins(say(kind.words)))];
}

export function insertCode(editor: LexicalEditor): void {
  editor.update(() => {
    const node = createCode();
    $insertNodeToNearestRoot(node);
    const key = node.getKey();
    // Its field is rendered after the text.
    requestAnimationFrame(() => editor.getElementByKey(key)?.querySelector('textarea')?.focus());
  });
}

export function insertFigure(editor: LexicalEditor, choosePicture: ChoosePicture): void {
  choosePicture((picture) => editor.update(() => $insertNodeToNearestRoot(createFigure({ picture, caption: '' }))));
}

export function insertLine(editor: LexicalEditor): void {
  editor.dispatchCommand(INSERT_HORIZONTAL_RULE_COMMAND, undefined);
}

export function insertTable(editor: LexicalEditor): void {
  editor.dispatchCommand(INSERT_TABLE_COMMAND, {
    columns: '3',
    rows: '3',
    includeHeaders: { rows: true, columns: false },
  });
}

/** Inserts a reference to a new footnote at the cursor, and moves the cursor to the text of the footnote. */
export function insertFootnote(): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const label = freeLabel(new Set(readLabelsInEditor()));
  selection.insertNodes([createFootnoteReference(label)]);
  const footnote = createFootnote(label);
  const root = $getRoot();
  const last = root.getLastChild();
  if ($isElementNode(last) && last.isEmpty() && !(last instanceof FootnoteNode)) last.insertBefore(footnote);
  else root.append(footnote);
  footnote.select();
}

/** Turns the selected paragraphs into a quote or a note, or one of the same kind back into running text. */
export function toggleQuote(isNote: boolean): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const around = quoteAround(selection.anchor.getNode());
  if (around) {
    if (around.isNote === isNote) $unwrapNode(around);
    else around.setIsNote(isNote);
    return;
  }
  const chosen = [
    ...new Set([selection.anchor.getNode(), ...selection.getNodes()].flatMap((node) => topOf(node) ?? [])),
  ];
  const [first] = chosen;
  if (!first) return;
  const quote = createQuote(isNote);
  first.insertBefore(quote);
  quote.append(...chosen.toSorted((one, other) => one.getIndexWithinParent() - other.getIndexWithinParent()));
}

export function quoteAround(node: LexicalNode): QuoteNode | undefined {
  const found = $findMatchingParent(node, (one) => one instanceof QuoteNode);
  return found instanceof QuoteNode ? found : undefined;
}

/** Returns the passage that a node belongs to; undefined within a table, which is in no quote. */
function topOf(node: LexicalNode): LexicalNode | undefined {
  return $isRootNode($getNearestRootOrShadowRoot(node)) ? (node.getTopLevelElement() ?? undefined) : undefined;
}
