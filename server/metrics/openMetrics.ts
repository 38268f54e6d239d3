import { readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { restoreProof } from '@frontage/contract/restoreProof.ts';
import type { Payload } from 'payload';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Environment } from '../environment.ts';
import { readProcessNotes } from '../processes/processNotes.ts';
import type { MeasurePublication } from '../publishing/publisher.ts';
import { addBuildMetrics } from './buildMetrics.ts';
import type { MeasureRequest } from './measureRequests.ts';
import { addProcessMetrics } from './processMetrics.ts';
import { createPublicationMetrics } from './publicationMetrics.ts';
import { createRequestMetrics } from './requestMetrics.ts';
import { type MetricsPlace, serveMetrics } from './serveMetrics.ts';
import { createSpeedMetrics, type MeasureSpeed } from './speedMetrics.ts';
import { addStateMetrics, type StateOptions } from './stateMetrics.ts';

export interface Metrics {
  request: MeasureRequest;
  publication: MeasurePublication;
  speed: MeasureSpeed;
  /** Starts serving them. Throws EnvironmentFault if the port is not available. */
  serve(place: MetricsPlace, sources: MetricsSources): Promise<{ close(): void }>;
}

export interface MetricsSources {
  payload: Payload;
  cms: Pick<Environment, 'adminHost' | 'adminPort' | 'dataDir' | 'rootDir'>;
  longestWaitMs: () => Promise<number>;
  momentsHoldUntil?: StateOptions['momentsHoldUntil'] | undefined;
  readiness: StateOptions['readiness'];
}

/** Creates all metrics in their own registry, including those of the process itself. docs/operations/alarms.md */
export function createMetrics(): Metrics {
  const register = new Registry();
  return {
    request: createRequestMetrics(register),
    publication: createPublicationMetrics(register),
    speed: createSpeedMetrics(register),
    async serve(place, { cms, longestWaitMs, momentsHoldUntil, payload, readiness }) {
      const { dataDir, rootDir } = cms;
      collectDefaultMetrics({ register });
      await addBuildMetrics(register, rootDir);
      addProcessMetrics(register, { processes: () => readProcessNotes(dataDir), admin: cms });
      const countDeliveries = async (status: 'owed' | 'failed') =>
        (await payload.count({ collection: 'deliveries', where: { status: { equals: status } } })).totalDocs;
      addStateMetrics(register, {
        countDeliveries,
        longestWaitMs,
        freeBytes: async () => {
          const { bavail, bsize } = await statfs(dataDir);
          return bavail * bsize;
        },
        restoreProvenAt: async () => {
          const noted = await readFile(join(dataDir, restoreProof.file), 'utf8').catch(() => undefined);
          return noted === undefined ? undefined : new Date(restoreProof.schema.parse(JSON.parse(noted)).provenAt);
        },
        momentsHoldUntil,
        readiness,
      });
      const server = await serveMetrics(register, place);
      return { close: () => void server.close() };
    },
  };
}
