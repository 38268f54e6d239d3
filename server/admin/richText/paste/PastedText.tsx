import { parsePassages } from '@frontage/blocks/text/parseMarkdown.ts';
import type { TextNode } from '@frontage/blocks/text/tree.ts';
import { $createLinkNode, $toggleLink } from '@lexical/link';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $isTableCellNode, $isTableSelection } from '@lexical/table';
import { $findMatchingParent } from '@lexical/utils';
import { toast, useConfig } from '@payloadcms/ui';
import {
  $createTextNode,
  $getRoot,
  $getSelection,
  $insertNodes,
  $isNodeSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  type LexicalEditor,
  type LexicalNode,
  PASTE_COMMAND,
  PASTE_TAG,
  type RangeSelection,
} from 'lexical';
import { useEffect } from 'react';
import { z } from 'zod';
import { say } from '../../say.ts';
import { showStandingToast } from '../../showStandingToast.ts';
import { buildBlockNode } from '../markdown/blockNodes.ts';
import { showTheSame } from '../markdown/OpenedText.ts';
import { writeBlock } from '../markdown/writeBlock.ts';
import { createCode } from '../nodes/CodeNode.tsx';
import { readLabelsInEditor } from '../nodes/FootnoteNode.ts';
import { createSource } from '../nodes/SourceNode.tsx';
import { addressesIn, leftOutPicture } from './fitPasted.ts';
import {
  hasStructure,
  isPlain,
  oneLine,
  type PastedPassage,
  pastedPassages,
  withFreeLabels,
} from './pastedPassages.ts';

/** Identifies what was copied from another text of this admin. */
export const namespace = 'frontage-text';

const copied = z.object({ mode: z.string() });
const prose = new Set(['markdown', 'mdx', 'plaintext']);

/**
 * Returns the language of what was copied in Visual Studio Code, whose HTML only gives colours; undefined for anything
 * else.
 */
function copiedLanguage(data: string): string | undefined {
  try {
    const { mode } = copied.parse(JSON.parse(data));
    return prose.has(mode) ? undefined : mode;
  } catch {
    // Not from Visual Studio Code.
    return undefined;
  }
}

const toastId = 'pasted';
const mostSentences = 20;

/** Turns what is pasted into rich text: Markdown, and the HTML of other programs without its styling. */
export function PastedText() {
  const [editor] = useLexicalComposerContext();
  const { config } = useConfig();
  const siteUrl = String(config.admin.custom?.siteUrl);
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const clipboard = 'clipboardData' in event ? event.clipboardData : null;
          // Copied from a text of this admin: the editor itself pastes that unchanged.
          if (!clipboard || clipboard.getData('application/x-lexical-editor').includes(`"${namespace}"`)) return false;
          const [html, words] = [clipboard.getData('text/html'), clipboard.getData('text/plain')];
          const language = copiedLanguage(clipboard.getData('vscode-editor-data'));
          if (!hasStructure(html) && words === '') return tellOfFiles(clipboard.files.length);
          event.preventDefault();
          if (language !== undefined) insertCode(words, language);
          else if (hasStructure(html)) void pasteHtml(editor, html, words, siteUrl);
          else if (!linkSelection(words, siteUrl)) pasteWords(words, siteUrl);
          return true;
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor, siteUrl],
  );
  return null;
}

/** The code that reads HTML is large, so it is loaded with the first paste of HTML. */
async function pasteHtml(editor: LexicalEditor, html: string, words: string, siteUrl: string): Promise<void> {
  const missed: string[] = [];
  const miss = (sentence: string) => missed.push(sentence);
  const passages = await import('./markdownOfHtml.ts')
    .then((module) => pastedPassages(module.markdownOfHtml(html, miss), siteUrl, miss))
    // It did not load, or the HTML is malicious. The words alone are better than nothing.
    .catch(() => undefined);
  editor.update(() => (passages ? insertPassages(passages) : insertLines(words, siteUrl)), { tag: PASTE_TAG });
  tell(missed);
}

function pasteWords(words: string, siteUrl: string): void {
  const table = tableOfTabs(words);
  const missed: string[] = [];
  if (table) insertPassages([{ nodes: [table], source: words }]);
  else if (isPlain(words)) insertLines(words, siteUrl);
  else insertPassages(pastedPassages(words, siteUrl, (sentence) => missed.push(sentence)));
  tell(missed);
}

/** Turns the selected words into a link if an address is pasted over them. */
function linkSelection(words: string, siteUrl: string): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || selection.isCollapsed() || /\s/.test(words.trim())) return false;
  const [part, ...others] = addressesIn(words.trim(), siteUrl);
  if (part?.address === undefined || others.length > 0) return false;
  $toggleLink(part.address);
  return true;
}

