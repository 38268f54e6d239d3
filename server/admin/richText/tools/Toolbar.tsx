import { $isLinkNode } from '@lexical/link';
import {
  $isListNode,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  ListNode,
  REMOVE_LIST_COMMAND,
} from '@lexical/list';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $isHeadingNode } from '@lexical/rich-text';
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
  type LexicalCommand,
  OUTDENT_CONTENT_COMMAND,
  REDO_COMMAND,
  type TextFormatType,
  UNDO_COMMAND,
} from 'lexical';
import { useEffect, useRef, useState } from 'react';
import { say } from '../../say.ts';
import { keepEqual } from '../../useSavedDocument.ts';
import { useChoosePicture } from '../nodes/FigureNode.tsx';
import {
  beginHeading,
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
    if (kind === 'h2' || kind === 'h3') beginHeading(editor, kind);
    else if (kind === 'text') editor.update(() => $setBlocksType($getSelection(), () => $createParagraphNode()));
    editor.focus();
  }

  return (
    <select aria-label={say('Kind of paragraph')} value={current} onChange={({ target }) => change(target.value)}>
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
  const run = (command: LexicalCommand<void>) => () => editor.dispatchCommand(command, undefined);
  const list = (kind: 'bullet' | 'number', begin: LexicalCommand<void>) => ({
    isOn: state.list === kind,
    onPress: run(state.list === kind ? REMOVE_LIST_COMMAND : begin),
  });
  const quote = (kind: 'quote' | 'note') => ({
    isOn: state.quote === kind,
    isOff: state.isInTable,
    onPress: () => editor.update(() => toggleQuote(kind === 'note')),
  });
  const isInPassage = state.isInTable || state.quote !== undefined;
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
        <Tool name={say('List')} {...list('bullet', INSERT_UNORDERED_LIST_COMMAND)} />
        <Tool name={say('Numbers|a list')} {...list('number', INSERT_ORDERED_LIST_COMMAND)} />
        {state.list ? (
          <>
            <Tool name={say('Further in')} onPress={run(INDENT_CONTENT_COMMAND)} />
            <Tool name={say('Further out')} onPress={run(OUTDENT_CONTENT_COMMAND)} />
          </>
        ) : null}
        <Tool name={say('Quote')} {...quote('quote')} />
        <Tool name={say('Note')} {...quote('note')} />
        <Tool name={say('Table')} isOff={isInPassage} onPress={() => insertTable(editor)} />
        <Tool name={say('Picture')} isOff={isInPassage} onPress={() => insertFigure(editor, choosePicture)} />
        <Tool name={say('Code')} isOff={state.isInTable} onPress={() => insertCode(editor)} />
        <Tool name={say('Footnote')} onPress={() => editor.update(insertFootnote)} />
        <Tool name={say('Line|across a text')} isOff={state.isInTable} onPress={() => insertLine(editor)} />
        <Tool name={say('Undo')} isOff={!state.canUndo} onPress={run(UNDO_COMMAND)}>
          <span aria-hidden>↶</span>
        </Tool>
        <Tool name={say('Redo')} isOff={!state.canRedo} onPress={run(REDO_COMMAND)}>
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

const nowhere = {
  /** A tag such as `h2`; undefined for running text. */
  heading: undefined as string | undefined,
  isBold: false,
  isItalic: false,
  isCode: false,
  isLink: false,
  list: undefined as 'bullet' | 'number' | undefined,
  quote: undefined as 'quote' | 'note' | undefined,
  isInTable: false,
  align: '',
};

function useTextState() {
  const [editor] = useLexicalComposerContext();
  const [state, setState] = useState(nowhere);
  const [canUndo, setCanUndo] = useState(false);
  const [canRedo, setCanRedo] = useState(false);
  useEffect(
    () =>
      mergeRegister(
        editor.registerUpdateListener(({ editorState }) => {
          setState(keepEqual(editorState.read(readStateAtCursor)));
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

function readStateAtCursor(): typeof nowhere {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return nowhere;
  const node = selection.anchor.getNode();
  const heading = $findMatchingParent(node, $isHeadingNode);
  const list = $getNearestNodeOfType(node, ListNode);
  const cell = $findMatchingParent(node, $isTableCellNode);
  const inCell = cell?.getFirstChild();
  const quote = quoteAround(node);
  return {
    heading: heading?.getTag(),
    isBold: selection.hasFormat('bold'),
    isItalic: selection.hasFormat('italic'),
    isCode: selection.hasFormat('code'),
    isLink: $findMatchingParent(node, $isLinkNode) !== null,
    list: $isListNode(list) ? (list.getListType() === 'number' ? 'number' : 'bullet') : undefined,
    quote: quote && (quote.isNote ? 'note' : 'quote'),
    isInTable: cell !== null,
    align: $isElementNode(inCell) ? inCell.getFormatType() : '',
  };
}
