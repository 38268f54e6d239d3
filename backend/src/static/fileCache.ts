import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Encoding, endingOf } from './encoding.ts';

const gzipped = promisify(gzip);

/** Bytes of one file that are still worth keeping in memory. */
const maxFileBytes = 1_000_000;
const maxTotalBytes = 192_000_000;

/** A file as it travels. `content` is undefined for a large one, which is sent from the disk. */
export interface CachedFile {
  path: string;
  encoding: Encoding;
  sizeBytes: number;
  etag: string;
  content: Buffer | undefined;
}

/**
 * Files of a release, kept in memory after the first request, the longest unused given up first. A release never
 * changes, so nothing must be looked at twice; a new release has other paths.
 */
export class FileCache {
  readonly #files = new Map<string, CachedFile | undefined>();
  #totalBytes = 0;

  /** The file in the first of the encodings that exists; undefined where there is no such file. */
  async find(path: string, accepted: readonly Encoding[]): Promise<CachedFile | undefined> {
    for (const encoding of accepted) {
      const found = this.#recall(path, encoding) ?? (await this.#load(path, encoding));
      if (found) return found;
    }
    return undefined;
  }

  #recall(path: string, encoding: Encoding): CachedFile | undefined {
    const key = keyOf(path, encoding);
    const file = this.#files.get(key);
    if (!file) return undefined;
    this.#files.delete(key);
    this.#files.set(key, file);
    return file;
  }

  async #load(path: string, encoding: Encoding): Promise<CachedFile | undefined> {
    const source = path + endingOf[encoding];
    const found = await stat(source).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const isLarge = found.size > maxFileBytes;
    if (encoding === 'gzip' && (isLarge || !isText.test(path))) return undefined;
    const read = isLarge ? undefined : await readFile(source);
    const content = read && encoding === 'gzip' ? await gzipped(read) : read;
    const etag = content ? etagOf(content) : `"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`;
    const file: CachedFile = { path: source, encoding, sizeBytes: content?.length ?? found.size, etag, content };
    this.#keep(keyOf(path, encoding), file);
    return file;
  }

  #keep(key: string, file: CachedFile): void {
    this.#files.set(key, file);
    this.#totalBytes += file.content?.length ?? 0;
    for (const [oldest, old] of this.#files) {
      if (this.#totalBytes <= maxTotalBytes) break;
      this.#files.delete(oldest);
      this.#totalBytes -= old?.content?.length ?? 0;
    }
  }
}

/** Pictures and fonts are compressed already. */
export const isText = /\.(?:html|css|js|svg|json|xml|txt|webmanifest)$/;

const keyOf = (path: string, encoding: Encoding) => `${encoding} ${path}`;

/** Says of bytes whether a reader has them already. */
export function etagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}
