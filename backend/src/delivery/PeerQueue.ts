import { TryLater, Unreachable } from './Channel.ts';

/** ms for which a peer that was away is not asked again by those who wait behind. */
const outageMs = 10_000;
/** So many in a row mean that it is away; one alone may be a broken connection. */
const faultsOfOutage = 2;

/**
 * Lets one delivery to a peer through at a time. So a process that dies leaves at most one behind that was sent and not
 * noted, and two requests of one company do not make it twice. A peer that is away holds up nobody for long: those who
 * wait behind are told at once; so are they where it asked to come back later.
 */
export class PeerQueue {
  readonly #now: () => number;
  #last: Promise<unknown> = Promise.resolve();
  #faultsInRow = 0;
  #outage: { error: Unreachable | TryLater; until: number } | undefined;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    const own = this.#last.then(
      () => this.#pass(work),
      () => this.#pass(work),
    );
    this.#last = own;
    return own;
  }

  async #pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#outage && this.#now() < this.#outage.until) throw this.#outage.error;
    try {
      const result = await work();
      this.#faultsInRow = 0;
      return result;
    } catch (error) {
      this.#faultsInRow = error instanceof Unreachable ? this.#faultsInRow + 1 : 0;
      if (error instanceof Unreachable && this.#faultsInRow >= faultsOfOutage) {
        this.#outage = { error, until: this.#now() + outageMs };
      }
      if (error instanceof TryLater) this.#outage = { error, until: this.#now() + error.afterMs };
      throw error;
    }
  }
}
