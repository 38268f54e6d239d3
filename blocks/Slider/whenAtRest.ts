/** Longer than a pause between two steps of native scrolling, but too short for a visitor to notice. */
const restMs = 100;

/**
 * Acts once a strip is at rest: somebody who swipes it while the carousel wakes would feel it jump. Returns a function
 * that stops waiting.
 */
export function whenAtRest(strip: HTMLElement, act: () => void): () => void {
  const lie = () => {
    strip.removeEventListener('scroll', wait);
    act();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(lie, restMs);
  };
  let timer = setTimeout(lie, restMs);
  strip.addEventListener('scroll', wait, { passive: true });
  return () => {
    clearTimeout(timer);
    strip.removeEventListener('scroll', wait);
  };
}
