import { useEffect, useRef, useState } from 'react';

/** The value of a field that the editor holds: shown at once as it is typed, and as the editor has it otherwise. */
export function useTyped(held: string, onType: (value: string) => void): [string, (value: string) => void] {
  const [value, setValue] = useState(held);
  const sent = useRef(held);
  useEffect(() => {
    // Something else than typing changed it: undo, or another version.
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
