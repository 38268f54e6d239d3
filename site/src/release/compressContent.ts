import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { isCompressible } from '@frontage/contract/release.ts';
import type { Address } from '../routes/Route.ts';

/** Files shorter than this, in bytes, gain nothing. */
const worthwhileBytes = 500;

/** From 0 to 11. Scripts and drawings are few and cached for a year, so they get the highest. */
export const bestQuality = 11;

/** Used while somebody waits. */
export const hastyQuality = 5;

/**
 * The quality of a page while somebody waits for it to go live (undefined: not compressed), and the quality once nobody
 * waits.
 */
export interface Qualities {
  first: number | undefined;
  later: number;
}

/** From this many pages of one kind on, none waits for compression, and none is compressed to the last per cent. */
const manyPages = 1_000;

/**
 * Chosen by the number of pages of the same kind. Measured on ours, of 72 KB: 5 takes 1.5 ms, 11 takes 70 ms and gives
 * 10 % less. From 7 on each page needs its own table of 8 to 16 MB, which takes two to three times as long as 6, for
 * 0.5 % less. The host compresses on request what is not compressed yet.
 */
export function choosePageQualities(pages: number): Qualities {
  return pages < manyPages ? { first: hastyQuality, later: bestQuality } : { first: undefined, later: 6 };
}

/**
 * Returns how hard each page is compressed, by the number of its kind. On a site with thousands of articles and lists,
 * pages of blocks are few and read the most.
 */
export function chooseQualities(addresses: readonly Address[]): (address: Address) => Qualities {
  const ofKind = Map.groupBy(addresses, kindOf);
  return (address) => choosePageQualities(ofKind.get(kindOf(address))?.length ?? 0);
}

function kindOf({ document }: Address): string {
  return document?.kind ?? 'made of others';
}

/** Returns the content compressed with brotli; undefined if that gains nothing. Blocks its thread meanwhile. */
export function compress(content: Uint8Array, quality: number): Buffer | undefined {
  return content.length < worthwhileBytes ? undefined : brotliOf(content, quality);
}

function brotliOf(content: Uint8Array, quality: number): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 22,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params });
}

/** Writes a compressed twin next to every text file of a folder. */
export async function compressFiles(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isCompressible(entry.name));
  for (const { name, parentPath } of files) {
    const file = join(parentPath, name);
    const twin = compress(await readFile(file), bestQuality);
    if (twin) await writeFile(`${file}.br`, twin);
  }
}
