import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';
import { type CachedFile, etagOf } from './fileCache.ts';
import type { ServedRelease } from './releases.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** What makes some pages of a release hold only for a while, such as the next free hours. */
export interface PageWriter {
  isFor(html: string): boolean;
  /** The page as it is now. Rejects where that cannot be known; then the page goes out as it was built. */
  write(html: string): Promise<string>;
}

interface Options {
  writer: PageWriter;
  now: () => Date;
  onFault: (error: unknown) => void;
}

/** How long a page that was written is sent again, ms. */
const keptMs = 30_000;

/**
 * Pages that hold only for a while: written once for all visitors of half a minute, so that they cost no more than
 * others. Gives undefined for every page that stays as it was built.
 */
export function openPagesInTime({ writer, now, onFault }: Options) {
  let release: ServedRelease | undefined;
  /** By the name of the file; undefined for pages that stay as they are. */
  let sources = new Map<string, Promise<string | undefined>>();
  let written = new Map<string, { at: number; page: Promise<CachedFile | undefined> }>();

  async function sourceOf({ directory }: ServedRelease, file: string): Promise<string | undefined> {
    const html = await readFile(join(directory, file), 'utf8');
    return writer.isFor(html) ? html : undefined;
  }

  async function write(html: string, file: string, encoding: Encoding): Promise<CachedFile | undefined> {
    try {
      const content = await encoded(await writer.write(html), encoding);
      return { path: file, encoding, sizeBytes: content.length, etag: etagOf(content), content };
    } catch (error) {
      onFault(error);
      return undefined;
    }
  }

  return async function pageInTime(
    served: ServedRelease,
    file: string,
    accepted: readonly Encoding[],
  ): Promise<CachedFile | undefined> {
    if (served.id !== release?.id) {
      release = served;
      sources = new Map();
      written = new Map();
    }
    let source = sources.get(file);
    if (!source) {
      source = sourceOf(served, file).catch((error: unknown) => {
        sources.delete(file);
        onFault(error);
        return undefined;
      });
      sources.set(file, source);
    }
    const html = await source;
    if (html === undefined) return undefined;
    const encoding = accepted[0] ?? 'identity';
    const known = written.get(file + encoding);
    // A clock that was set back makes it old as well.
    if (known && Math.abs(now().getTime() - known.at) < keptMs) return known.page;
    const page = write(html, file, encoding);
    written.set(file + encoding, { at: now().getTime(), page });
    return page;
  };
}

export type PageInTime = ReturnType<typeof openPagesInTime>;

async function encoded(html: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Buffer.from(html);
  if (encoding === 'gzip') return gzipped(html, { level: 9 });
  return brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}
