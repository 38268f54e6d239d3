import type { TraceSettings } from '@frontage/contract/traceSettings.ts';
import type { BeginSpan } from './spans.ts';

/** A process that sends traces. */
export interface Traces {
  begin: BeginSpan;
  /** Sends what is not sent yet, for two seconds at most, and ends. Never rejects. */
  close(): Promise<void>;
}

export interface TracesOptions {
  settings: TraceSettings;
  /** What the process adds to the name of the website; nothing for the website itself. */
  process?: string | undefined;
  /** Told in words for operators where they cannot be sent, once until that passes, and where it has passed. */
  report: (line: string) => void;
  /** ms between two calls of what takes them; two seconds where nothing is said. */
  restMs?: number | undefined;
}

/** Undefined where nothing takes traces: then nothing of OpenTelemetry is loaded. */
export async function loadTraces(
  settings: TraceSettings | undefined,
  options: Omit<TracesOptions, 'settings'>,
): Promise<Traces | undefined> {
  if (!settings) return undefined;
  const { openTraces } = await import('./openTraces.ts');
  return openTraces({ settings, ...options });
}
