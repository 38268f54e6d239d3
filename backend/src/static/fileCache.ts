import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { isCompressible } from '@frontage/contract/release.ts';
import { LRUCache } from 'lru-cache';
import { type Encoding, endingOf } from '../http/encoding.ts';

const gzipped = promisify(gzip);

/** Bytes of one file that are still worth keeping in memory. */
const maxFileBytes = 1_000_000;
const maxTotalBytes = 192_000_000;
/** What is known of a file weighs something too, above all where its content stays on the disk. */
const bytesBeside = 500;
/** ms after which the disk is asked whether a file is still the same. */
const sureForMs = 30_000;

/** A file as it travels. `content` is undefined for a large one, which is sent from the disk. */
export interface CachedFile {
  path: string;
  encoding: Encoding;
  sizeBytes: number;
  etag: string;
  content: Buffer | undefined;
}

interface Kept extends CachedFile {
  /** Tells the file as it was read from one that took its place. */
  version: string;
}

interface Wanted {
  path: string;
  encoding: Encoding;
}

/**
 * Files of a release, kept in memory after the first request, the longest unused given up first. What a release says
 * never changes, and a new one has other paths; but its pages are compressed once more when they are live.
 */
export class FileCache {
  readonly #files = new LRUCache<string, Kept, Wanted>({
    maxSize: maxTotalBytes,
    sizeCalculation: ({ content }) => (content?.length ?? 0) + bytesBeside,
    ttl: sureForMs,
    ttlResolution: 0,
    perf: Date,
    fetchMethod: async (_key, known, { context }) => (known && (await isSame(known)) ? known : load(context)),
  });

  /** The file in the first of the encodings that exists; undefined where there is no such file. */
  async find(path: string, accepted: readonly Encoding[]): Promise<CachedFile | undefined> {
    for (const encoding of accepted) {
      const found = await this.#files.fetch(`${encoding} ${path}`, { context: { path, encoding } });
      if (found) return found;
    }
    return undefined;
  }
}

async function load({ encoding, path }: Wanted): Promise<Kept | undefined> {
  const source = path + endingOf[encoding];
  const found = await stat(source).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const isLarge = found.size > maxFileBytes;
  if (encoding === 'gzip' && (isLarge || !isCompressible(path))) return undefined;
  const read = isLarge ? undefined : await readFile(source);
  const content = read && encoding === 'gzip' ? await gzipped(read) : read;
  const etag = content ? etagOf(content) : `"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`;
  return { path: source, encoding, sizeBytes: content?.length ?? found.size, etag, content, version: versionOf(found) };
}

async function isSame(file: Kept): Promise<boolean> {
  const found = await stat(file.path).catch(() => undefined);
  return found !== undefined && versionOf(found) === file.version;
}

/** By its number on the disk too: two files that follow one another can be of the same moment. */
function versionOf({ ino, mtimeMs, size }: Stats): string {
  return `${ino} ${mtimeMs} ${size}`;
}

/** Says of bytes whether a reader has them already. */
export function etagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}
