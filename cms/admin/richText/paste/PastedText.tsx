import { href } from '@frontage/contract/primitives/link.ts';
import { $toggleLink } from '@lexical/link';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $isTableCellNode } from '@lexical/table';
import { $findMatchingParent } from '@lexical/utils';
import {
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  type LexicalEditor,
  PASTE_COMMAND,
  PASTE_TAG,
  type RangeSelection,
} from 'lexical';
import { useEffect } from 'react';
import { labelsInEditor } from '../footnoteLabels.ts';
import { blockNode } from '../markdown/blockNodes.ts';
import { namespace } from '../namespace.ts';
import { hasStructure, oneLine, pastedPassages, withFreeLabels } from './pastedPassages.ts';

/** Makes rich text of what is pasted: of Markdown, and of the HTML of other programs, without its looks. */
export function PastedText() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const clipboard = 'clipboardData' in event ? event.clipboardData : null;
          // A part of such a text comes as it is.
          if (!clipboard || clipboard.getData('application/x-lexical-editor').includes(`"${namespace}"`)) return false;
          const [html, words] = [clipboard.getData('text/html'), clipboard.getData('text/plain')];
          if (!hasStructure(html) && words === '') return false;
          event.preventDefault();
          if (hasStructure(html)) void pasteHtml(editor, html, words);
          else if (!leadThere(words)) insert(words);
          return true;
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  );
  return null;
}

/** What reads HTML is large and comes with the first paste of it. */
async function pasteHtml(editor: LexicalEditor, html: string, words: string): Promise<void> {
  const markdown = await import('./markdownOfHtml.ts')
    .then((module) => module.markdownOfHtml(html))
    // It did not load, or the HTML was made to harm: the words alone are better than nothing.
    .catch(() => words);
  editor.update(() => insert(markdown), { tag: PASTE_TAG });
}

/** An address that is pasted over words is where they lead. */
function leadThere(words: string): boolean {
  const selection = $getSelection();
  const address = href.safeParse(words.trim());
  if (!$isRangeSelection(selection) || selection.isCollapsed()) return false;
  if (!address.success || !address.data.startsWith('https://')) return false;
  $toggleLink(address.data);
  return true;
}

function insert(markdown: string): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const marked = pastedPassages(markdown);
  if (!marked) {
    insertLines(selection, markdown);
    return;
  }
  const passages = withFreeLabels(marked, labelsInEditor());
  const isInCell = $findMatchingParent(selection.anchor.getNode(), $isTableCellNode) !== null;
  if (isInCell && (passages.length > 1 || passages[0]?.kind !== 'paragraph')) selection.insertText(oneLine(passages));
  else $insertNodes(passages.flatMap((passage) => blockNode(passage) ?? []));
}

/** Plain words: each line is a paragraph. */
function insertLines(selection: RangeSelection, words: string): void {
  const lines = words.split(/\r?\n/).filter((line, _, all) => line.trim() !== '' || all.length === 1);
  for (const [index, line] of lines.entries()) {
    if (index > 0) selection.insertParagraph();
    selection.insertText(line);
  }
}
