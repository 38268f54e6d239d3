import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Files shorter than this, in bytes, gain nothing. */
const worthwhileBytes = 500;

/** Text that a browser may ask for compressed; pictures and fonts are compressed already. */
export function isCompressible(path: string): boolean {
  return /\.(?:html|css|js|mjs|svg|json|xml|txt|webmanifest)$/.test(path) && !/(?:headers|addresses)\.json$/.test(path);
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

const most: Effort = { brotli: 11, gzip: 9 };

/** Writes `file.br` and `file.gz` beside the file. */
export async function compressFile(path: string, pageEffort: Effort): Promise<void> {
  const content = await readFile(path);
  if (content.length < worthwhileBytes) return;
  const effort = path.endsWith('.html') ? pageEffort : most;
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
        [constants.BROTLI_PARAM_LGWIN]: 22,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzipped(content, { level: effort.gzip }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
