import { brotliCompressSync, constants } from 'node:zlib';

/** Files shorter than this, in bytes, gain nothing. */
const worthwhileBytes = 500;

/** Text that a browser may ask for compressed, pages aside; pictures and fonts are compressed already. */
export function isCompressible(path: string): boolean {
  return /\.(?:css|js|mjs|svg|json|xml|txt|webmanifest)$/.test(path);
}

/** Pages of one kind from which on a first publication should not wait for the last per cent. */
const manyPages = 1_000;
const fewPagesQuality = 7;

/** 0 to 11. Scripts and drawings are few and kept for a year, so they get the most. */
export const bestQuality = 11;
/** Nearly as small, in less than half of the time. */
const slowQuality = 10;

/**
 * How hard the pages of a kind are compressed, by how many of them the site has. Measured on our pages: 7 is 10 % larger
 * than 11 and takes a thirtieth of the time; 3 is 18 % larger than 7 and takes a quarter of its time.
 */
export function pageQuality(pages: number): number {
  return pages < manyPages ? fewPagesQuality : 3;
}

/** Bytes that reach a new visitor in two round trips: ten packets, then twenty, less the headers. RFC 6928. */
const twoTripsBytes = 42_000;

/** Where pages are few, those from this size on get the time: 0.2 s each, a third of the demo's addresses. */
const largeBytes = 20_000;

/** The content as brotli; undefined where that gains nothing. Blocks its thread meanwhile. */
export function compressed(content: Uint8Array, quality: number): Buffer | undefined {
  if (content.length < worthwhileBytes) return undefined;
  const quick = brotliOf(content, quality);
  // The few that need one trip more are worth the time to spare it, and large ones of few to spare a tenth.
  const limit = quality < fewPagesQuality ? twoTripsBytes : largeBytes;
  return quick.length > limit && quality < slowQuality ? brotliOf(content, slowQuality) : quick;
}

function brotliOf(content: Uint8Array, quality: number): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 22,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params });
}
