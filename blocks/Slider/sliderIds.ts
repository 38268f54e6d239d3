/** The id of the element that scrolls. */
export function stripId(id: string): string {
  return `${id}-strip`;
}

/** The id of a slide by its position, from 0. */
export function slideId(id: string, position: number): string {
  return `${id}-slide-${position + 1}`;
}
