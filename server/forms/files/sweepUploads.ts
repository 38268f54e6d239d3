import type { FastifyBaseLogger } from 'fastify';
import { type Repeated, repeat } from '../../repeat.ts';
import type { Uploads } from './uploads.ts';

/** ms for which a file without a lead may belong to a request under way: longer than any request may take. */
const unheldFileMs = 3_600_000;
/** ms between two sweeps. */
const usualRestMs = 3_600_000;

interface SweepOptions {
  uploads: Pick<Uploads, 'sweep'>;
  holdsFile: (storageName: string) => Promise<boolean>;
  now: () => Date;
  logger: Pick<FastifyBaseLogger, 'error'>;
  restMs?: number;
}

/** Removes files of requests that never ended, such as those of a killed process: at the start and every hour. */
export function sweepUploads({ holdsFile, logger, now, restMs = usualRestMs, uploads }: SweepOptions): Repeated {
  return repeat(async () => {
    await uploads.sweep(holdsFile, now().getTime() - unheldFileMs).catch((err: unknown) => {
      logger.error({ err }, 'files that nobody holds could not be removed');
    });
    return restMs;
  });
}
