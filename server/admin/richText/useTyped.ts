import { useEffect, useRef, useState } from 'react';

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
