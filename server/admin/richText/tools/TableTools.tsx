import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $getTableCellNodeFromLexicalNode,
  $getTableColumnIndexFromTableCellNode,
  $getTableNodeFromLexicalNodeOrThrow,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableRowNode,
} from '@lexical/table';
import { $getSelection, $isElementNode, $isRangeSelection } from 'lexical';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { say } from '../../say.ts';
import styles from '../richText.module.css';

interface ToolProps {
  name: string;
  /** Whether it applies at the cursor; undefined for a tool that does something once. */
  isOn?: boolean;
  isOff?: boolean;
  onPress: () => void;
  children?: ReactNode;
}

export function TableTools({ align, controls }: { align: string; controls: string }) {
  const [editor] = useLexicalComposerContext();
  const change = (work: () => unknown) => () => editor.update(() => void work());
  const aligning = (to: 'right' | 'center') => ({
    isOn: align === to,
    onPress: change(() => alignColumn(align === to ? '' : to)),
  });
  return (
    <ToolRow label={say('Tools for the table')} controls={controls}>
      <Tool name={say('Row above')} onPress={change(() => $insertTableRowAtSelection(false))} />
      <Tool name={say('Row below')} onPress={change(() => $insertTableRowAtSelection(true))} />
      <Tool name={say('Column before')} onPress={change(() => $insertTableColumnAtSelection(false))} />
      <Tool name={say('Column behind')} onPress={change(() => $insertTableColumnAtSelection(true))} />
      <Tool name={say('Align right')} {...aligning('right')} />
      <Tool name={say('Align centre')} {...aligning('center')} />
      <Tool name={say('Remove row')} onPress={change($deleteTableRowAtSelection)} />
      <Tool name={say('Remove column')} onPress={change($deleteTableColumnAtSelection)} />
      <Tool name={say('Remove table')} onPress={change(removeTable)} />
    </ToolRow>
  );
}

function findCellAtCursor() {
  const selection = $getSelection();
  return $isRangeSelection(selection) ? $getTableCellNodeFromLexicalNode(selection.anchor.getNode()) : null;
}

/** Aligns the head of the column; its other cells follow. */
function alignColumn(align: '' | 'right' | 'center'): void {
  const cell = findCellAtCursor();
  if (!cell) return;
  const head = $getTableNodeFromLexicalNodeOrThrow(cell).getFirstChild();
  const first = $isTableRowNode(head) ? head.getChildAtIndex($getTableColumnIndexFromTableCellNode(cell)) : null;
  const paragraph = $isElementNode(first) ? first.getFirstChild() : null;
  if ($isElementNode(paragraph)) paragraph.setFormat(align);
}

function removeTable(): void {
  const cell = findCellAtCursor();
  if (!cell) return;
  const table = $getTableNodeFromLexicalNodeOrThrow(cell);
  table.selectPrevious();
  table.remove();
}

export function Tool({ children, isOff = false, isOn, name, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={isOn}
      aria-disabled={isOff}
      // Keeps the cursor in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (isOff ? undefined : onPress())}
    >
      {children ?? name}
    </button>
  );
}

/** A row of tools: Tab reaches one of them, the arrow keys the others. */
export function ToolRow({ children, controls, label }: { children: ReactNode; controls: string; label: string }) {
  const row = useRef<HTMLDivElement>(null);

  const all = () => [...(row.current?.querySelectorAll<HTMLElement>('button, select') ?? [])];
  const reach = (one: HTMLElement | undefined) => {
    for (const tool of all()) tool.tabIndex = tool === one ? 0 : -1;
  };

  // Tools appear and disappear with what is at the cursor, and Tab must always reach one.
  useEffect(() => {
    const reached = all().filter(({ tabIndex }) => tabIndex === 0);
    if (reached.length !== 1) reach(all()[0]);
  });

  function move(event: KeyboardEvent): void {
    const tools = all();
    const current = tools.findIndex((tool) => tool.contains(document.activeElement));
    const next = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: -1 }[event.key];
    if (next === undefined || current < 0) return;
    event.preventDefault();
    tools.at(next % tools.length)?.focus();
  }

  return (
    <div
      ref={row}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      className={styles.row}
      onKeyDown={move}
      onFocus={({ target }) => reach(target)}
    >
      {children}
    </div>
  );
}
