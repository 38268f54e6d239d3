/**
 * Focuses what has just come, in view at once: the page may move by itself as something comes, and that ends the smooth
 * scroll which a browser would begin with the focus.
 */
export function focusInView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
}
