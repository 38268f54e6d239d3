import { $isListItemNode } from '@lexical/list';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $isTableNode, $isTableRowNode, TableNode } from '@lexical/table';
import { $findMatchingParent, $unwrapNode, mergeRegister } from '@lexical/utils';
import {
  $createParagraphNode,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isParagraphNode,
  $isRangeSelection,
  $setSelection,
  COMMAND_PRIORITY_LOW,
  DELETE_CHARACTER_COMMAND,
  HISTORY_MERGE_TAG,
  INDENT_CONTENT_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  KEY_TAB_COMMAND,
  type LexicalNode,
  type NodeKey,
  OUTDENT_CONTENT_COMMAND,
  type RangeSelection,
  RootNode,
} from 'lexical';
import { useEffect, useRef } from 'react';
import { OpenedText } from './markdown/OpenedText.ts';
import { QuoteNode } from './nodes/PassageNodes.ts';
import { quoteAround } from './tools/passages.ts';

export function TextRules() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      mergeRegister(
        editor.registerNodeTransform(RootNode, leaveRoom),
        editor.registerNodeTransform(TableNode, alignByHead),
        editor.registerNodeTransform(QuoteNode, (quote) => {
          if (quote.isEmpty()) quote.remove();
        }),
        editor.registerCommand(INSERT_PARAGRAPH_COMMAND, () => leaveQuote(readCaret()), COMMAND_PRIORITY_LOW),
        editor.registerCommand(
          DELETE_CHARACTER_COMMAND,
          (isBackward) => isBackward && openQuote(readCaret()),
          COMMAND_PRIORITY_LOW,
        ),
        editor.registerCommand(
          KEY_TAB_COMMAND,
          (event) => {
            // Only at the start of an entry, so that Tab leaves the text everywhere else.
            if (!startsEntry(readCaret())) return false;
            event.preventDefault();
            return editor.dispatchCommand(event.shiftKey ? OUTDENT_CONTENT_COMMAND : INDENT_CONTENT_COMMAND, undefined);
          },
          COMMAND_PRIORITY_LOW,
        ),
      ),
    [editor],
  );
  return null;
}

function readCaret(): RangeSelection | undefined {
  const selection = $getSelection();
  return $isRangeSelection(selection) && selection.isCollapsed() ? selection : undefined;
}

/** Adds an empty line to write on before and after a table, code or the like. It is not stored while empty. */
function leaveRoom(root: RootNode): void {
  const [first, last] = [root.getFirstChild(), root.getLastChild()];
  if (first && !isWrittenOn(first)) first.insertBefore($createParagraphNode());
  if (!last || !isWrittenOn(last)) root.append($createParagraphNode());
}

/** Whether Enter leads from a passage to a new line before and after it. */
function isWrittenOn(node: LexicalNode): boolean {
  return $isElementNode(node) && !(node instanceof QuoteNode) && !$isTableNode(node);
}

function alignByHead(table: TableNode): void {
  const [head, ...rows] = table.getChildren().filter($isTableRowNode);
  const formats = head?.getChildren().map((cell) => paragraphOf(cell)?.getFormatType() ?? '');
  for (const row of rows) {
    for (const [column, cell] of row.getChildren().entries()) {
      const [paragraph, format] = [paragraphOf(cell), formats?.[column] ?? ''];
      if (paragraph && paragraph.getFormatType() !== format) paragraph.setFormat(format);
    }
  }
}

function paragraphOf(cell: LexicalNode) {
  const paragraph = $isElementNode(cell) ? cell.getFirstChild() : null;
  return $isParagraphNode(paragraph) ? paragraph : undefined;
}

/** Enter on the empty last line of a quote continues below the quote. */
function leaveQuote(selection: RangeSelection | undefined): boolean {
  const line = selection?.anchor.getNode();
  const quote = line?.getParent();
  if (!$isParagraphNode(line) || !(quote instanceof QuoteNode) || !line.isEmpty() || line.getNextSibling())
    return false;
  const paragraph = $createParagraphNode();
  quote.insertAfter(paragraph);
  line.remove();
  paragraph.select();
  return true;
}

/** Backspace at the start of a quote turns it into running text. */
function openQuote(selection: RangeSelection | undefined): boolean {
  const node = selection?.anchor.getNode();
  const quote = node && quoteAround(node);
  if (!quote || selection?.anchor.offset !== 0) return false;
  const first = quote.getFirstDescendant() ?? quote;
  if (node !== first && node !== quote.getFirstChild()) return false;
  $unwrapNode(quote);
  return true;
}

function startsEntry(selection: RangeSelection | undefined): boolean {
  if (selection?.anchor.offset !== 0) return false;
  const node = selection.anchor.getNode();
  const entry = $findMatchingParent(node, $isListItemNode);
  return entry !== null && (node === entry || entry.getFirstDescendant() === node);
}

interface TextSyncProps {
  value: string;
  isReadOnly: boolean;
  onChange: (markdown: string) => void;
}

const openingTag = 'opening';

/** Keeps editor and form in sync: opens the value of the form, and passes what is typed to the form. */
export function TextSync({ isReadOnly, onChange, value }: TextSyncProps) {
  const [editor] = useLexicalComposerContext();
  const opened = useRef<OpenedText>(undefined);
  const held = useRef<string>(undefined);
  const tell = useRef(onChange);
  tell.current = onChange;

  useEffect(() => editor.setEditable(!isReadOnly), [editor, isReadOnly]);

  useEffect(() => {
    // What was typed here comes back through the form. Any other value was set elsewhere.
    if (value === held.current) return;
    held.current = value;
    editor.update(
      () => {
        opened.current = new OpenedText(value);
        const nodes = opened.current.nodes();
        $setSelection(null);
        $getRoot()
          .clear()
          .append(...(nodes.length > 0 ? nodes : [$createParagraphNode()]));
      },
      { tag: [openingTag, HISTORY_MERGE_TAG] },
    );
  }, [editor, value]);

  useEffect(
    () =>
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, editorState, tags }) => {
        const text = opened.current;
        if (!text || tags.has(openingTag) || (dirtyElements.size === 0 && dirtyLeaves.size === 0)) return;
        const isChanged = (key: NodeKey) => dirtyElements.has(key) || dirtyLeaves.has(key);
        const markdown = editorState.read(() => text.write($getRoot().getChildren(), isChanged));
        if (markdown === held.current) return;
        held.current = markdown;
        tell.current(markdown);
      }),
    [editor],
  );

  return null;
}
