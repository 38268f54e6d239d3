import { bucketEnds, type SpeedMetric, type SpeedReport, speedMetrics } from '@frontage/contract/speedFigures.ts';
import { Histogram, type Registry } from 'prom-client';

/** Records what a browser measured on one page. */
export type MeasureSpeed = (report: SpeedReport) => void;

const descriptions = {
  LCP: {
    name: 'frontage_visit_lcp_seconds',
    help: 'Seconds until the largest part of a page was painted (LCP), as browsers of visitors measured them.',
  },
  CLS: {
    name: 'frontage_visit_cls',
    help: 'How much of a page moved by itself (CLS), as browsers of visitors measured it.',
  },
  INP: {
    name: 'frontage_visit_inp_seconds',
    help: 'Seconds that a touch or a key waited for what it changes (INP), as browsers of visitors measured them.',
  },
  TTFB: {
    name: 'frontage_visit_ttfb_seconds',
    help: 'Seconds until the first byte of a page was there (TTFB), as browsers of visitors measured them.',
  },
} as const satisfies Record<SpeedMetric, { name: string; help: string }>;

export function createSpeedMetrics(register: Registry): MeasureSpeed {
  const histograms = speedMetrics.map((metric) => {
    // Prometheus uses seconds, browsers ms; CLS has no unit.
    const parts = metric === 'CLS' ? 1 : 1000;
    const buckets = bucketEnds[metric].map((end) => end / parts);
    return { metric, parts, histogram: new Histogram({ ...descriptions[metric], buckets, registers: [register] }) };
  });
  return (report) => {
    for (const { histogram, metric, parts } of histograms) {
      const value = report[metric];
      if (value !== undefined) histogram.observe(value / parts);
    }
  };
}
