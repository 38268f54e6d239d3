import { INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND } from '@lexical/list';
import { $createHeadingNode } from '@lexical/rich-text';
import { $setBlocksType } from '@lexical/selection';
import { $getSelection, type LexicalEditor } from 'lexical';
import { say } from '../../say.ts';
import type { ChoosePicture } from '../pictures/choosePicture.ts';
import { insertCode, insertFigure, insertFootnote, insertLine, insertTable } from './insert.ts';
import { toggleQuote } from './quotes.ts';

/** A kind of passage that can begin where the cursor is. */
export interface PassageKind {
  name: string;
  /** Other words for it, in lower case. */
  words: string;
  begin: (editor: LexicalEditor, choosePicture: ChoosePicture) => void;
}

const heading = (tag: 'h2' | 'h3') => (editor: LexicalEditor) =>
  editor.update(() => $setBlocksType($getSelection(), () => $createHeadingNode(tag)));

/** All kinds, those used most first. */
export const passageKinds: readonly PassageKind[] = [
  { name: 'Heading', words: 'title h2', begin: heading('h2') },
  { name: 'Heading below', words: 'subheading title h3', begin: heading('h3') },
  {
    name: 'Picture',
    words: 'image photo figure upload media',
    begin: insertFigure,
  },
  {
    name: 'List',
    words: 'bullets points unordered',
    begin: (editor) => editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined),
  },
  {
    name: 'Numbers|a list',
    words: 'numbered list ordered steps',
    begin: (editor) => editor.dispatchCommand(INSERT_ORDERED_LIST_COMMAND, undefined),
  },
  { name: 'Quote', words: 'blockquote citation', begin: (editor) => editor.update(() => toggleQuote(false)) },
  { name: 'Note', words: 'aside margin callout', begin: (editor) => editor.update(() => toggleQuote(true)) },
  { name: 'Table', words: 'rows columns grid', begin: insertTable },
  { name: 'Code', words: 'source program snippet', begin: insertCode },
  { name: 'Footnote', words: 'source reference', begin: (editor) => editor.update(insertFootnote) },
  {
    name: 'Line|across a text',
    words: 'rule divider separator hr',
    begin: insertLine,
  },
];

/** Returns the kinds that have a word beginning with `query`. Those whose name matches come first. */
export function kindsFor(query: string): PassageKind[] {
  const typed = query.trim().toLowerCase();
  const begins = (words: string) => ` ${words.toLowerCase()}`.includes(` ${typed}`);
  const named = passageKinds.filter(({ name }) => begins(say(name)));
  return [...named, ...passageKinds.filter((kind) => !named.includes(kind) && begins(kind.words))];
}
