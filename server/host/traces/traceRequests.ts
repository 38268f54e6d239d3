import { type BeginSpan, runUnder, type Span } from '@frontage/traces/spans.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of the request; undefined if nothing is traced. */
    span?: Span;
  }
}

interface TraceRequestsOptions {
  begin: BeginSpan;
  /** True if a proxy is in front, whose `traceparent` is trusted. */
  isBehindProxy: boolean;
}

/** Traces each request by the pattern of its route, never by the requested address. */
export function traceRequests(app: FastifyInstance, { begin, isBehindProxy }: TraceRequestsOptions): void {
  app.addHook('onRequest', (request, _reply, done) => {
    request.span = begin(nameOf(request), {
      kind: 'server',
      requestId: request.id,
      traceParent: isBehindProxy ? givenBy(request) : undefined,
      facts: { 'frontage.request_id': request.id, ...methodOf(request), ...routeOf(request) },
    });
    runUnder(request.span, done);
  });
  // A body arrives in chunks of the connection, which do not know the request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.span) runUnder(request.span, done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => {
    const { outcome, span } = request;
    span?.note({
      'http.response.status_code': reply.statusCode,
      ...(outcome === undefined ? {} : { 'frontage.outcome': outcome }),
    });
    if (reply.statusCode >= 500) span?.fail(String(reply.statusCode));
    span?.end();
  });
  app.addHook('onRequestAbort', async ({ span }) => {
    span?.fail('aborted');
    span?.end();
  });
}

function givenBy({ headers }: FastifyRequest): string | undefined {
  const { traceparent } = headers;
  return typeof traceparent === 'string' ? traceparent : undefined;
}

function nameOf(request: FastifyRequest): string {
  const method = methodOf(request)['http.request.method'];
  const { url } = request.routeOptions;
  return `${method === '_OTHER' ? 'HTTP' : method}${url === undefined ? '' : ` ${url}`}`;
}

/** Maps unknown methods to one, since callers may make some up. */
function methodOf({ method }: FastifyRequest) {
  return { 'http.request.method': ['GET', 'HEAD', 'POST', 'OPTIONS'].includes(method) ? method : '_OTHER' };
}

function routeOf({ routeOptions: { url } }: FastifyRequest) {
  return url === undefined ? {} : { 'http.route': url };
}
