import { join, resolve, sep } from 'node:path';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import { type Variables, wholeNumber } from '@frontage/contract/variables.ts';
import { z } from 'zod';
import type { BucketSettings } from './bucketSettings.ts';

/** Where moments of the database are kept, and how often one is taken. */
export interface MomentSettings {
  place: MomentPlace;
  /** ms between two checks whether anything was written. */
  everyMs: number;
}

export type MomentPlace =
  | { kind: 'bucket'; bucket: BucketSettings }
  /** An absolute path outside DATA_DIR. */
  | { kind: 'folder'; folder: string };

export const momentVariables = {
  MOMENTS: z
    .string()
    .regex(/^(?:bucket$|\/)/, { error: 'must be the word bucket, or the whole path of a folder such as /moments' })
    .optional(),
  MOMENTS_EVERY_S: wholeNumber('a number of seconds', 10, 600).default(60),
};

interface Given {
  values: z.infer<z.ZodObject<typeof momentVariables>>;
  bucket: BucketSettings | undefined;
}

export function momentsOf({ bucket, values }: Given): MomentSettings | undefined {
  const { MOMENTS, MOMENTS_EVERY_S } = values;
  if (MOMENTS === undefined) return undefined;
  const everyMs = MOMENTS_EVERY_S * 1000;
  if (MOMENTS !== 'bucket') return { place: { kind: 'folder', folder: resolve(MOMENTS) }, everyMs };
  return bucket && { place: { kind: 'bucket', bucket }, everyMs };
}

/** Why there are no moments of PostgreSQL, and which page of the handbook says what to do instead. */
export const momentsOfPostgres =
  'moments are of SQLite alone, and DATABASE_URL names a PostgreSQL. Its server archives its own log for that: docs/operations/backups.md, A point in time';

/** Throws EnvironmentFault where moments are asked for but cannot be kept. */
export function requireMoments({ DATABASE_URL, MOMENTS, S3_BUCKET }: Variables, dataDir: string): void {
  if (!MOMENTS) return;
  if (DATABASE_URL?.startsWith('postgres'))
    throw new EnvironmentFault(`MOMENTS: ${momentsOfPostgres}. Leave MOMENTS out.`);
  if (MOMENTS === 'bucket' && !S3_BUCKET)
    throw new EnvironmentFault(
      'MOMENTS: no bucket is set. Set S3_BUCKET and what belongs to it, or set MOMENTS to a folder.',
    );
  if (`${resolve(MOMENTS)}${sep}`.startsWith(join(dataDir, sep)))
    throw new EnvironmentFault(
      'MOMENTS: lies within DATA_DIR, and would be lost with it. Set it to a folder of another disk.',
    );
}
