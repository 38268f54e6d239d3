import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import { AwsClient } from 'aws4fetch';
import type { BucketSettings } from '../bucketSettings.ts';

export type Bucket = ReturnType<typeof openBucket>;

/** The temporary name of a file that is being downloaded; the sweep finds by it what a killed process left. */
export const fetchingName = /^\.fetching-[0-9a-f-]{36}$/;

const hashHeader = 'X-Amz-Meta-Sha256';
/** ms for the transfer of a file, all tries together; visitors wait for it. */
const travelMs = 60_000;
/** ms for every other call. */
const answerMs = 5_000;
/** ms before each further try, where the network or the server failed. */
const pausesMs = [100, 500];

interface Ask {
  /** Opens a new stream for each try. */
  open?: () => ReadableStream<Uint8Array>;
  headers?: Record<string, string>;
  ms?: number;
}

/**
 * Files in a bucket, by key. Each call rejects with {@link BucketFault} where the bucket fails. Addresses are
 * path-style, signed with AWS Signature Version 4.
 */
export function openBucket(settings: BucketSettings) {
  const { accessKeyId, endpoint, name, prefix, region, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const root = `${endpoint}/${name}`;
  const addressOf = (key: string) => `${root}/${`${prefix}${key}`.split('/').map(encodePart).join('/')}`;

  async function ask(
    method: string,
    address: string,
    { headers = {}, ms = answerMs, open }: Ask = {},
  ): Promise<Response> {
    const signal = AbortSignal.timeout(ms);
    for (const pauseMs of [...pausesMs, undefined]) {
      const body = open ? { body: open() } : {};
      const answer = await client.fetch(address, { method, signal, headers, ...body }).catch((error: unknown) => {
        if (pauseMs === undefined || signal.aborted) throw BucketFault.ofNetwork(error);
        return undefined;
      });
      if (answer && (pauseMs === undefined || (answer.status < 500 && answer.status !== 429))) return answer;
      await answer?.body?.cancel();
      await pause(pauseMs);
    }
    throw new Error('A bucket was asked no more and had not answered');
  }

  /** The answer, where it succeeded; undefined where the key does not exist. */
  async function take(answer: Response): Promise<Response | undefined> {
    if (answer.ok) return answer;
    const fault = await BucketFault.ofAnswer(answer);
    if (answer.status === 404 && fault.code !== 'NoSuchBucket') return undefined;
    throw fault;
  }

  return {
    /** Uploads a file, given by path or content; resolves once the bucket has it. `kept`: headers stored with it. */
    async put(key: string, file: string | Buffer, kept: Record<string, string> = {}): Promise<void> {
      const hash = typeof file === 'string' ? await hashOfFile(file) : hashOf(file);
      const size = typeof file === 'string' ? (await stat(file)).size : file.length;
      // The bucket checks what arrives against the second header, and stores the third.
      const checks = { 'Content-Length': String(size), 'X-Amz-Content-Sha256': hash, [hashHeader]: hash };
      const read = () => (typeof file === 'string' ? createReadStream(file) : Readable.from([file]));
      const open = () => Readable.toWeb(read()) as ReadableStream<Uint8Array>;
      const answer = await ask('PUT', addressOf(key), { open, headers: { ...kept, ...checks }, ms: travelMs });
      if (!answer.ok) throw await BucketFault.ofAnswer(answer);
      await answer.body?.cancel();
    },
    /** Downloads the file to `path`, completely or not at all. False where the bucket has no such key. */
    async fetch(key: string, path: string): Promise<boolean> {
      const found = await take(await ask('GET', addressOf(key), { ms: travelMs }));
      if (!found?.body) return false;
      const part = join(dirname(path), `.fetching-${randomUUID()}`);
      try {
        await mkdir(dirname(path), { recursive: true });
        await pipeline(Readable.from(found.body), createWriteStream(part, { flags: 'wx', mode: 0o600 }));
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error instanceof Error && 'syscall' in error ? error : BucketFault.ofNetwork(error);
      }
      return true;
    },
    /** The bytes of a small file; undefined where the bucket has no such key. */
    async read(key: string): Promise<Buffer | undefined> {
      const found = await take(await ask('GET', addressOf(key), { ms: travelMs }));
      const read = found?.arrayBuffer().catch((error: unknown) => Promise.reject(BucketFault.ofNetwork(error)));
      return read && Buffer.from(await read);
    },
    /** SHA-256 of the file, empty where it was stored without one; undefined where there is no file. */
    async hashOf(key: string): Promise<string | undefined> {
      const found = await take(await ask('HEAD', addressOf(key)));
      // The answer to HEAD has no body, which would say that the bucket itself is missing.
      if (!found) await reach();
      return found && (found.headers.get(hashHeader) ?? '');
    },
    /** Succeeds for a missing key too. */
    async remove(key: string): Promise<void> {
      await (await take(await ask('DELETE', addressOf(key))))?.body?.cancel();
    },
    /** Lists keys with this start, made of characters that XML does not escape; a thousand with each call. */
    async list(start: string): Promise<string[]> {
      const keys: string[] = [];
      let next: string | undefined;
      do {
        const page: Record<string, string> = next === undefined ? {} : { 'continuation-token': next };
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}${start}`, ...page });
        const answer = await ask('GET', `${root}?${query}`);
        if (!answer.ok) throw await BucketFault.ofAnswer(answer);
        const listed = await answer.text();
        for (const [, key = ''] of listed.matchAll(/<Key>([^<]*)<\/Key>/g)) keys.push(key.slice(prefix.length));
        next = /<NextContinuationToken>([^<]+)</.exec(listed)?.[1];
      } while (next !== undefined);
      return keys;
    },
    /** Resolves if the bucket answers. */
    reach,
  };

  async function reach(): Promise<void> {
    const answer = await ask('HEAD', root);
    if (!answer.ok) throw await BucketFault.ofAnswer(answer);
  }
}

/** Encodes a part of a path as it is signed: `encodeURIComponent` leaves signs that some servers encode. RFC 3986. */
function encodePart(word: string): string {
  return encodeURIComponent(word).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
}

export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** A bucket failed to do what it was asked. The message contains no key and no secret. */
export class BucketFault extends Error {
  override readonly name = 'BucketFault';
  /** The status of the answer to a request that needs the bucket. */
  readonly statusCode = 503;
  /** AWS's code for the error, such as `NoSuchBucket`; empty where nothing answered. */
  readonly code: string;

  constructor(message: string, code: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }

  static ofNetwork(error: unknown): BucketFault {
    const { cause }: { cause?: unknown } = error instanceof Error ? error : {};
    const reason = cause instanceof Error ? cause : error;
    const code = reason instanceof Error && 'code' in reason ? String(reason.code) : '';
    const words = reason instanceof Error ? reason.message || code : String(reason);
    return new BucketFault(`The bucket does not answer (${words})`, '', { cause: error });
  }

  /** From an answer with an error status; that of a HEAD has no body. */
  static async ofAnswer(answer: Response): Promise<BucketFault> {
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text().catch(() => ''))?.[1] ?? '';
    return new BucketFault(`The bucket answers with status ${answer.status}${code && `, ${code}`}`, code);
  }
}

/** Writes, reads and deletes a small file in the bucket. Throws EnvironmentFault naming the variable that is wrong. */
export async function checkBucket(settings: BucketSettings): Promise<void> {
  const bucket = openBucket(settings);
  const key = `.check-${randomUUID()}`;
  const sent = Buffer.from(key);
  const readBack = async () => {
    if ((await bucket.read(key))?.equals(sent)) return;
    throw new BucketFault('What was written is not what is read', 'NotAsWritten');
  };
  const steps: [string, () => Promise<unknown>][] = [
    ['be written', () => bucket.put(key, sent)],
    ['be read', readBack],
    ['be deleted from', () => bucket.remove(key)],
  ];
  for (const [what, step] of steps) {
    await step().catch((error: unknown) => {
      if (!(error instanceof BucketFault)) throw error;
      throw new EnvironmentFault(wordsOf(settings, what, error), { cause: error });
    });
  }
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
