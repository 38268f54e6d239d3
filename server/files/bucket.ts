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

/** Files in a bucket, by key. Each call rejects with {@link BucketFault} where the bucket fails. */
export interface Bucket {
  /** Uploads a file, given by path or content; resolves once the bucket has it. `headers` are stored with it. */
  put(key: string, file: string | Buffer, headers?: Record<string, string>): Promise<void>;
  /** Downloads the file to `path`, completely or not at all. False where the bucket has no such key. */
  fetch(key: string, path: string): Promise<boolean>;
  /** SHA-256 of the file, empty where it was stored without one; undefined where there is no file. */
  hashOf(key: string): Promise<string | undefined>;
  /** Succeeds for a missing key too. */
  remove(key: string): Promise<void>;
  /** Lists keys with this start, made of characters that XML does not escape; a thousand with each call. */
  list(start: string): Promise<string[]>;
  /** Resolves if the bucket answers. */
  reach(): Promise<void>;
}

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

/** Opens a bucket with path-style addresses, signed with AWS Signature Version 4. */
export function openBucket(settings: BucketSettings): Bucket {
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
    async put(key, file, kept = {}) {
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
      // The answer to HEAD has no body, which would say that the bucket itself is missing.
      if (!found) await reach();
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
