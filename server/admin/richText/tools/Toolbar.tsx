import { $isLinkNode } from '@lexical/link';
import {
  $isListNode,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  ListNode,
  REMOVE_LIST_COMMAND,
} from '@lexical/list';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $createHeadingNode, $isHeadingNode } from '@lexical/rich-text';
import { $setBlocksType } from '@lexical/selection';
import { $isTableCellNode } from '@lexical/table';
import { $findMatchingParent, $getNearestNodeOfType, mergeRegister } from '@lexical/utils';
import {
  $createParagraphNode,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
  KEY_DOWN_COMMAND,
  type LexicalNode,
  OUTDENT_CONTENT_COMMAND,
  REDO_COMMAND,
  type TextFormatType,
  UNDO_COMMAND,
} from 'lexical';
import { useEffect, useRef, useState } from 'react';
import { say } from '../../say.ts';
import { keepEqual } from '../../useSavedDocument.ts';
import { useChoosePicture } from '../nodes/FigureNode.tsx';
import styles from '../richText.module.css';
import {
  insertCode,
  insertFigure,
  insertFootnote,
  insertLine,
  insertTable,
  quoteAround,
  toggleQuote,
} from './passages.ts';
import { TableTools, Tool, ToolRow } from './TableTools.tsx';

const kinds = { text: 'Text', h2: 'Heading', h3: 'Heading below' };

function ParagraphKind({ heading }: { heading: string | undefined }) {
  const [editor] = useLexicalComposerContext();
  const current = heading ?? 'text';

  function change(kind: string): void {
    editor.update(() => {
      if (kind === 'h2' || kind === 'h3') $setBlocksType($getSelection(), () => $createHeadingNode(kind));
      else if (kind === 'text') $setBlocksType($getSelection(), () => $createParagraphNode());
    });
    editor.focus();
  }

  return (
    <select
      className={styles.kind}
      aria-label={say('Kind of paragraph')}
      value={current}
      onChange={({ target }) => change(target.value)}
    >
      {Object.entries(kinds).map(([kind, name]) => (
        <option key={kind} value={kind}>
          {say(name)}
        </option>
      ))}
      {current in kinds ? null : (
        <option value={current}>{say('Heading of level {current}', { current: current.slice(1) })}</option>
      )}
    </select>
  );
}

/** The tools of a text. `controls`: the id of the text. */
export function Toolbar({ controls, label, onLink }: { controls: string; label: string; onLink: () => void }) {
  const [editor] = useLexicalComposerContext();
  const state = useTextState();
  const choosePicture = useChoosePicture();
  useLinkKey(onLink);
  const format = (kind: TextFormatType) => () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, kind);
  const list = (kind: 'bullet' | 'number') => () =>
    editor.dispatchCommand(
      state.list === kind
        ? REMOVE_LIST_COMMAND
        : kind === 'number'
          ? INSERT_ORDERED_LIST_COMMAND
          : INSERT_UNORDERED_LIST_COMMAND,
      undefined,
    );
  const quote = (isNote: boolean) => () => editor.update(() => toggleQuote(isNote));
  return (
    <>
      <ToolRow label={label} controls={controls}>
        <ParagraphKind heading={state.heading} />
        <Tool name={say('Bold')} isOn={state.isBold} onPress={format('bold')}>
          <b aria-hidden>B</b>
        </Tool>
        <Tool name={say('Italic')} isOn={state.isItalic} onPress={format('italic')}>
          <i aria-hidden>I</i>
        </Tool>
        <Tool name={say('Code within a line')} isOn={state.isCode} onPress={format('code')}>
          <code aria-hidden>{'<>'}</code>
        </Tool>
        <Tool name={say('Link')} isOn={state.isLink} onPress={onLink} />
        <Tool name={say('List')} isOn={state.list === 'bullet'} onPress={list('bullet')} />
        <Tool name={say('Numbers|a list')} isOn={state.list === 'number'} onPress={list('number')} />
        {state.list ? (
          <>
            <Tool name={say('Further in')} onPress={() => editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined)} />
            <Tool
              name={say('Further out')}
              onPress={() => editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined)}
            />
          </>
        ) : null}
        <Tool name={say('Quote')} isOn={state.quote === 'quote'} isOff={state.isInTable} onPress={quote(false)} />
        <Tool name={say('Note')} isOn={state.quote === 'note'} isOff={state.isInTable} onPress={quote(true)} />
        <Tool
          name={say('Table')}
          isOff={state.isInTable || state.quote !== undefined}
          onPress={() => insertTable(editor)}
        />
        <Tool
          name={say('Picture')}
          isOff={state.isInTable || state.quote !== undefined}
          onPress={() => insertFigure(editor, choosePicture)}
        />
        <Tool name={say('Code')} isOff={state.isInTable} onPress={() => insertCode(editor)} />
        <Tool name={say('Footnote')} onPress={() => editor.update(insertFootnote)} />
        <Tool name={say('Line|across a text')} isOff={state.isInTable} onPress={() => insertLine(editor)} />
        <Tool name={say('Undo')} isOff={!state.canUndo} onPress={() => editor.dispatchCommand(UNDO_COMMAND, undefined)}>
          <span aria-hidden>↶</span>
        </Tool>
        <Tool name={say('Redo')} isOff={!state.canRedo} onPress={() => editor.dispatchCommand(REDO_COMMAND, undefined)}>
          <span aria-hidden>↷</span>
        </Tool>
      </ToolRow>
      {state.isInTable ? <TableTools align={state.align} controls={controls} /> : null}
    </>
  );
}

function useLinkKey(onLink: () => void): void {
  const [editor] = useLexicalComposerContext();
  const ask = useRef(onLink);
  ask.current = onLink;
  useEffect(
    () =>
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
            return false;
          event.preventDefault();
          ask.current();
          return true;
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor],
  );
}

interface TextState {
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

function useTextState(): TextState & { canUndo: boolean; canRedo: boolean } {
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
