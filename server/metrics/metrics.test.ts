import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { restoreProof } from '@frontage/contract/restoreProof.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { createReadiness } from '../health/readiness.ts';
import { writeProcessNotes } from '../processes/processNotes.ts';
import { findFreePort } from '../testing/findFreePort.ts';
import { send, typed } from '../testing/requests.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { createMetrics } from './openMetrics.ts';

let host: TestHost;
let close: () => void = () => undefined;
afterEach(async () => {
  close();
  await host.close();
});

/** A host whose metrics can be read, and a function to read them. */
async function openMeasured(wait: () => Promise<number> = async () => 0, momentsHoldUntil?: () => Date) {
  const metrics = createMetrics();
  host = await openTestHost({ replace: () => ({ measure: metrics.request }) });
  const { dataDir, environment, payload } = host;
  const cms = { ...environment.cms, adminPort: await findFreePort() };
  const logger = { warn: () => undefined };
  const isAway = { name: 'renderer' as const, isNeeded: false, check: () => Promise.reject(new Error('away')) };
  const isThere = { name: 'disk' as const, isNeeded: true, check: async () => undefined };
  const readiness = createReadiness([isAway, isThere], { now: () => new Date(), logger });
  const place = { port: await findFreePort(), host: '127.0.0.1' };
  const sources = { payload, cms, longestWaitMs: wait, momentsHoldUntil, readiness };
  ({ close } = await metrics.serve(place, sources));
  const address = `http://127.0.0.1:${place.port}/metrics`;
  const read = async () => (await fetch(address)).text();
  return { address, cms, dataDir, metrics, read };
}

