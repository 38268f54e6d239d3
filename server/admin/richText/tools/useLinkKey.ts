import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { COMMAND_PRIORITY_LOW, KEY_DOWN_COMMAND } from 'lexical';
import { useEffect, useRef } from 'react';

/** Calls `onLink` on Ctrl+K or Cmd+K. */
export function useLinkKey(onLink: () => void): void {
  const [editor] = useLexicalComposerContext();
  const ask = useRef(onLink);
  ask.current = onLink;
  useEffect(
    () =>
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
            return false;
          event.preventDefault();
          ask.current();
          return true;
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor],
  );
}
