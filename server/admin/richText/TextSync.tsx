import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $createParagraphNode, $getRoot, $setSelection, HISTORY_MERGE_TAG, type NodeKey } from 'lexical';
import { useEffect, useRef } from 'react';
import { OpenedText } from './markdown/OpenedText.ts';

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
