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

/** Writes `file.br` and `file.gz` beside the file. */
export async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < worthwhileBytes) return;
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    gzipped(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
