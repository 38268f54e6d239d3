import { setTimeout as pause } from 'node:timers/promises';
import {
  ROOT_CONTEXT,
  type Span as SdkSpan,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { ATTR_ERROR_TYPE, ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import type { RootOptions, Span, SpanFacts, Traces, TracesOptions } from './spans.ts';

/**
 * Operators are told at most once in this many ms that a collector is away, so that one that comes and goes does not
 * fill the log.
 */
const toldEveryMs = 3_600_000;

/** A request's id, as the website makes it: a UUID of version 4, of which 122 bits are random. */
const requestIds = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** ms within which the last spans must be sent: a collector that hangs must not keep a process from ending. */
const closingMs = 2_000;
/** Spans that wait for the collector, at about 2 KB each. Further ones are dropped until there is room. */
const waitingSpans = 2_048;
/** ms between two calls of the collector. */
const usualRestMs = 2_000;
/** ms within which a call must succeed, including its retries. */
const takingMs = 10_000;

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;

/**
 * Sends spans to a collector by OTLP over HTTP, as JSON. Registers nothing globally and patches no module: only work
 * for which {@link Traces.begin} was called is traced.
 */
export function openTraces({ process: part, report, restMs = usualRestMs, settings }: TracesOptions): Traces {
  const random = new RandomIdGenerator();
  let asked: ReturnType<typeof idsOfRequest>;
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        ...settings.resource,
        [ATTR_SERVICE_NAME]: part ? `${settings.service}-${part}` : settings.service,
      }),
    ),
    sampler: samplerOf(settings),
    idGenerator: {
      generateTraceId: () => asked?.traceId ?? random.generateTraceId(),
      generateSpanId: () => asked?.spanId ?? random.generateSpanId(),
    },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: createReportingExporter(
          new OTLPTraceExporter({ url: settings.url, headers: { ...settings.headers }, timeoutMillis: takingMs }),
          report,
        ),
        maxQueueSize: waitingSpans,
        scheduledDelayMillis: restMs,
        exportTimeoutMillis: takingMs * 2,
      }),
    ],
  });
  const tracer = provider.getTracer('frontage');

  function begin(name: string, { facts, kind, requestId, traceParent }: RootOptions = {}, above?: SdkSpan): Span {
    const parent = traceParent === undefined ? undefined : parseTraceParent(traceParent);
    const remote = parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
    // The id generator reads this when the next statement calls it.
    asked = requestId === undefined ? undefined : idsOfRequest(requestId);
    const span = tracer.startSpan(
      name,
      { kind: kind ? kinds[kind] : SpanKind.INTERNAL, ...(facts ? { attributes: { ...facts } } : {}) },
      above ? trace.setSpan(ROOT_CONTEXT, above) : remote,
    );
    asked = undefined;
    return spanOf(span);
  }

  function spanOf(span: SdkSpan): Span {
    return {
      traceId: span.spanContext().traceId,
      get traceParent() {
        return traceParentOf(span.spanContext());
      },
      begin: (name, options) => begin(name, options, span),
      note: (facts: SpanFacts) => void span.setAttributes({ ...facts }),
      link(requestId) {
        const ids = idsOfRequest(requestId);
        if (ids) span.addLink({ context: { ...ids, traceFlags: TraceFlags.SAMPLED, isRemote: true } });
      },
      fail(kind) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute(ATTR_ERROR_TYPE, kind);
      },
      end: () => span.end(),
    };
  }

  return {
    begin: (name, options) => begin(name, options),
    async close() {
      // Failures to send were reported already.
      await Promise.race([provider.shutdown().catch(() => undefined), pause(closingMs, undefined, { ref: false })]);
    },
  };
}

function samplerOf({ followsParent, share }: TracesOptions['settings']): Sampler {
  const root = createRootSampler(share);
  return followsParent ? new ParentBasedSampler({ root }) : root;
}

function createRootSampler(share: number): Sampler {
  if (share <= 0) return new AlwaysOffSampler();
  return share >= 1 ? new AlwaysOnSampler() : new TraceIdRatioBasedSampler(share);
}

/** https://www.w3.org/TR/trace-context/#traceparent-header */
const traceParentOf = ({ spanId, traceFlags, traceId }: SpanContext) =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

/**
 * Returns the ids under which a request is traced; undefined if the id is not one of ours. They are derived from it, so
 * that deliveries can link back to the request days later without storing anything more, and anybody with one id finds
 * the other.
 */
function idsOfRequest(requestId: string): { traceId: string; spanId: string } | undefined {
  if (!requestIds.test(requestId)) return undefined;
  const traceId = requestId.replaceAll('-', '');
  return { traceId, spanId: traceId.slice(16) };
}

/** Sends with another exporter. Reports once when that fails, and once when it works again. */
function createReportingExporter(exporter: SpanExporter, report: (line: string) => void): SpanExporter {
  let isTold = false;
  let toldAt = Number.NEGATIVE_INFINITY;
  return {
    export(spans, onEnd) {
      exporter.export(spans, (result) => {
        if (result.code === ExportResultCode.SUCCESS) {
          if (isTold) report('Traces are taken again.');
          isTold = false;
        } else if (!isTold && performance.now() - toldAt >= toldEveryMs) {
          isTold = true;
          toldAt = performance.now();
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
