import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * An element that takes focus once its message is on the page: focusing it earlier would have no effect. It is shown at
 * once: the page may move by itself as it appears, which would end the smooth scroll that a browser begins with the focus.
 */
export function useFocusAfter<Target extends HTMLElement>() {
  const ref = useRef<Target>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  }, [asked]);
  const focus = useCallback(() => setAsked((count) => count + 1), []);
  return { ref, focus };
}
