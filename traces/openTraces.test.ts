import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readTraceSettings } from '@frontage/contract/traceSettings.ts';
import type { Variables } from '@frontage/contract/variables.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { loadTraces } from './loadTraces.ts';
import type { Traces } from './spans.ts';
import { during, inSpan } from './spans.ts';
import { openReceiver, type Receiver } from './testing/openReceiver.ts';

const requestId = '0c0e7a2b-93d1-4f0e-8a55-6b1f2c3d4e5f';
const lines: string[] = [];
let receiver: Receiver | undefined;
afterEach(async () => {
  lines.length = 0;
  await receiver?.close();
});

async function openSending(more: Variables = {}): Promise<{ receiver: Receiver; traces: Traces }> {
  const opened = await openReceiver();
  receiver = opened;
  const settings = readTraceSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: opened.endpoint, ...more });
  const traces = await loadTraces(settings, { report: (line) => void lines.push(line) });
  if (!traces) throw new Error('Nothing takes traces');
  return { receiver: opened, traces };
}

describe('traces', () => {
  it('reach the collector with their parts, their name and the attributes of every span', async () => {
    const { receiver, traces } = await openSending({
      OTEL_SERVICE_NAME: 'wharfside',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=production',
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b',
    });
    await during(traces.begin('whole'), () =>
      inSpan('part', async () => undefined, { facts: { 'frontage.pages': 3 } }),
    );
    await traces.close();
    const [part, whole] = receiver.spans;
    expect(whole).toMatchObject({
      name: 'whole',
      service: 'wharfside',
      resource: { 'deployment.environment.name': 'production' },
    });
    expect(part).toMatchObject({
      name: 'part',
      traceId: whole?.traceId,
      parentSpanId: whole?.spanId,
      attributes: { 'frontage.pages': 3 },
    });
    expect(receiver.headers[0]).toMatchObject({ 'api-key': 'a b' });
  });

  it('report only the name of an error', async () => {
    const { receiver, traces } = await openSending();
    const work = during(traces.begin('whole'), () => Promise.reject(new TypeError('canary')));
    await expect(work).rejects.toThrow('canary');
    await traces.close();
    expect(receiver.spans[0]).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': 'TypeError' } });
    expect(receiver.bodies.join()).not.toContain('canary');
  });

  it('use the id of the request, so that deliveries link back to it', async () => {
    const { receiver, traces } = await openSending();
    traces.begin('request', { requestId }).end();
    const later = traces.begin('delivery');
    later.link(requestId);
    later.link('not an id of ours');
    later.end();
    await traces.close();
    const [request, delivery] = receiver.spans;
    expect(request?.traceId).toBe(requestId.replaceAll('-', ''));
    expect(delivery?.links).toEqual([{ traceId: request?.traceId, spanId: request?.spanId }]);
  });

  it('continue the trace that they are given, and begin a new one if it is invalid', async () => {
    const { receiver, traces } = await openSending();
    const traceId = 'a'.repeat(32);
    traces.begin('given', { traceParent: `00-${traceId}-${'b'.repeat(16)}-01` }).end();
    traces.begin('left out', { traceParent: `00-${traceId}-${'b'.repeat(16)}-00` }).end();
    traces.begin('own', { traceParent: '00-canary-01' }).end();
    await traces.close();
    expect(receiver.spans).toEqual([
      expect.objectContaining({ name: 'given', traceId, parentSpanId: 'b'.repeat(16) }),
      expect.not.objectContaining({ parentSpanId: expect.anything() }),
    ]);
    expect(receiver.spans[1]?.name).toBe('own');
  });

  it.each([
    ['traceidratio', '0.5', 700, 1300],
    ['always_off', '1', 0, 0],
  ])('are sampled if %s %s says so', async (sampler, share, least, most) => {
    const { receiver, traces } = await openSending({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share });
    for (let request = 0; request < 2000; request += 1)
      traces.begin('request', { requestId: crypto.randomUUID() }).end();
    await traces.close();
    expect(receiver.spans.length).toBeGreaterThanOrEqual(least);
    expect(receiver.spans.length).toBeLessThanOrEqual(most);
  });
});

describe('a collector that is away', () => {
  it('costs one line, however much it misses, and only a limited number of spans wait for it', async () => {
    const { receiver, traces } = await openSending();
    receiver.answerBy(400);
    for (let span = 0; span < 5000; span += 1) traces.begin('lost').end();
    await expect.poll(() => receiver.calls()).toBeGreaterThan(2);
    expect(lines).toEqual([expect.stringContaining('OTEL_EXPORTER_OTLP_ENDPOINT')]);
    receiver.answerBy(200);
    await expect
      .poll(() => {
        traces.begin('kept').end();
        return lines;
      })
      .toHaveLength(2);
    expect(lines[1]).toBe('Traces are taken again.');
    await traces.close();
    expect(receiver.spans.filter(({ name }) => name === 'lost').length).toBeLessThan(2048);
  });

  it('keeps no process from ending if it hangs', async () => {
    const { receiver, traces } = await openSending();
    receiver.answerBy('silent');
    traces.begin('lost').end();
    await traces.close();
    expect(receiver.spans).toEqual([]);
  });

  it('is not waited for if nothing listens', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const { traces } = await openSending({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
    traces.begin('lost').end();
    await traces.close();
    expect(lines.length).toBeLessThanOrEqual(1);
  });
});
