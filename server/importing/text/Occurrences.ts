/** Finds marks in a text. Asked from front to back, it searches the text once for each mark. */
export class Occurrences {
  readonly #text: string;
  readonly #next = new Map<string, number>();

  /** Ignores case. */
  constructor(text: string) {
    this.#text = text.toLowerCase();
  }

  /** Returns the first position of a mark at or after `from`; undefined if there is none. */
  at(mark: string, from: number): number | undefined {
    let next = this.#next.get(mark) ?? -1;
    if (next < from) {
      const found = this.#text.indexOf(mark, from);
      next = found < 0 ? Number.POSITIVE_INFINITY : found;
      this.#next.set(mark, next);
    }
    return Number.isFinite(next) ? next : undefined;
  }
}
