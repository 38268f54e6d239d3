import type { keptEstimate } from '@frontage/contract/keptEstimate.ts';

// Named by its type alone: shared with the script of an estimate it would be a file of one word.
const kept: typeof keptEstimate = 'estimate';

/** The sum of the estimate that this visitor has worked out. */
export function keptSum(): string | null {
  try {
    return sessionStorage.getItem(kept);
  } catch {
    // The browser keeps nothing here, so nothing was brought along.
    return null;
  }
}
