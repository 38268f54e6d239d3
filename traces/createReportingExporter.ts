import { ExportResultCode } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace';

/**
 * Operators are told at most once in this many ms that a collector is away, so that one that comes and goes does not
 * fill the log.
 */
const toldEveryMs = 3_600_000;

/** Sends with another exporter. Reports once when that fails, and once when it works again. */
export function createReportingExporter(
  exporter: SpanExporter,
  report: (line: string) => void,
  now: () => number = () => performance.now(),
): SpanExporter {
  let isTold = false;
  let toldAt = Number.NEGATIVE_INFINITY;
  return {
    export(spans, onEnd) {
      exporter.export(spans, (result) => {
        if (result.code === ExportResultCode.SUCCESS) {
          if (isTold) report('Traces are taken again.');
          isTold = false;
        } else if (!isTold && now() - toldAt >= toldEveryMs) {
          isTold = true;
          toldAt = now();
          report(
            'Traces are not taken at OTEL_EXPORTER_OTLP_ENDPOINT, and are dropped until they are. Visitors notice nothing. Start the collector, or correct the address or OTEL_EXPORTER_OTLP_HEADERS.',
          );
        }
        onEnd(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
