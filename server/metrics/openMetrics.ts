import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { bucketEnds, type SpeedMetric, type SpeedReport, speedMetrics } from '@frontage/contract/speedFigures.ts';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { z } from 'zod';
import { rehearsedOutcome } from '../guards/rehearsal.ts';
import { listeningFault } from '../listening.ts';
import type { MeasurePublication } from '../publishing/publisher.ts';
import { commitOf } from './commitOf.ts';
import type { MeasureRequest } from './measureRequests.ts';
import { addScrapedMetrics, type MetricsSources } from './scrapedMetrics.ts';

/** Seconds. A file from memory takes about 1 ms, a form with files may take many seconds. */
const durationBuckets = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];

const manifest = z.object({ version: z.string() });

/** Adds which code runs, so that a change in the metrics can be compared with what was deployed. */
async function addBuildMetrics(register: Registry, rootDir: string): Promise<void> {
  const { version } = manifest.parse(JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8')));
  const commit = await commitOf(rootDir);
  new Gauge({
    name: 'frontage_build_info',
    help: 'Always 1: the version of the product, and the commit where it is known.',
    labelNames: ['version', 'commit'] as const,
    registers: [register],
  }).set({ version, ...(commit ? { commit } : {}) }, 1);
}

/** Creates all metrics in their own registry, including those of the process itself. docs/operations/alarms.md */
export function createMetrics() {
  const register = new Registry();
  return {
    request: createRequestMetrics(register),
    publication: createPublicationMetrics(register),
    speed: createSpeedMetrics(register),
    /** Starts serving them. Throws EnvironmentFault if the port is not available. */
    async serve(place: MetricsPlace, sources: MetricsSources) {
      collectDefaultMetrics({ register });
      await addBuildMetrics(register, sources.cms.rootDir);
      addScrapedMetrics(register, sources);
      const server = await serveMetrics(register, place);
      return { close: () => void server.close() };
    },
  };
}

/** Counts publications and measures how long they took. */
function createPublicationMetrics(register: Registry): MeasurePublication {
  const publications = new Counter({
    name: 'frontage_publications_total',
    help: 'Releases that were made: published, held back because an editor chose another one, or failed.',
    labelNames: ['outcome'] as const,
    registers: [register],
  });
  const durations = new Histogram({
    name: 'frontage_publication_duration_seconds',
    help: 'Seconds that it took to make a release, by how it ended.',
    labelNames: ['outcome'] as const,
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 180],
    registers: [register],
  });
  const isFailing = new Gauge({
    name: 'frontage_publication_failing',
    help: '1 while the last try to publish has failed, 0 once one has gone well.',
    registers: [register],
  });
  return (outcome, seconds) => {
    publications.inc({ outcome });
    durations.observe({ outcome }, seconds);
    isFailing.set(outcome === 'failed' ? 1 : 0);
  };
}

interface MetricsPlace {
  port: number;
  host: string;
}

/**
 * Answers `GET /metrics` on a separate port, so that the visitors' port never reveals any of it. Throws
 * EnvironmentFault if it cannot listen there.
 */
async function serveMetrics(register: Registry, { host, port }: MetricsPlace): Promise<Server> {
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
    if (!isAsked) {
      response.writeHead(404).end();
      return;
    }
    register.metrics().then(
      (text) =>
        response.writeHead(200, { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  const { promise, reject, resolve } = Promise.withResolvers<void>();
  server.once('error', (error) => {
    reject(listeningFault(error, { port, host, portVariable: 'METRICS_PORT', hostVariable: 'METRICS_HOST' }) ?? error);
  });
  server.listen({ port, host }, resolve);
  await promise;
  return server;
}

function createRequestMetrics(register: Registry): MeasureRequest {
  const requests = new Counter({
    name: 'frontage_requests_total',
    help: 'Requests that were answered by the website, by method, pattern of the route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    registers: [register],
  });
  const durations = new Histogram({
    name: 'frontage_request_duration_seconds',
    help: 'Seconds from the head of a request to the end of its answer, by method and pattern of the route.',
    labelNames: ['method', 'route'] as const,
    buckets: durationBuckets,
    registers: [register],
  });
  const intake = new Counter({
    name: 'frontage_intake_total',
    help: 'Forms that were sent, by the route that takes them and how they ended.',
    labelNames: ['form', 'outcome'] as const,
    registers: [register],
  });
  return ({ method, outcome, route, seconds, status }) => {
    requests.inc({ method, route, status });
    durations.observe({ method, route }, seconds);
    const isIntake = method === 'POST' && outcome !== undefined && outcome !== rehearsedOutcome;
    if (isIntake) intake.inc({ form: route, outcome: endOf(outcome, status) });
  };
}

/** The log names each wrong field; here it is one word, so that there are few series. */
function endOf(outcome: string, status: number): string {
  if (status >= 500) return 'unavailable';
  if (status === 429) return 'too many';
  return status >= 400 ? 'refused' : outcome;
}

/** Records what a browser measured on one page. */
export type MeasureSpeed = (report: SpeedReport) => void;

const descriptions = {
  LCP: {
    name: 'frontage_visit_lcp_seconds',
    help: 'Seconds until the largest part of a page was painted (LCP), as browsers of visitors measured them.',
  },
  CLS: {
    name: 'frontage_visit_cls',
    help: 'How much of a page moved by itself (CLS), as browsers of visitors measured it.',
  },
  INP: {
    name: 'frontage_visit_inp_seconds',
    help: 'Seconds that a touch or a key waited for what it changes (INP), as browsers of visitors measured them.',
  },
  TTFB: {
    name: 'frontage_visit_ttfb_seconds',
    help: 'Seconds until the first byte of a page was there (TTFB), as browsers of visitors measured them.',
  },
} as const satisfies Record<SpeedMetric, { name: string; help: string }>;

function createSpeedMetrics(register: Registry): MeasureSpeed {
  const histograms = speedMetrics.map((metric) => {
    // Prometheus uses seconds, browsers ms; CLS has no unit.
    const parts = metric === 'CLS' ? 1 : 1000;
    const buckets = bucketEnds[metric].map((end) => end / parts);
    return { metric, parts, histogram: new Histogram({ ...descriptions[metric], buckets, registers: [register] }) };
  });
  return (report) => {
    for (const { histogram, metric, parts } of histograms) {
      const value = report[metric];
      if (value !== undefined) histogram.observe(value / parts);
    }
  };
}
