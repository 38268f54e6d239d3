import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import type { Variables } from '@frontage/contract/variables.ts';
import { z } from 'zod';

/** A bucket for the files that all hosts share, on S3 or on a server that speaks its protocol. */
export interface BucketSettings {
  /** Without the name of the bucket, which becomes the first part of the path. */
  endpoint: string;
  name: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Prefix of every key; empty, or ends with a slash. */
  prefix: string;
}

const prefixWords = 'must be words of letters, digits, dots, hyphens and underscores, split by slashes';

export const bucketVariables = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.eu-central-1.amazonaws.com' })
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
      error: 'must be 3 to 63 small letters, digits, dots and hyphens: the name of a bucket alone',
    })
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, { error: 'must be such as eu-central-1' })
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)*\/?$/, { error: prefixWords })
    .refine((prefix) => !prefix.split('/').some((word) => /^\.+$/.test(word)), { error: prefixWords })
    .optional(),
};

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The bucket; undefined where files are stored in DATA_DIR alone. */
export function bucketOf(values: z.infer<z.ZodObject<typeof bucketVariables>>): BucketSettings | undefined {
  const { S3_ACCESS_KEY_ID, S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_SECRET_ACCESS_KEY } = values;
  if (!(S3_ENDPOINT && S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    name: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    prefix: values.S3_PREFIX ? `${values.S3_PREFIX.replace(/\/$/, '')}/` : '',
  };
}

/** Throws EnvironmentFault where only some of the variables that a bucket needs are set. */
export function requireWholeBucket(given: Variables, what = 'files in a bucket need'): void {
  const missing = needed.filter((name) => !given[name]);
  const isAsked = missing.length < needed.length || Boolean(given.S3_PREFIX);
  if (!isAsked || missing.length === 0) return;
  throw new EnvironmentFault(
    missing.map((name) => `${name}: is missing, and ${what} it. Set it, or leave out all that begin with S3_.`),
  );
}
