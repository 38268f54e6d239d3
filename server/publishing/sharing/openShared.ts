import type { FastifyBaseLogger } from 'fastify';
import type { Payload } from 'payload';
import { isPostgres } from '../../database/sidePool.ts';
import type { Bucket } from '../../files/bucket.ts';
import type { ReleaseFolder } from '../releaseFolder.ts';
import { type Hearing, hearPublication } from './hearPublication.ts';
import { openSharing } from './openSharing.ts';
import type { Sharing } from './Sharing.ts';

interface SharedOptions {
  payload: Payload;
  bucket: Bucket | undefined;
  releases: ReleaseFolder;
  environment: { releasesDir: string };
  now: () => Date;
  logger: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>;
}

/**
 * Opens the sharing of releases and its notifications. Undefined without a bucket, or without a database for several
 * hosts.
 */
export function openShared(options: SharedOptions): { sharing: Sharing; hearing: Hearing } | undefined {
  const { bucket, environment, payload } = options;
  if (!bucket || !isPostgres(payload.db)) return undefined;
  const sharing = openSharing({ ...options, bucket, directory: environment.releasesDir });
  return { sharing, hearing: hearPublication(payload) };
}
