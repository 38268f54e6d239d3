import type { Payload } from 'payload';
import type { Environment } from '../hostEnvironment.ts';
import type { MeasureSpeed } from '../metrics/speedMetrics.ts';
import { countSpeed } from './countSpeed.ts';
import type { RecordSpeedOptions } from './recordSpeed.ts';

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
