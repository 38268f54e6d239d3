import type { TraceSettings } from '@frontage/contract/traceSettings.ts';
import type { BeginSpan } from './spans.ts';

/** A process that sends traces. */
export interface Traces {
  begin: BeginSpan;
  /** Sends the remaining spans, for two seconds at most, and ends. Never rejects. */
  close(): Promise<void>;
}

export interface TracesOptions {
  settings: TraceSettings;
  /** The suffix that the process adds to the website's name; none for the website itself. */
  process?: string | undefined;
  /** Called with a message for operators when spans cannot be sent, once until that passes, and when they can again. */
  report: (line: string) => void;
  /** ms between two calls of the collector; two seconds if left out. */
  restMs?: number | undefined;
}

/** Opens the traces; undefined without a collector, then OpenTelemetry is not even loaded. */
export async function loadTraces(
  settings: TraceSettings | undefined,
  options: Omit<TracesOptions, 'settings'>,
): Promise<Traces | undefined> {
  if (!settings) return undefined;
  const { openTraces } = await import('./openTraces.ts');
  return openTraces({ settings, ...options });
}
