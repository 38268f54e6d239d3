/** Where marks are in a text. Asked from front to back, it looks through the text once for each mark. */
export class Occurrences {
  readonly #text: string;
  readonly #next = new Map<string, number>();

  /** Small and capital letters are the same. */
  constructor(text: string) {
    this.#text = text.toLowerCase();
  }

  /** The first place of a mark at or behind `from`; undefined where there is none. */
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