/** The value of a series; undefined if there is none. */
function figureOf(text: string, series: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

describe('the metrics for Prometheus', () => {
  it('count requests by the pattern of their route, so that made-up addresses make no series', async () => {
    const { read } = await openMeasured();
    for (const path of ['/wp-json/made-up-1', '/wp-json/made-up-2', '/healthz']) await host.app.inject(path);
    const text = await read();
    expect(figureOf(text, 'frontage_requests_total{method="GET",route="/healthz",status="200"}')).toBe(1);
    expect(figureOf(text, 'frontage_request_duration_seconds_count{method="GET",route="/healthz"}')).toBe(1);
    expect(text).not.toContain('made-up');
  });

  it('count forms by how they ended, and contain nothing that was typed', async () => {
    const { read } = await openMeasured();
    await send(host.app, { ...typed, email: 'canary@example.com' });
    await send(host.app, { ...typed, email: 'canary' });
    const text = await read();
    expect(figureOf(text, 'frontage_intake_total{form="/send-mail",outcome="stored"}')).toBe(1);
    expect(figureOf(text, 'frontage_intake_total{form="/send-mail",outcome="refused"}')).toBe(1);
    expect(text).not.toContain('canary');
  });

  it('tell what browsers measured, by metric', async () => {
    const { metrics, read } = await openMeasured();
    metrics.speed({ page: 'article', width: 'phone', LCP: 2600, CLS: 0.02, TTFB: 90 });
    const text = await read();
    expect(figureOf(text, 'frontage_visit_lcp_seconds_bucket{le="2.5"}')).toBe(0);
    expect(figureOf(text, 'frontage_visit_lcp_seconds_bucket{le="3"}')).toBe(1);
    expect(figureOf(text, 'frontage_visit_cls_sum')).toBe(0.02);
    expect(figureOf(text, 'frontage_visit_inp_seconds_count')).toBe(0);
  });

  it('tell what the outbox owes, and for how long', async () => {
    const { read } = await openMeasured(async () => 90_000);
    await send(host.app, typed);
    const text = await read();
    expect(figureOf(text, 'frontage_outbox_deliveries{state="owed"}')).toBeGreaterThan(0);
    expect(figureOf(text, 'frontage_outbox_deliveries{state="failed"}')).toBe(0);
    expect(figureOf(text, 'frontage_outbox_wait_seconds')).toBe(90);
  });

  it('leave out what cannot be read, and report the rest', async () => {
    const { read } = await openMeasured(() => Promise.reject(new Error('the database is away')));
    const text = await read();
    expect(figureOf(text, 'frontage_outbox_wait_seconds')).toBeUndefined();
    expect(figureOf(text, 'frontage_data_free_bytes')).toBeGreaterThan(0);
    expect(figureOf(text, 'frontage_part_ready{part="renderer"}')).toBe(0);
    expect(figureOf(text, 'frontage_part_ready{part="disk"}')).toBe(1);
    expect(figureOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  it('tell when a backup was last restored, and nothing if none was', async () => {
    const { dataDir, read } = await openMeasured();
    const series = 'frontage_restore_proven_timestamp_seconds';
    expect(figureOf(await read(), series)).toBeUndefined();
    const proof = { provenAt: '2026-11-22T04:40:00.000Z', madeAt: '2026-11-22T03:10:00.000Z' };
    writeFileSync(join(dataDir, restoreProof.file), JSON.stringify(proof));
    expect(figureOf(await read(), series)).toBe(Date.parse(proof.provenAt) / 1000);
  });

  it('tell up to when writes are in a moment, and nothing if no moments are kept', async () => {
    const series = 'frontage_moments_hold_until_timestamp_seconds';
    const holdUntil = new Date('2026-11-24T12:34:00Z');
    const { read } = await openMeasured(undefined, () => holdUntil);
    expect(figureOf(await read(), series)).toBe(holdUntil.getTime() / 1000);
    close();
    await host.close();
    expect(figureOf(await (await openMeasured()).read(), series)).toBeUndefined();
  });

  it('tell how publications ended and how long they took', async () => {
    const { metrics, read } = await openMeasured();
    metrics.publication('published', 2);
    metrics.publication('failed', 0.5);
    const text = await read();
    expect(figureOf(text, 'frontage_publications_total{outcome="published"}')).toBe(1);
    expect(figureOf(text, 'frontage_publication_duration_seconds_sum{outcome="published"}')).toBe(2);
    expect(figureOf(text, 'frontage_publication_failing')).toBe(1);
  });

  it('tell what website, renderer and admin use of the machine, and how often each was restarted', async () => {
    const { dataDir, read } = await openMeasured();
    expect(await read()).not.toContain('process="');
    const lastEnd = { reason: 'SIGKILL', at: Date.now() };
    const processes = {
      website: { pid: process.pid, restarts: 0 },
      renderer: { pid: process.ppid, restarts: 1, lastEnd },
      admin: { restarts: 2, lastEnd },
    };
    writeProcessNotes(dataDir, processes, process.ppid);
    const text = await read();
    const figures = (name: string) =>
      Object.keys(processes).map((one) => figureOf(text, `frontage_process_${name}{process="${one}"}`));
    const some = expect.toSatisfy((value: number) => value > 0);
    expect(figures('resident_memory_bytes')).toEqual([some, some, undefined]);
    expect(figures('cpu_seconds_total')).toEqual([some, some, undefined]);
    expect(figures('restarts_total')).toEqual([0, 1, 2]);
    // The counter shows the state at the time of reading, not a sum over all readings.
    expect(figureOf(await read(), 'frontage_process_restarts_total{process="admin"}')).toBe(2);
  });

  it('tell whether the admin answers, once there is one', async () => {
    const { cms, read } = await openMeasured();
    const series = 'frontage_admin_answers';
    expect(figureOf(await read(), series)).toBeUndefined();
    const admin = createServer((_request, response) => response.writeHead(307).end()).listen(
      cms.adminPort,
      '127.0.0.1',
    );
    await once(admin, 'listening');
    expect(figureOf(await read(), series)).toBe(1);
    admin.close();
    await once(admin, 'close');
    expect(figureOf(await read(), series)).toBe(0);
  });

  it('report an admin that was started and has not answered yet', async () => {
    const { dataDir, read } = await openMeasured();
    writeProcessNotes(dataDir, { admin: { restarts: 0 } }, process.ppid);
    expect(figureOf(await read(), 'frontage_admin_answers')).toBe(0);
  });

  it('tell which code runs', async () => {
    const { read } = await openMeasured();
    expect(await read()).toMatch(/^frontage_build_info\{version="\d+\.\d+\.\d+"(?:,commit="[0-9a-f]{12}")?\} 1$/m);
  });

  it('are not on the port of visitors, and their own port has nothing else', async () => {
    const { address } = await openMeasured();
    expect((await host.app.inject('/metrics')).body).not.toContain('# HELP');
    expect((await fetch(new URL('/healthz', address))).status).toBe(404);
    expect((await fetch(address, { method: 'POST' })).status).toBe(404);
  });
});
