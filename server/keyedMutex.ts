/**
 * Runs work on the same key one at a time, and work on other keys in parallel. Only within this process; against
 * another one, the database's unique key guards.
 */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  async run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(name) ?? Promise.resolve();
    const own = before.then(work, work);
    this.#last.set(name, own);
    try {
      return await own;
    } finally {
      if (this.#last.get(name) === own) this.#last.delete(name);
    }
  }
}
