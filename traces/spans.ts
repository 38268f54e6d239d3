import { AsyncLocalStorage } from 'node:async_hooks';

/** What is noted of a span. Never what somebody typed, an address that was asked for, or what an error says. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

interface SpanOptions {
  /** `server`: answers somebody; `client`: asks somebody; else it is work of our own. */
  kind?: 'server' | 'client' | undefined;
  facts?: SpanFacts | undefined;
}

export interface RootOptions extends SpanOptions {
  /** The id of the request that it answers: its trace is known by it. */
  requestId?: string | undefined;
  /** `traceparent` of whoever asks, where that one is believed; what is none counts as left out. W3C Trace Context. */
  traceParent?: string | undefined;
}

/** A piece of work with its duration. */
export interface Span {
  /** 32 digits of a hexadecimal number. */
  readonly traceId: string;
  /** Header `traceparent` for whoever is asked on its behalf. */
  readonly traceParent: string;
  /** Begins a part of it. */
  begin(name: string, options?: SpanOptions): Span;
  note(facts: SpanFacts): void;
  /** Leads to the span that answered a request, whichever process did and however long ago. */
  link(requestId: string): void;
  /** It went wrong. `kind`: one word, such as {@link kindOf} an error or a status; never what an error says. */
  fail(kind: string): void;
  end(): void;
}

/** Begins a span that is part of no other one of this process. */
export type BeginSpan = (name: string, options?: RootOptions) => Span;

const current = new AsyncLocalStorage<Span>();

/** The name of an error. Its message may repeat what somebody typed. */
export function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : '_OTHER';
}

/** What is under way now; undefined where nothing is traced. */
export function currentSpan(): Span | undefined {
  return current.getStore();
}

/** Calls it with the span under way; the caller ends the span. */
export function under<Result>(span: Span, work: () => Result): Result {
  return current.run(span, work);
}

/** Does the work with the span under way, and ends it; only the work where there is none. Rejects as the work does. */
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

/** Does the work as a part of what is under way; only the work where nothing is traced. Rejects as the work does. */
export function inSpan<Result>(name: string, work: () => Promise<Result>, options?: SpanOptions): Promise<Result> {
  return during(current.getStore()?.begin(name, options), work);
}
