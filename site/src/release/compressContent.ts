import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Files shorter than this, in bytes, gain nothing. */
const worthwhileBytes = 500;

/** Text that a browser may ask for compressed, pages aside; pictures and fonts are compressed already. */
export function isCompressible(path: string): boolean {
  return /\.(?:css|js|mjs|svg|json|xml|txt|webmanifest)$/.test(path) && !/(?:headers|addresses)\.json$/.test(path);
}

/** How hard to compress. */
export interface Effort {
  /** 0 to 11. */
  brotli: number;
  /** 1 to 9. */
  gzip: number;
}

/** Pages from which on a build should not wait for the last per cent. */
const manyPages = 1_000;

/**
 * Measured on our pages: brotli 7 is 10 % larger than 11 and takes a twentieth of the time, 4 is 25 % larger and takes
 * a hundredth. Scripts and drawings are few and kept for a year, so they always get the most.
 */
export function effortFor(pages: number): Effort {
  return pages < manyPages ? { brotli: 7, gzip: 9 } : { brotli: 4, gzip: 4 };
}

export const mostEffort: Effort = { brotli: 11, gzip: 9 };

/** Bytes that reach a new visitor in two round trips: ten packets, then twenty, less the headers. RFC 6928. */
const twoTripsBytes = 42_000;

/** Writes `file.br` and `file.gz` for what stands, or will stand, in `file`. Blocks its thread meanwhile. */
export function compressContent(file: string, content: Uint8Array, effort: Effort): void {
  if (content.length < worthwhileBytes) return;
  const quick = brotliOf(content, effort.brotli);
  // The few that need one trip more are worth the time to spare it.
  writeFileSync(`${file}.br`, quick.length > twoTripsBytes ? brotliOf(content, mostEffort.brotli) : quick);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: effort.gzip }));
}

function brotliOf(content: Uint8Array, quality: number): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 22,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params });
}
