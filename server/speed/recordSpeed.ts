import { visitorCalls } from '@frontage/contract/calls.ts';
import { readJson } from '@frontage/contract/primitives/readJson.ts';
import { bucketEnds, bucketOf, type SpeedReport, speedMetrics, speedReport } from '@frontage/contract/speedFigures.ts';
import type { FastifyInstance } from 'fastify';
import type { Payload } from 'payload';
import { runWithValues } from '../database/directRows.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { listed, sql } from '../database/sql.ts';
import { checkOrigin } from '../guards/origin.ts';
import { createRateGuard } from '../guards/rate.ts';
import { failureOf } from '../guards/refusal.ts';
import type { Environment } from '../hostEnvironment.ts';
import { serveCall } from '../http/serveCall.ts';
import type { Limits } from '../limits/limits.ts';
import type { MeasureSpeed } from '../metrics/openMetrics.ts';

export interface RecordSpeedOptions {
  /** Counts what a browser measured; undefined if operators want no figures. */
  count: ((report: SpeedReport) => Promise<void>) | undefined;
  limits: Limits;
  allowedOrigins: readonly string[];
}

/** A report has some 90 bytes. */
const bodyLimit = 512;
/**
 * Per network address: enough for a large office, not for a program that makes figures up. Reports above it are not
 * counted.
 */
const reportsPer10Minutes = 300;

/**
 * `POST /page-speed`: counts what a browser measured on a page. The body is text, which browsers send without a
 * preflight.
 */
export async function recordSpeed(app: FastifyInstance, options: RecordSpeedOptions): Promise<void> {
  const { allowedOrigins, count, limits } = options;
  const checkRate = createRateGuard(limits, { name: 'page-speed', most: reportsPer10Minutes });
  serveCall(
    app,
    visitorCalls.pageSpeed,
    async (request, reply) => {
      const given = speedReport.safeParse(readJson(request.body));
      if (!given.success) {
        const message = 'A report has page and width, and of LCP, CLS, INP and TTFB what was measured.';
        return reply.code(400).send(failureOf({ code: 'invalid', message }));
      }
      // A page from before the setting still sends reports.
      await count?.(given.data);
      return reply.code(204).send();
    },
    {
      bodyLimit,
      // Before the body is read, so that a refusal costs nothing.
      onRequest: async (request, reply) => {
        const refusal = checkOrigin(request, allowedOrigins);
        if (refusal) return reply.code(refusal.status).send(failureOf(refusal));
        // Nobody reads this answer, and it causes no errors in the consoles of a large office.
        if (await checkRate(request)) return reply.code(204).send();
      },
    },
  );
}

/** Columns of the table, one for each bucket; every metric has the same number. */
export const bucketColumns = [...bucketEnds.LCP.keys(), bucketEnds.LCP.length].map((index) => `bucket_${index}`);

/**
 * Counts what a browser measured, by day (of `now`, in UTC), kind of page and width. One statement, which adds to what
 * other hosts count at the same time; nothing else about the visit is stored.
 */
export async function countSpeed(payload: Payload, report: SpeedReport, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  // Always in the order of the list, so that two hosts never deadlock.
  const rows = speedMetrics.flatMap((metric) => {
    const value = report[metric];
    if (value === undefined) return [];
    const bucket = bucketOf(metric, value);
    const counts = sql.raw(bucketColumns.map((_column, index) => (index === bucket ? 1 : 0)).join(', '));
    return [sql`(${day}, ${report.page}, ${report.width}, ${metric}, ${counts})`];
  });
  if (rows.length === 0) return;
  const columns = sql.raw(bucketColumns.join(', '));
  const added = sql.raw(bucketColumns.map((name) => `${name} = page_speeds.${name} + excluded.${name}`).join(', '));
  const statement = sql`
    INSERT INTO page_speeds (day, page, width, metric, ${columns}) VALUES ${listed(rows)}
    ON CONFLICT (day, page, width, metric) DO UPDATE SET ${added}`;
  await inTransaction(payload, (req) => runWithValues(payload, req, statement));
}

/** Counts page speed in the database and for Prometheus, where that is measured; undefined if operators want neither. */
export const openSpeedCount = (
  payload: Payload,
  asked: { environment: Pick<Environment, 'countsSpeed'>; now: () => Date; measure?: MeasureSpeed | undefined },
): RecordSpeedOptions['count'] =>
  asked.environment.countsSpeed
    ? async (report) => {
        asked.measure?.(report);
        await countSpeed(payload, report, asked.now());
      }
    : undefined;
