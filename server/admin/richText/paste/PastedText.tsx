import { $toggleLink } from '@lexical/link';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { toast, useConfig } from '@payloadcms/ui';
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  type LexicalEditor,
  PASTE_COMMAND,
  PASTE_TAG,
} from 'lexical';
import { useEffect } from 'react';
import { z } from 'zod';
import { say } from '../../say.ts';
import { showStandingToast } from '../../showStandingToast.ts';
import { addressesIn, sayLeftOutPicture } from './fitPasted.ts';
import { insertCode, insertLines, insertPassages, tableOfTabs } from './insertPasted.ts';
import { hasStructure, isPlain, pastedPassages } from './pastedPassages.ts';

export const namespace = 'frontage-text';

const copied = z.object({ mode: z.string() });
const prose = new Set(['markdown', 'mdx', 'plaintext']);

/** The language of what was copied in Visual Studio Code, whose HTML only gives colours. */
function copiedLanguage(data: string): string | undefined {
  try {
    const { mode } = copied.parse(JSON.parse(data));
    return prose.has(mode) ? undefined : mode;
  } catch {
    // Not from Visual Studio Code.
    return undefined;
  }
}

const onlyWords =
  'Only the words were pasted, without headings, lists and links, which could not be read. Undo it, and paste once more.';

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
  const miss = (sentence: string) => void missed.push(sentence);
  const passages = await import('./markdownOfHtml.ts')
    .then((module) => pastedPassages(module.markdownOfHtml(html, miss), siteUrl, miss))
    // It did not load, or the HTML is malicious. The words alone are better than nothing.
    .catch(() => miss(say(onlyWords)));
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
  if (count > 0) tell([sayLeftOutPicture()]);
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
