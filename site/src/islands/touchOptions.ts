/** Options of `client:touch` for one island. */
export interface TouchOptions {
  /**
   * Id of the island's form. If this tab has stored input for it, the island wakes as soon as it comes near, to put the
   * input back.
   */
  form?: string;
  /** A visitor used the island before the page was drawn, so it wakes at once. */
  isTouched?: boolean;
  /** Selector of an element around the island in which touches count too. */
  within?: string;
}
