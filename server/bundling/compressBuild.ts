import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { isCompressible } from '@frontage/contract/release.ts';

/**
 * Writes a file compressed with brotli, at its best quality, beside each script and style sheet of the admin's build:
 * `npm run build -w server`. Next itself compresses with gzip alone, which is a fifth more.
 */
const folder = join(import.meta.dirname, '..', '.next', 'static');
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isCompressible);
await Promise.all(
  names.map(async (name) => {
    const file = join(folder, name);
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(readFileSync(file)));
  }),
);
