import { INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND } from '@lexical/list';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { MenuOption } from '@lexical/react/LexicalMenuOption';
import { LexicalTypeaheadMenuPlugin, type TriggerFn } from '@lexical/react/LexicalTypeaheadMenuPlugin';
import { $createHeadingNode } from '@lexical/rich-text';
import { $setBlocksType } from '@lexical/selection';
import { $getSelection, $isParagraphNode, $isRangeSelection, $isRootNode, type LexicalEditor } from 'lexical';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { say } from '../../say.ts';
import { type ChoosePicture, useChoosePicture } from '../pictures/choosePicture.ts';
import styles from '../richText.module.css';
import { insertCode, insertFigure, insertFootnote, insertLine, insertTable } from './insert.ts';
import { toggleQuote } from './quotes.ts';

class KindOption extends MenuOption {
  readonly kind: PassageKind;

  constructor(kind: PassageKind) {
    super(kind.name);
    this.kind = kind;
  }
}

/** Offers all kinds of passages after a slash at the start of an empty paragraph. */
export function SlashMenu() {
  const [editor] = useLexicalComposerContext();
  const choosePicture = useChoosePicture();
  const [query, setQuery] = useState<string | null>(null);
  const options = useMemo(() => kindsFor(query ?? '').map((kind) => new KindOption(kind)), [query]);
  return (
    <LexicalTypeaheadMenuPlugin<KindOption>
      options={options}
      onQueryChange={setQuery}
      triggerFn={slashAlone}
      anchorClassName={styles.slashMenu ?? ''}
      onSelectOption={({ kind }, slash, close) => {
        // Clears the whole paragraph, because what was typed last may not have reached the menu yet.
        slash?.getParent()?.clear().select();
        close();
        // Runs once the slash is gone, because some kinds depend on what is at the cursor.
        queueMicrotask(() => kind.begin(editor, choosePicture));
      }}
      menuRenderFn={(anchor, { options: offered, selectedIndex, selectOptionAndCleanUp, setHighlightedIndex }) =>
        anchor.current &&
        createPortal(
          // One element, because its height decides whether the menu goes above the line when there is no room below.
          <div className={styles.offered} role="presentation">
            {offered.map((option, index) => (
              <div
                key={option.key}
                id={`typeahead-item-${index}`}
                ref={option.setRefElement.bind(option)}
                role="option"
                tabIndex={-1}
                aria-selected={index === selectedIndex}
                onMouseEnter={() => setHighlightedIndex(index)}
                onMouseDown={(event) => {
                  // Keeps the cursor in the text.
                  event.preventDefault();
                  selectOptionAndCleanUp(option);
                }}
              >
                {say(option.kind.name)}
              </div>
            ))}
          </div>,
          anchor.current,
        )
      }
    />
  );
}

/** Matches what is typed after a slash, if both are all of a top-level paragraph and the words may mean a kind. */
const slashAlone: TriggerFn = (text, editor) => {
  const [typed, query] = /^\/([\p{L}\p{N} ]{0,20})$/u.exec(text) ?? [];
  if (typed === undefined || query === undefined) return null;
  if (!isWholeParagraph(typed, editor) || kindsFor(query).length === 0) return null;
  return { leadOffset: 0, matchingString: query, replaceableString: typed };
};

function isWholeParagraph(text: string, editor: LexicalEditor): boolean {
  return editor.getEditorState().read(() => {
    const selection = $getSelection();
    const paragraph = $isRangeSelection(selection) ? selection.anchor.getNode().getParent() : null;
    return $isParagraphNode(paragraph) && $isRootNode(paragraph.getParent()) && paragraph.getTextContent() === text;
  });
}

/** A kind of passage that can begin where the cursor is. */
interface PassageKind {
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
