import { AsyncLocalStorage } from 'node:async_hooks';
import type { TraceSettings } from '@frontage/contract/traceSettings.ts';

/** Attributes of a span. Never what somebody typed, a requested address, or an error's message. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

interface SpanOptions {
  /** `server`: answers a request; `client`: makes one; otherwise it is internal work. */
  kind?: 'server' | 'client' | undefined;
  facts?: SpanFacts | undefined;
}

export interface RootOptions extends SpanOptions {
  /** The id of the request that it answers, from which the trace's ids are derived. */
  requestId?: string | undefined;
  /** `traceparent` of the caller, if it is trusted; an invalid one counts as left out. W3C Trace Context. */
  traceParent?: string | undefined;
}

/** A piece of work with its duration. */
export interface Span {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** The `traceparent` header for services that are called on its behalf. */
  readonly traceParent: string;
  begin(name: string, options?: SpanOptions): Span;
  note(facts: SpanFacts): void;
  /** Links to the span that answered a request, in whichever process and however long ago. */
  link(requestId: string): void;
  /** Marks it as failed. `kind`: one word, such as {@link kindOf} an error or a status; never an error's message. */
  fail(kind: string): void;
  end(): void;
}

/** Begins a span without a parent in this process. */
export type BeginSpan = (name: string, options?: RootOptions) => Span;

const current = new AsyncLocalStorage<Span>();

/** The name of an error, never its message, which may repeat what somebody typed. */
export function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : '_OTHER';
}

/** The current span; undefined if nothing is traced. */
export function currentSpan(): Span | undefined {
  return current.getStore();
}

/** Runs work with the span as the current one; the caller ends the span. */
export function runUnder<Result>(span: Span, work: () => Result): Result {
  return current.run(span, work);
}

/**
 * Runs work with the span as the current one, and ends the span. Without a span, only runs the work. Rejects as the
 * work does.
 */
export async function during<Result>(span: Span | undefined, work: () => Promise<Result>): Promise<Result> {
  if (!span) return work();
  try {
    return await current.run(span, work);
  } catch (error) {
    span.fail(kindOf(error));
    throw error;
  } finally {
    span.end();
  }
}

/** Runs work in a child of the current span. Without one, only runs the work. Rejects as the work does. */
export function inSpan<Result>(name: string, work: () => Promise<Result>, options?: SpanOptions): Promise<Result> {
  return during(current.getStore()?.begin(name, options), work);
}

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
