import type { OwnFamily } from '@frontage/contract/identity/families.ts';
import type { FamilyMetrics } from './writeFamilyCss.ts';

/** Measured from the files of the packages; `familyMetrics.test.ts` checks the figures. */
export const metricsOf: Record<OwnFamily, FamilyMetrics> = {
  'hanken-grotesk': {
    name: 'Hanken Grotesk',
    hasSerifs: false,
    ascent: 1,
    descent: 0.303,
    widths: { regular: 1.001, bold: 0.949 },
  },
  figtree: { name: 'Figtree', hasSerifs: false, ascent: 0.95, descent: 0.25, widths: { regular: 1.019, bold: 0.969 } },
  'source-serif-4': {
    name: 'Source Serif 4',
    hasSerifs: true,
    ascent: 1.036,
    descent: 0.335,
    widths: { regular: 1.15, bold: 1.111 },
  },
};
