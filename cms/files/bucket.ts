import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { BucketSettings } from '../bucketSettings.ts';
import { BucketFault } from './BucketFault.ts';

/** Files in a bucket, by key. Each call rejects with {@link BucketFault} where the bucket does not do it. */
export interface Bucket {
  /** Resolves once the bucket has the file, by its path or as it is. `headers` are kept beside it. */
  put(key: string, file: string | Buffer, headers?: Record<string, string>): Promise<void>;
  /** Writes the file to `path`, whole or not at all. False where the bucket has none of this key. */
  fetch(key: string, path: string): Promise<boolean>;
  /** SHA-256 of the file, empty where whoever stored it did not say; undefined where there is none. */
  hashOf(key: string): Promise<string | undefined>;
  /** Of a key that is not there too. */
  remove(key: string): Promise<void>;
  /** Keys that begin so, of letters, digits and signs that XML leaves as they are; a thousand with each call. */
  list(start: string): Promise<string[]>;
  /** Resolves where the bucket answers. */
  reach(): Promise<void>;
}

/** How a file that is being fetched is called until it is whole; what a killed process left is swept by this. */
export const fetchingName = /^\.fetching-[0-9a-f-]{36}$/;

const hashHeader = 'X-Amz-Meta-Sha256';
/** ms for a file to travel, all tries together; visitors wait for it. */
const travelMs = 60_000;
/** ms for all else. */
const answerMs = 5_000;
/** ms before the next try, where the network or the server failed. */
const pausesMs = [100, 500];

interface Ask {
  /** A stream for each try. */
  open?: () => ReadableStream<Uint8Array>;
  headers?: Record<string, string>;
  ms?: number;
}

/** Speaks to the bucket by the paths of its endpoint, signed by AWS's version 4. */
export function openBucket(settings: BucketSettings): Bucket {
  const { accessKeyId, endpoint, name, prefix, region, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const root = `${endpoint}/${name}`;
  const addressOf = (key: string) => `${root}/${`${prefix}${key}`.split('/').map(encoded).join('/')}`;

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

  /** The answer, where it is one; undefined where there is nothing of that key. */
  async function take(answer: Response): Promise<Response | undefined> {
    if (answer.ok) return answer;
    const fault = await BucketFault.ofAnswer(answer);
    if (answer.status === 404 && fault.code !== 'NoSuchBucket') return undefined;
    throw fault;
  }

  return {
    async put(key, file, kept = {}) {
      const hash = typeof file === 'string' ? await hashOfFile(file) : hashOf(file);
      const size = typeof file === 'string' ? (await stat(file)).size : file.length;
      // The bucket compares what arrives with the first, and keeps the second.
      const checks = { 'Content-Length': String(size), 'X-Amz-Content-Sha256': hash, [hashHeader]: hash };
      const read = () => (typeof file === 'string' ? createReadStream(file) : Readable.from([file]));
      const open = () => Readable.toWeb(read()) as ReadableStream<Uint8Array>;
      const answer = await ask('PUT', addressOf(key), { open, headers: { ...kept, ...checks }, ms: travelMs });
      if (!answer.ok) throw await BucketFault.ofAnswer(answer);
      await answer.body?.cancel();
    },
    async fetch(key, path) {
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
    async hashOf(key) {
      const found = await take(await ask('HEAD', addressOf(key)));
      return found && (found.headers.get(hashHeader) ?? '');
    },
    async remove(key) {
      await (await take(await ask('DELETE', addressOf(key))))?.body?.cancel();
    },
    async list(start) {
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
    async reach() {
      const answer = await ask('HEAD', root);
      if (!answer.ok) throw await BucketFault.ofAnswer(answer);
    },
  };
}

/** As it is signed; what browsers leave as it is, some servers do not. RFC 3986. */
function encoded(word: string): string {
  return encodeURIComponent(word).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** SHA-256 in hexadecimal digits. */
export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** SHA-256 of a file on the disk, in hexadecimal digits. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
