import { $isLinkNode } from '@lexical/link';
import { $isListNode, ListNode } from '@lexical/list';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $isHeadingNode } from '@lexical/rich-text';
import { $isTableCellNode } from '@lexical/table';
import { $findMatchingParent, $getNearestNodeOfType, mergeRegister } from '@lexical/utils';
import {
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
  type LexicalNode,
} from 'lexical';
import { useEffect, useState } from 'react';
import { keepEqual } from '../../keepEqual.ts';
import { quoteAround } from './quotes.ts';

/** What is at the cursor, as far as the tools need to know. */
export interface TextState {
  /** A tag such as `h2`; undefined for running text. */
  heading: string | undefined;
  isBold: boolean;
  isItalic: boolean;
  isCode: boolean;
  isLink: boolean;
  list: 'bullet' | 'number' | undefined;
  quote: 'quote' | 'note' | undefined;
  isInTable: boolean;
  align: string;
}

const nowhere: TextState = {
  heading: undefined,
  isBold: false,
  isItalic: false,
  isCode: false,
  isLink: false,
  list: undefined,
  quote: undefined,
  isInTable: false,
  align: '',
};

export function useTextState(): TextState & { canUndo: boolean; canRedo: boolean } {
  const [editor] = useLexicalComposerContext();
  const [state, setState] = useState(nowhere);
  const [canUndo, setCanUndo] = useState(false);
  const [canRedo, setCanRedo] = useState(false);
  useEffect(
    () =>
      mergeRegister(
        editor.registerUpdateListener(({ editorState }) => {
          const next = editorState.read(readStateAtCursor);
          setState(keepEqual(next));
        }),
        editor.registerCommand(CAN_UNDO_COMMAND, createListener(setCanUndo), COMMAND_PRIORITY_LOW),
        editor.registerCommand(CAN_REDO_COMMAND, createListener(setCanRedo), COMMAND_PRIORITY_LOW),
      ),
    [editor],
  );
  return { ...state, canUndo, canRedo };
}

/** Returns a listener that notes a change and lets other listeners handle it too. */
function createListener(note: (can: boolean) => void): (can: boolean) => boolean {
  return (can) => {
    note(can);
    return false;
  };
}

function readStateAtCursor(): TextState {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return nowhere;
  const node = selection.anchor.getNode();
  const heading = $findMatchingParent(node, $isHeadingNode);
  const list = $getNearestNodeOfType(node, ListNode);
  const cell = $findMatchingParent(node, $isTableCellNode);
  const quote = quoteAround(node);
  return {
    heading: heading?.getTag(),
    isBold: selection.hasFormat('bold'),
    isItalic: selection.hasFormat('italic'),
    isCode: selection.hasFormat('code'),
    isLink: isInLink(node),
    list: $isListNode(list) ? (list.getListType() === 'number' ? 'number' : 'bullet') : undefined,
    quote: quote && (quote.isNote ? 'note' : 'quote'),
    isInTable: cell !== null,
    align: cell ? alignOf(cell.getFirstChild()) : '',
  };
}

function isInLink(node: LexicalNode): boolean {
  return $findMatchingParent(node, $isLinkNode) !== null;
}

function alignOf(node: LexicalNode | null): string {
  return $isElementNode(node) ? node.getFormatType() : '';
}
