import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { isCompressible } from '@frontage/contract/release.ts';
import { LRUCache } from 'lru-cache';
import { compress, type Encoding, endingOf } from '../http/encoding.ts';

/** Bytes of a file up to which it is kept in memory. */
const maxFileBytes = 1_000_000;
const maxTotalBytes = 192_000_000;
/** Bytes that an entry takes besides its content; matters most if the content stays on disk. */
const bytesBeside = 500;
/** ms after which the disk is checked for a newer file. */
const sureForMs = 30_000;

/** A file as it is sent. `content` is undefined for a large one, which is sent from disk. */
export interface CachedFile {
  path: string;
  encoding: Encoding;
  etag: string;
  content: Buffer | undefined;
}

interface Kept extends CachedFile {
  /** Distinguishes the file that was read from one that replaced it. */
  version: string;
}

interface Wanted {
  path: string;
  encoding: Encoding;
}

/**
 * Files of a release, cached in memory after the first request, least recently used dropped first. The content of a
 * release never changes, and a new release has other paths; but its pages are recompressed while they are live.
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

  /** Finds the file in the first of the encodings that exists; undefined if there is no such file. */
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
  const content = read && encoding === 'gzip' ? await compress(read, 'gzip', 6) : read;
  const etag = content ? etagOf(content) : `"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`;
  return { path: source, encoding, etag, content, version: versionOf(found) };
}

async function isSame(file: Kept): Promise<boolean> {
  const found = await stat(file.path).catch(() => undefined);
  return found !== undefined && versionOf(found) === file.version;
}

/** Includes the inode, because a file and its replacement can have the same modification time. */
function versionOf({ ino, mtimeMs, size }: Stats): string {
  return `${ino} ${mtimeMs} ${size}`;
}

export function etagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}
