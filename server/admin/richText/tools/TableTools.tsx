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
import { Tool, ToolRow } from './Tool.tsx';

/** Tools for the table at the cursor. */
export function TableTools({ align, controls }: { align: string; controls: string }) {
  const [editor] = useLexicalComposerContext();
  const change = (work: () => unknown) => () => editor.update(() => void work());
  return (
    <ToolRow label="Tools for the table" controls={controls}>
      <Tool name="Row above" onPress={change(() => $insertTableRowAtSelection(false))} />
      <Tool name="Row below" onPress={change(() => $insertTableRowAtSelection(true))} />
      <Tool name="Column before" onPress={change(() => $insertTableColumnAtSelection(false))} />
      <Tool name="Column behind" onPress={change(() => $insertTableColumnAtSelection(true))} />
      <Tool
        name="Align right"
        isOn={align === 'right'}
        onPress={change(() => alignColumn(align === 'right' ? '' : 'right'))}
      />
      <Tool
        name="Align centre"
        isOn={align === 'center'}
        onPress={change(() => alignColumn(align === 'center' ? '' : 'center'))}
      />
      <Tool name="Remove row" onPress={change($deleteTableRowAtSelection)} />
      <Tool name="Remove column" onPress={change($deleteTableColumnAtSelection)} />
      <Tool name="Remove table" onPress={change(removeTable)} />
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
