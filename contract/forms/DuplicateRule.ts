/** When a form counts as a duplicate, and what happens then. R38, R39. */
export interface DuplicateRule {
  /** Names of the fields that are compared, in the order of the fingerprint; `all` compares files too. */
  counts: 'all' | readonly [string, ...string[]];
  /** `told`: refused with the words of R39. `answered`: answered like the first, and nothing is stored twice. */
  ends: 'told' | 'answered';
}

/** How long a received form is remembered for duplicates, ms. R38. */
export const duplicateWithinMs = 24 * 3_600_000;
