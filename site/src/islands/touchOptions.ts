/** What `client:touch` is told of an island. */
export interface TouchOptions {
  /** Id of its form: what this tab kept of it wakes the island as soon as it comes near, since it belongs into the form. */
  form?: string;
  /** Somebody has used it before the page was drawn, so it wakes at once. */
  isTouched?: boolean;
  /** Selector of the element around the island where a touch counts, too. */
  within?: string;
}
