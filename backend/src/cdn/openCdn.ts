import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { openReleaseFolder, type ReleaseFolder } from '../publishing/releaseFolder.ts';
import type { CdnSettings } from './cdnSettings.ts';
import { keepPurged, openPurging } from './keepPurged.ts';
import { sendPurge } from './sendPurge.ts';

/** The CDN of an environment, told of each release that visitors get from now on. */
export interface Cdn {
  /** The folder of releases, which notes for the CDN what becomes current. */
  releases: ReleaseFolder;
  /** ms for which the CDN could not be told; undefined where there is none. */
  failsForMs: (() => number) | undefined;
  stop(): Promise<void>;
}

interface CdnOptions {
  environment: { cdn: CdnSettings | undefined; cms: { dataDir: string }; releasesDir: string };
  now: () => Date;
  logger: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

/** Without a CDN, the folder of releases as it is. */
export function openCdn({ environment, logger, now }: CdnOptions): Cdn {
  const { cdn, cms, releasesDir } = environment;
  const releases = openReleaseFolder(releasesDir);
  if (!cdn) return { releases, failsForMs: undefined, stop: async () => {} };
  const purging = openPurging({
    releasesDir,
    file: join(cms.dataDir, 'cdn.json'),
    send: (keys, signal) => sendPurge(cdn, keys, signal),
    now,
    logger,
  });
  const { stop } = keepPurged(purging);
  return {
    releases: {
      ...releases,
      async makeCurrent(id) {
        await releases.makeCurrent(id);
        // What is gone again by the next look was with visitors, and so with the CDN.
        purging.note();
      },
    },
    failsForMs: purging.failingForMs,
    stop,
  };
}
