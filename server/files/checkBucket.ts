import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import type { BucketSettings } from '../bucketSettings.ts';
import { BucketFault } from './BucketFault.ts';
import { openBucket } from './bucket.ts';

/** Writes, reads and deletes a small file in the bucket. Throws EnvironmentFault naming the variable that is wrong. */
export async function checkBucket(settings: BucketSettings): Promise<void> {
  const bucket = openBucket(settings);
  const folder = await mkdtemp(join(tmpdir(), 'frontage-bucket-'));
  const [sent, read] = [join(folder, 'sent'), join(folder, 'read')];
  const key = `.check-${randomUUID()}`;
  const steps: [string, () => Promise<unknown>][] = [
    ['be written', () => bucket.put(key, sent)],
    ['be read', () => readBack(() => bucket.fetch(key, read), sent, read)],
    ['be deleted from', () => bucket.remove(key)],
  ];
  try {
    await writeFile(sent, key);
    for (const [what, step] of steps) {
      await step().catch((error: unknown) => {
        if (!(error instanceof BucketFault)) throw error;
        throw new EnvironmentFault(wordsOf(settings, what, error), { cause: error });
      });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readBack(fetch: () => Promise<boolean>, sent: string, read: string): Promise<void> {
  const isThere = await fetch();
  if (isThere && (await readFile(sent)).equals(await readFile(read))) return;
  throw new BucketFault('What was written is not what is read', 'NotAsWritten');
}

/** The variable that is most likely wrong, by AWS's code for the error. */
const variables: Record<string, [name: string, mend: string]> = {
  NoSuchBucket: ['S3_BUCKET', 'Make the bucket, or set S3_BUCKET to one that is there.'],
  InvalidAccessKeyId: ['S3_ACCESS_KEY_ID', 'Set it to a key that the server knows.'],
  SignatureDoesNotMatch: ['S3_SECRET_ACCESS_KEY', 'Set it to the secret that belongs to S3_ACCESS_KEY_ID.'],
  AuthorizationHeaderMalformed: ['S3_REGION', 'Set it to the region of the bucket.'],
  PermanentRedirect: ['S3_REGION', 'Set S3_REGION and S3_ENDPOINT to the region of the bucket.'],
  AccessDenied: ['S3_ACCESS_KEY_ID', 'Let this key list the bucket, and get, put and delete what lies in it.'],
};

function wordsOf({ endpoint, name }: BucketSettings, what: string, { code, message }: BucketFault): string {
  const isSilent = code === '' && message.includes('does not answer');
  const [variable, mend] = variables[code] ?? [
    isSilent ? 'S3_ENDPOINT' : 'S3_BUCKET',
    isSilent
      ? 'See that the server runs and that S3_ENDPOINT is right.'
      : 'See that the bucket is there and that the keys may use it.',
  ];
  return `${variable}: the bucket ${name} at ${new URL(endpoint).host} cannot ${what} (${message}). ${mend}`;
}
