import { TryLater, Unreachable } from './Channel.ts';

/** ms for which an unreachable peer is not tried again by the deliveries behind. */
const outageMs = 10_000;
/** So many faults in a row mean that the peer is away; a single one may be a broken connection. */
const faultsOfOutage = 2;

/**
 * Lets one delivery at a time through to a peer. So a process that dies leaves at most one delivery that was sent but
 * not recorded, and two requests of one company do not create it twice. A peer that is away holds up nobody for long:
 * the deliveries behind fail at once. The same applies while a peer has asked to come back later.
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