/** Reports pasted files, such as a screenshot. Returns whether there are any. */
function tellOfFiles(count: number): boolean {
  if (count > 0) tell([leftOutPicture]);
  return count > 0;
}

/** Shows what was left out, until the next paste or until it is closed. */
function tell(missed: readonly string[]): void {
  const sentences = [...new Set(missed)];
  const shown = sentences.slice(0, mostSentences);
  const others =
    sentences.length > shown.length
      ? [say('So it is with {sentences} more.', { sentences: sentences.length - shown.length })]
      : [];
  if (sentences.length === 0) toast.dismiss(toastId);
  else showStandingToast(toastId, [...shown, ...others].join(' '));
}

/** Reads plain words as a table if they are rows of cells separated by tabs; undefined otherwise. */
export function tableOfTabs(words: string): TextNode | undefined {
  const lines = words.split(/\r\n?|\n/);
  const written = lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
  const rows = written.map((line) => line.split('\t').map((cell) => cell.trim()));
  const [head = [], ...others] = rows;
  const isTable = head.length > 1 && others.length > 0 && others.every((row) => row.length === head.length);
  // Lines of code begin with tabs, which would give a head with empty cells.
  if (!isTable || head.includes('')) return undefined;
  const rowOf = (cells: string[]): TextNode => ({ kind: 'row', key: 0, children: cells.map(cellOf) });
  return { kind: 'table', key: 0, children: rows.map(rowOf) };
}

function cellOf(value: string): TextNode {
  return { kind: 'cell', key: 0, align: undefined, children: value === '' ? [] : [{ kind: 'words', key: 0, value }] };
}

/** Inserts passages at the cursor. A cell takes only their words. */
export function insertPassages(pasted: readonly PastedPassage[]): void {
  const selection = selectPlaceToPaste();
  const passages = withFreeLabels(pasted, readLabelsInEditor());
  const nodes = passages.flatMap((passage) => passage.nodes);
  if (nodes.length === 0) return;
  const isLines = nodes.length === 1 && nodes[0]?.kind === 'paragraph';
  if (isInCell(selection) && !isLines) selection.insertText(oneLine(nodes));
  else $insertNodes(passages.flatMap(createNodes));
}

/** Returns a passage as nodes of the editor, or as its original Markdown if the nodes would lose something. */
function createNodes({ nodes, source }: PastedPassage): LexicalNode[] {
  const made = nodes.map((node) => ({ node, own: buildBlockNode(node) }));
  const isWhole = made.every(
    ({ node, own }) => own && showTheSame(parsePassages(writeBlock(own)), [{ node, lines: [0, 0] }]),
  );
  return isWhole ? made.flatMap(({ own }) => own ?? []) : [createSource(source)];
}

/** Inserts plain words: each line becomes a paragraph, and each address a link. */
export function insertLines(words: string, siteUrl: string): void {
  const selection = selectPlaceToPaste();
  const lines = words.split(/\r\n?|\n/).filter((line, _, all) => line.trim() !== '' || all.length === 1);
  for (const [index, line] of (isInCell(selection) ? [lines.join(' ')] : lines).entries()) {
    if (index > 0) selection.insertParagraph();
    for (const part of addressesIn(line, siteUrl)) {
      if (part.address === undefined) selection.insertText(part.words);
      else selection.insertNodes([$createLinkNode(part.address).append($createTextNode(part.words))]);
    }
  }
}

/** Inserts code: one line among the words, several lines as a block. */
function insertCode(value: string, language: string): void {
  const selection = selectPlaceToPaste();
  const lines = value.trimEnd();
  if (isInCell(selection) || !lines.includes('\n'))
    selection.insertNodes([$createTextNode(lines.replace(/\s+/g, ' ').trim()).toggleFormat('code')]);
  else $insertNodes([createCode({ language, value: lines.replace(/\r\n?/g, '\n') })]);
}

function isInCell(selection: RangeSelection): boolean {
  return $findMatchingParent(selection.anchor.getNode(), $isTableCellNode) !== null;
}

/**
 * Returns the cursor; if cells or a picture are selected, the end of the first of them; otherwise the end of the text.
 */
function selectPlaceToPaste(): RangeSelection {
  const selection = $getSelection();
  if ($isRangeSelection(selection)) return selection;
  const [first] = selection?.getNodes() ?? [];
  if ($isNodeSelection(selection) && first) return first.selectNext();
  const cell = $isTableSelection(selection) && first ? $findMatchingParent(first, $isTableCellNode) : null;
  return (cell ?? $getRoot()).selectEnd();
}
