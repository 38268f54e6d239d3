import { INSERT_HORIZONTAL_RULE_COMMAND } from '@lexical/react/LexicalHorizontalRuleNode';
import { INSERT_TABLE_COMMAND } from '@lexical/table';
import { $insertNodeToNearestRoot } from '@lexical/utils';
import { $getRoot, $getSelection, $isElementNode, $isRangeSelection, type LexicalEditor } from 'lexical';
import { createCode } from '../nodes/CodeNode.tsx';
import { createFigure } from '../nodes/FigureNode.tsx';
import {
  createFootnote,
  createFootnoteReference,
  FootnoteNode,
  freeLabel,
  readLabelsInEditor,
} from '../nodes/FootnoteNode.ts';
import type { ChoosePicture } from '../pictures/choosePicture.ts';

/** Inserts a block of code at the cursor, and moves the cursor into it. */
export function insertCode(editor: LexicalEditor): void {
  editor.update(() => {
    const node = createCode();
    $insertNodeToNearestRoot(node);
    const key = node.getKey();
    // Its field is rendered after the text.
    requestAnimationFrame(() => editor.getElementByKey(key)?.querySelector('textarea')?.focus());
  });
}

/** Inserts a picture at the cursor once one is chosen. */
export function insertFigure(editor: LexicalEditor, choosePicture: ChoosePicture): void {
  choosePicture((picture) => editor.update(() => $insertNodeToNearestRoot(createFigure({ picture, caption: '' }))));
}

/** Inserts a horizontal line at the cursor. */
export function insertLine(editor: LexicalEditor): void {
  editor.dispatchCommand(INSERT_HORIZONTAL_RULE_COMMAND, undefined);
}

/** Inserts a table at the cursor: a head and two rows, of three columns. */
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
