import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const value = z.object({
  stringValue: z.string().optional(),
  intValue: z.union([z.number(), z.string()]).optional(),
  doubleValue: z.number().optional(),
  boolValue: z.boolean().optional(),
});
const attributes = z
  .array(z.object({ key: z.string(), value }))
  .default([])
  .transform((list) => Object.fromEntries(list.map((one) => [one.key, Object.values(one.value)[0]])));
const place = { traceId: z.string().regex(/^[\da-f]{32}$/), spanId: z.string().regex(/^[\da-f]{16}$/) };
const span = z.object({
  ...place,
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.int(),
  startTimeUnixNano: z.string().regex(/^\d+$/),
  endTimeUnixNano: z.string().regex(/^\d+$/),
  attributes,
  links: z.array(z.object(place)).default([]),
  status: z.object({ code: z.int().default(0), message: z.string().optional() }),
});

/** OTLP's ExportTraceServiceRequest in JSON. */
const call = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

export type ReceivedSpan = z.infer<typeof span> & { service: unknown; resource: Record<string, unknown> };

export interface Receiver {
  /** OTEL_EXPORTER_OTLP_ENDPOINT. */
  endpoint: string;
  spans: ReceivedSpan[];
  bodies: string[];
  headers: Record<string, unknown>[];
  /** Sets how it answers from now on; `silent`: not at all. */
  answerBy(status: number | 'silent'): void;
  calls(): number;
  close(): Promise<void>;
}

/** Receives traces by OTLP over HTTP as JSON on the loopback, like a collector. */
export async function openReceiver(): Promise<Receiver> {
  let answer: number | 'silent' = 200;
  let count = 0;
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const headers: Record<string, unknown>[] = [];

  async function take(body: unknown, response: ServerResponse): Promise<void> {
    if (answer === 'silent') return;
    if (answer === 200) {
      bodies.push(JSON.stringify(body));
      for (const { resource, scopeSpans } of call.parse(body).resourceSpans) {
        const { attributes: facts } = resource;
        const came = scopeSpans.flatMap((scope) => scope.spans);
        spans.push(...came.map((one) => ({ ...one, service: facts['service.name'], resource: facts })));
      }
    }
    response.writeHead(answer, { 'Content-Type': 'application/json' }).end('{}');
  }

  const server = createServer((request, response) => {
    if (request.method !== 'POST' || request.url !== '/v1/traces') {
      response.writeHead(404).end();
      return;
    }
    count += 1;
    headers.push({ ...request.headers });
    json(request).then(
      (body) => take(body, response),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    bodies,
    headers,
    answerBy: (next) => {
      answer = next;
    },
    calls: () => count,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
