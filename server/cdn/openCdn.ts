import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { openReleaseFolder, type ReleaseFolder } from '../publishing/releaseFolder.ts';
import type { CdnSettings } from './cdnSettings.ts';
import { keepPurged, openPurging } from './keepPurged.ts';
import { sendPurge } from './sendPurge.ts';

/** The CDN of an environment, which is told of each release that visitors get from now on. */
export interface Cdn {
  /** The folder of releases, which also records for the CDN which one becomes current. */
  releases: ReleaseFolder;
  /** ms for which the CDN could not be told; undefined without a CDN. */
  failsForMs: (() => number) | undefined;
  stop(): Promise<void>;
}

interface CdnOptions {
  environment: { cdn: CdnSettings | undefined; cms: { dataDir: string }; releasesDir: string };
  now: () => Date;
  logger: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

/** Opens the CDN and keeps it purged. Without a CDN, returns the plain folder of releases. */
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
        // A release that is replaced before the next look was still seen by visitors, and so by the CDN.
        purging.note();
      },
    },
    failsForMs: purging.failingForMs,
    stop,
  };
}
