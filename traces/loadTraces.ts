import type { TraceSettings } from '@frontage/contract/traceSettings.ts';
import type { Traces, TracesOptions } from './spans.ts';

/** Opens the traces; undefined without a collector, then OpenTelemetry is not even loaded. */
export async function loadTraces(
  settings: TraceSettings | undefined,
  options: Omit<TracesOptions, 'settings'>,
): Promise<Traces | undefined> {
  if (!settings) return undefined;
  const { openTraces } = await import('./openTraces.ts');
  return openTraces({ settings, ...options });
}
