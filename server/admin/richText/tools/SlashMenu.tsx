import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { MenuOption } from '@lexical/react/LexicalMenuOption';
import { LexicalTypeaheadMenuPlugin, type TriggerFn } from '@lexical/react/LexicalTypeaheadMenuPlugin';
import { $getSelection, $isParagraphNode, $isRangeSelection, $isRootNode, type LexicalEditor } from 'lexical';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { say } from '../../say.ts';
import { useChoosePicture } from '../nodes/FigureNode.tsx';
import styles from '../richText.module.css';
import { kindsFor, type PassageKind } from './passages.ts';

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
                // One that rests where the menu opens enters it too, without having moved.
                onMouseMove={({ movementX, movementY }) => (movementX || movementY) && setHighlightedIndex(index)}
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
