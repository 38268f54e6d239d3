import { useCallback, useEffect, useRef, useState } from 'react';
import { focusInView } from './focusInView.ts';

/** An element that takes focus once its message is on the page: focusing it earlier would have no effect. */
export function useFocusAfter<Target extends HTMLElement>() {
  const ref = useRef<Target>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) focusInView(ref.current);
  }, [asked]);
  const focus = useCallback(() => setAsked((count) => count + 1), []);
  return { ref, focus };
}
