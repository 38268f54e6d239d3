import { openReceiver, type ReceivedSpan, type Receiver } from '@frontage/traces/testing/openReceiver.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPayloadPublication } from '../../publishing/payloadPublication.ts';
import { createPublisher } from '../../publishing/publisher.ts';
import { openRendererClient } from '../../publishing/rendererClient.ts';
import { openReleaseFolder } from '../../publishing/servedReleases.ts';
import { send, typed } from '../../testing/requests.ts';
import { fillSite } from '../../testing/siteContent.ts';
import { openTestHost, type TestHost, type TestHostOptions } from '../../testing/testHost.ts';

let receiver: Receiver;
let host: TestHost;

async function openTraced(options: TestHostOptions = {}): Promise<TestHost> {
  receiver = await openReceiver();
  const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint, ...options.variables };
  return openTestHost({ ...options, variables });
}

async function close(): Promise<void> {
  await host.close();
  await receiver.close();
}

/** Waits for a span of that name; returns the last of several. */
async function spanNamed(name: string): Promise<ReceivedSpan> {
  const found = () => receiver.spans.findLast((span) => span.name === name);
  await expect.poll(found).toBeDefined();
  return found() as ReceivedSpan;
}

function lineOf(requestId: unknown): Record<string, unknown> {
  return host.log.map((line) => JSON.parse(line)).find(({ msg, reqId }) => msg === 'answered' && reqId === requestId);
}

describe('a request', () => {
  beforeEach(async () => {
    host = await openTraced();
  });
  afterEach(close);

  it('is traced by the pattern of its route, under an id that is also in its log line', async () => {
    const answer = await host.app.inject('/wp-json/frontage/v1/canary?q=canary');
    await host.app.inject('/readyz');
    const span = await spanNamed('GET /readyz');
    const requestId = span.attributes['frontage.request_id'];
    expect(span).toMatchObject({
      kind: 2,
      service: 'frontage',
      traceId: String(requestId).replaceAll('-', ''),
      attributes: { 'http.request.method': 'GET', 'http.route': '/readyz', 'http.response.status_code': 200 },
    });
    expect(lineOf(requestId)).toMatchObject({ traceId: span.traceId, status: 200 });
    expect(lineOf(answer.headers['x-request-id'])).toMatchObject({ status: 404 });
    expect(receiver.bodies.join()).not.toContain('canary');
  });

  it('contains the transaction that stores a lead, and deliveries for it link back to it', async () => {
    await send(host.app, typed);
    await host.deliver();
    const notice = await spanNamed('deliver sales-notice');
    const [request, stored] = [await spanNamed('POST /send-mail'), await spanNamed('store request')];
    expect(stored).toMatchObject({ traceId: request.traceId, parentSpanId: request.spanId });
    expect(request.attributes).toMatchObject({ 'frontage.outcome': 'stored', 'http.response.status_code': 200 });
    expect(notice.traceId).not.toBe(request.traceId);
    expect(notice.links).toEqual([{ traceId: request.traceId, spanId: request.spanId }]);
    expect(notice.attributes).toMatchObject({
      'frontage.delivery.try': 1,
      'frontage.request_id': request.attributes['frontage.request_id'],
    });
  });

  it('begins its own trace even if a visitor names one', async () => {
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    await host.app.inject({ url: '/healthz', headers: { traceparent } });
    expect(await spanNamed('GET /healthz')).not.toMatchObject({ traceId: 'a'.repeat(32) });
  });
});

describe('behind a proxy', () => {
  beforeEach(async () => {
    host = await openTraced({ variables: { TRUSTED_PROXIES: '1' } });
  });
  afterEach(close);

  it('a request is part of the trace that the proxy began, and its log line says so', async () => {
    const headers = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, tracestate: 'canary=1' };
    const answer = await host.app.inject({ url: '/readyz', headers });
    expect(await spanNamed('GET /readyz')).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16) });
    expect(lineOf(answer.headers['x-request-id'])).toMatchObject({ traceId: 'a'.repeat(32) });
    expect(receiver.bodies.join()).not.toContain('canary');
  });
});

describe('a delivery that fails', () => {
  beforeEach(async () => {
    host = await openTraced({ mailer: () => ({ send: () => Promise.reject(new Error('550 canary')) }) });
  });
  afterEach(close);

  it('is marked as failed, without the message of the error', async () => {
    await send(host.app, { ...typed, message: 'canary' });
    await host.deliver();
    expect(await spanNamed('deliver sales-notice')).toMatchObject({
      status: { code: 2 },
      attributes: { 'error.type': 'Error' },
    });
    expect(receiver.bodies.join()).not.toContain('canary');
  });
});

describe('the renderer', { tags: 'long' }, () => {
  beforeAll(async () => {
    host = await openTraced({ filling: fillSite });
  });
  afterAll(close);

  it('traces what it draws as part of the request that waits for it', async () => {
    await host.app.inject('/search?q=canary');
    const drawn = await spanNamed('render page');
    const [call, asked] = [await spanNamed('renderer /draw'), await spanNamed('ask for page')];
    const request = await spanNamed('GET /search');
    expect(new Set([drawn, call, asked].map(({ traceId }) => traceId))).toEqual(new Set([request.traceId]));
    expect([drawn.parentSpanId, call.parentSpanId, asked.parentSpanId]).toEqual([
      call.spanId,
      asked.spanId,
      request.spanId,
    ]);
    expect([request.service, call.service]).toEqual(['frontage', 'frontage-renderer']);
    expect(receiver.bodies.join()).not.toContain('canary');
  });

  it('traces the phases of a publication as part of the work of the host', async () => {
    const { clock, environment, payload, renderer, traces } = host;
    const publishIfDue = createPublisher({
      publication: createPayloadPublication(payload),
      releases: openReleaseFolder(environment.releasesDir),
      renderer: openRendererClient(renderer?.socketPath ?? ''),
      now: () => clock.now,
      report: () => undefined,
      trace: traces?.begin,
    });
    expect(await publishIfDue()).toBe('published');
    const publication = await spanNamed('publication');
    const names = ['render release', 'renderer /publish', 'read newest release', 'make pages', 'write release'];
    for (const name of [...names, 'serve release']) {
      expect(await spanNamed(name), name).toMatchObject({ traceId: publication.traceId });
    }
    expect(publication.attributes).toMatchObject({ 'frontage.outcome': 'published', 'frontage.removed': 0 });
    expect(publication.attributes['frontage.rendered']).toBe(publication.attributes['frontage.pages']);
  });
});
