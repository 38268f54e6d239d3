import { bucketEnds, bucketOf, type SpeedReport, speedMetrics } from '@frontage/contract/speedFigures.ts';
import type { Payload } from 'payload';
import { runWithValues } from '../database/directRows.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { listed, sql } from '../database/sql.ts';
import type { Environment } from '../hostEnvironment.ts';
import type { MeasureSpeed } from '../metrics/speedMetrics.ts';
import type { RecordSpeedOptions } from './recordSpeed.ts';

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

interface SpeedCountOptions {
  environment: Pick<Environment, 'countsSpeed'>;
  now: () => Date;
  /** Undefined if nothing is measured for Prometheus. */
  measure?: MeasureSpeed | undefined;
}

/** Counts page speed in the database and for Prometheus; undefined if operators want neither. */
export function openSpeedCount(
  payload: Payload,
  { environment, measure, now }: SpeedCountOptions,
): RecordSpeedOptions['count'] {
  if (!environment.countsSpeed) return undefined;
  return async (report) => {
    measure?.(report);
    await countSpeed(payload, report, now());
  };
}
