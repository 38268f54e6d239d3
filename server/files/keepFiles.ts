import type { FastifyBaseLogger } from 'fastify';
import type { Payload } from 'payload';
import { type Repeated, repeat } from '../repeat.ts';
import type { HeldFolders } from './findHeldFiles.ts';
import { settleRemovals } from './owedRemovals.ts';
import type { SharedFiles } from './sharedFiles.ts';
import { sweepCopies } from './sweepCopies.ts';

/** ms between two removals of deleted files from the bucket. */
const settleEveryMs = 60_000;
/** ms between two sweeps of files on this host's disk that nobody needs any more. */
const sweepEveryMs = 3_600_000;

interface KeepFilesOptions {
  payload: Payload;
  files: SharedFiles;
  folders: HeldFolders;
  now: () => Date;
  logger: Pick<FastifyBaseLogger, 'error'>;
}

/** Removes deleted files from the bucket and from this host's copies. Undefined where there is no bucket. */
export function keepFiles({ files, folders, logger, now, payload }: KeepFilesOptions): Repeated | undefined {
  if (!files.bucket) return undefined;
  let sweptAt = 0;
  return repeat(
    async () => {
      await settleRemovals(payload, files);
      if (now().getTime() - sweptAt >= sweepEveryMs) {
        await sweepCopies(payload, files, folders, now());
        sweptAt = now().getTime();
      }
      return settleEveryMs;
    },
    {
      onFault: (err) => logger.error({ err }, 'what was deleted could not be removed from the bucket'),
      restMs: settleEveryMs,
    },
  );
}
