import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { MenuOption } from '@lexical/react/LexicalMenuOption';
import { LexicalTypeaheadMenuPlugin, type TriggerFn } from '@lexical/react/LexicalTypeaheadMenuPlugin';
import { $getSelection, $isParagraphNode, $isRangeSelection, $isRootNode, type LexicalEditor } from 'lexical';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useChoosePicture } from '../pictures/choosePicture.ts';
import styles from '../richText.module.css';
import { kindsFor, type PassageKind } from './passages.ts';

class KindOption extends MenuOption {
  readonly kind: PassageKind;

  constructor(kind: PassageKind) {
    super(kind.name);
    this.kind = kind;
  }
}

/** A slash at the start of an empty paragraph offers all that may be there. */
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
        // All of the paragraph: what was typed last may not have reached the menu yet.
        slash?.getParent()?.clear().select();
        close();
        // Once the slash is gone: some kinds look at what is at the cursor.
        queueMicrotask(() => kind.begin(editor, choosePicture));
      }}
      menuRenderFn={(anchor, { options: offered, selectedIndex, selectOptionAndCleanUp, setHighlightedIndex }) =>
        anchor.current &&
        createPortal(
          // As one element, by whose height the menu is put above the line where there is no room below it.
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
                  // The cursor stays where it is in the text.
                  event.preventDefault();
                  selectOptionAndCleanUp(option);
                }}
              >
                {option.kind.name}
              </div>
            ))}
          </div>,
          anchor.current,
        )
      }
    />
  );
}

/** What was typed behind a slash that is alone with it in a paragraph of the text itself, where it may mean something. */
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
