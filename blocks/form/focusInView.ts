/**
 * Focuses a new element and shows it at once: the page may move by itself as the element appears, which would end the
 * smooth scroll that a browser begins with the focus.
 */
export function focusInView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
}
