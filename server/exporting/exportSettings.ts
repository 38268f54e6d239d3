import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import { allOf, parseVariables, type Variables } from '@frontage/contract/variables.ts';
import { z } from 'zod';
import { type BucketSettings, bucketOf, bucketVariables, requireWholeBucket } from '../bucketSettings.ts';
import type { Environment } from '../hostEnvironment.ts';

const prefix = 'EXPORT_';

/**
 * The bucket that a static host serves. Its variables are those of the bucket of files with the prefix EXPORT_;
 * undefined if none is set. Throws EnvironmentFault if it is the bucket of files, because everybody could read those.
 */
export function exportBucketOf(
  { cms }: Pick<Environment, 'cms'>,
  given: Variables = process.env,
): BucketSettings | undefined {
  const own = Object.fromEntries(Object.keys(bucketVariables).map((name) => [name, given[`${prefix}${name}`]]));
  const bucket = withPrefix(() => {
    const [values] = allOf(
      () => parseVariables(z.object(bucketVariables), own),
      () => requireWholeBucket(own, 'an export to a bucket needs'),
    );
    return bucketOf(values);
  });
  if (bucket && cms.bucket && bucket.name === cms.bucket.name && bucket.endpoint === cms.bucket.endpoint) {
    throw new EnvironmentFault(
      `${prefix}S3_BUCKET: is the bucket that holds files of visitors, and everybody reads an exported site. Name another one.`,
    );
  }
  return bucket;
}

function withPrefix<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof EnvironmentFault)) throw error;
    throw new EnvironmentFault(error.faults.map((fault) => fault.replaceAll('S3_', `${prefix}S3_`)));
  }
}

/** Throws EnvironmentFault if forms of an exported page would reach no host. */
export function requireHostOfItsOwn({ backendUrl, siteUrl }: Pick<Environment, 'backendUrl' | 'siteUrl'>): void {
  if (backendUrl !== siteUrl) return;
  throw new EnvironmentFault(
    'BACKEND_URL: forms and searches of an exported site have to reach this host, and SITE_URL leads to the static one. Set BACKEND_URL to an address of this host, such as https://forms.example.com, and start anew.',
  );
}
