import type { ReleaseSummary } from '@frontage/contract/release.ts';

/** The result of a publication, for operators. */
export function describePublication({ faults, removed, rendered, total }: ReleaseSummary): string {
  const gone = removed > 0 ? `, ${removed} taken away` : '';
  const unshown = faults.filter(({ isShown }) => !isShown).length;
  const missed = unshown > 0 ? `, ${unshown} could not be shown` : '';
  return `${rendered === 0 ? 'none' : rendered} of ${total} pages rendered${gone}${missed}`;
}
