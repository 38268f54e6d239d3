import { useLexicalNodeSelection } from '@lexical/react/useLexicalNodeSelection';
import { DecoratorNode, type NodeKey } from 'lexical';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from '../richText.module.css';

/** A passage that React renders, among those that are typed. */
export class SheetNode extends DecoratorNode<ReactElement> {
  override createDOM(): HTMLElement {
    return document.createElement('div');
  }

  override updateDOM(): boolean {
    return false;
  }

  override isInline(): boolean {
    return false;
  }
}

const ownEvents = ['beforeinput', 'copy', 'cut', 'drop', 'dragstart', 'keydown', 'paste'] as const;

/** Wraps input fields within the text, so that the editor does not handle what is typed, copied or pasted in them. */
export function Held({ children, label, nodeKey }: { children: ReactNode; label: string; nodeKey: NodeKey }) {
  const box = useRef<HTMLFieldSetElement>(null);
  const [isChosen] = useLexicalNodeSelection(nodeKey);
  useEffect(() => {
    const keep = (event: Event) => {
      // The form's own shortcut, to save, must still reach it.
      const isShortcut =
        event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
      if (!isShortcut) event.stopPropagation();
    };
    const held = box.current;
    for (const name of ownEvents) held?.addEventListener(name, keep);
    return () => {
      for (const name of ownEvents) held?.removeEventListener(name, keep);
    };
  }, []);
  return (
    <fieldset
      ref={box}
      className={isChosen ? `${styles.sheet} ${styles.chosen}` : styles.sheet}
      aria-label={label}
      contentEditable={false}
    >
      {children}
    </fieldset>
  );
}

/** The value of a field within the editor: shown at once while it is typed, and otherwise as the editor has it. */
export function useTyped(held: string, onType: (value: string) => void): [string, (value: string) => void] {
  const [value, setValue] = useState(held);
  const sent = useRef(held);
  useEffect(() => {
    // Changed by something other than typing, such as undo or another version.
    if (held !== sent.current) setValue(held);
    sent.current = held;
  }, [held]);
  return [
    value,
    (typed) => {
      sent.current = typed;
      setValue(typed);
      onType(typed);
    },
  ];
}
