/** Options of `client:touch` for one island. */
export interface TouchOptions {
  /** Selector of an element around the island in which touches count too. */
  within?: string;
}
