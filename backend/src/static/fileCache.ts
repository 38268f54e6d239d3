import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { isCompressible } from '@frontage/contract/release.ts';
import { type Encoding, endingOf } from '../http/encoding.ts';

const gzipped = promisify(gzip);

/** Bytes of one file that are still worth keeping in memory. */
const maxFileBytes = 1_000_000;
const maxTotalBytes = 192_000_000;
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
  /** When that was last so, as `Date.now()` says it. */
  lookedAt: number;
}

/**
 * Files of a release, kept in memory after the first request, the longest unused given up first. What a release says
 * never changes, and a new one has other paths; but its pages are compressed once more when they are live.
 */
export class FileCache {
  readonly #files = new Map<string, Kept>();
  #totalBytes = 0;

  /** The file in the first of the encodings that exists; undefined where there is no such file. */
  async find(path: string, accepted: readonly Encoding[]): Promise<CachedFile | undefined> {
    for (const encoding of accepted) {
      const found = (await this.#recall(path, encoding)) ?? (await this.#load(path, encoding));
      if (found) return found;
    }
    return undefined;
  }

  async #recall(path: string, encoding: Encoding): Promise<CachedFile | undefined> {
    const key = keyOf(path, encoding);
    const file = this.#files.get(key);
    if (!file) return undefined;
    if (Date.now() - file.lookedAt > sureForMs && !(await isSame(file))) {
      this.#forget(key);
      return undefined;
    }
    this.#files.delete(key);
    this.#files.set(key, file);
    return file;
  }

  async #load(path: string, encoding: Encoding): Promise<CachedFile | undefined> {
    const source = path + endingOf[encoding];
    const found = await stat(source).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const isLarge = found.size > maxFileBytes;
    if (encoding === 'gzip' && (isLarge || !isCompressible(path))) return undefined;
    const read = isLarge ? undefined : await readFile(source);
    const content = read && encoding === 'gzip' ? await gzipped(read) : read;
    const etag = content ? etagOf(content) : `"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`;
    const file = { path: source, encoding, sizeBytes: content?.length ?? found.size, etag, content };
    this.#keep(keyOf(path, encoding), { ...file, version: versionOf(found), lookedAt: Date.now() });
    return file;
  }

  #keep(key: string, file: Kept): void {
    this.#forget(key);
    this.#files.set(key, file);
    this.#totalBytes += file.content?.length ?? 0;
    for (const oldest of this.#files.keys()) {
      if (this.#totalBytes <= maxTotalBytes) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#totalBytes -= this.#files.get(key)?.content?.length ?? 0;
    this.#files.delete(key);
  }
}

/** Looks at the disk, and notes that it did. */
async function isSame(file: Kept): Promise<boolean> {
  const found = await stat(file.path).catch(() => undefined);
  file.lookedAt = Date.now();
  return found !== undefined && versionOf(found) === file.version;
}

/** By its number on the disk too: two files that follow one another can be of the same moment. */
function versionOf({ ino, mtimeMs, size }: Stats): string {
  return `${ino} ${mtimeMs} ${size}`;
}

const keyOf = (path: string, encoding: Encoding) => `${encoding} ${path}`;

/** Says of bytes whether a reader has them already. */
export function etagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}
