import type { keptEstimate } from '@frontage/contract/keptEstimate.ts';

// Only the type is imported: shared with the script of an estimate, it would become a file with one word.
const kept: typeof keptEstimate = 'estimate';

/** The sum of the estimate that this visitor has made. */
export function keptSum(): string | null {
  try {
    return sessionStorage.getItem(kept);
  } catch {
    // The browser stores nothing here, so there is no sum.
    return null;
  }
}
