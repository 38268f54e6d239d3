/** Lets one caller through at a time, in the order of arrival. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Waits for the lock. The caller must call the returned function once, to let the next one through. */
  async lock(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}
