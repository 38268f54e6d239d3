/** When a form counts as sent before, and what becomes of it then. R38, R39. */
export interface DuplicateRule {
  /** Names of the fields that say whether it is the same, in the order of its fingerprint; `all` counts files too. */
  counts: 'all' | readonly [string, ...string[]];
  /** `told`: refused, with the words of R39. `answered`: as the first was, and nothing is stored twice. */
  ends: 'told' | 'answered';
}

/** How long a form that came is remembered as sent before, ms. R38. */
export const duplicateWithinMs = 24 * 3_600_000;
