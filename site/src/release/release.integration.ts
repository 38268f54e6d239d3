import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressesFile, type ListedAddress } from '@frontage/contract/nearestMarkup.ts';
import type { AstroIntegration } from 'astro';
import { addressesOf } from './addresses.ts';
import { compressFile, effortFor, isCompressible } from './compressFile.ts';
import { pageHeaders } from './securityHeaders.ts';
import { classesInScript, createPageSlimmer } from './slimPage.ts';

/**
 * Completes a build into a release: the security headers of each page, from the inline scripts and styles it really
 * has, in `headers.json`; the addresses that exist, for those who miss one; and beside each text file its br and gzip
 * twin.
 */
export function release(options: { backendUrl: string; siteUrl: string }): AstroIntegration {
  return {
    name: 'frontage:release',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const files = await readdir(root, { recursive: true, withFileTypes: true });
        const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
        const scripts = await Promise.all(
          paths.filter((path) => path.endsWith('.js')).map((path) => readFile(path, 'utf8')),
        );
        const slim = createPageSlimmer(new Set(scripts.flatMap(classesInScript)));
        const pages = paths.filter((path) => path.endsWith('.html'));
        const headers: Record<string, Record<string, string>> = {};
        const addresses: ListedAddress[] = [];
        for (const path of pages) {
          const html = slim(await readFile(path, 'utf8'));
          await writeFile(path, html);
          const address = addressOf(root, path);
          headers[address] = pageHeaders(html, options);
          addresses.push(...addressesOf(address, html));
        }
        await writeFile(join(root, 'headers.json'), JSON.stringify(headers));
        await writeFile(join(root, addressesFile), JSON.stringify(addresses));
        const started = Date.now();
        const effort = effortFor(pages.length);
        await forEachOf(paths.filter(isCompressible), (path) => compressFile(path, effort));
        logger.info(`${pages.length} pages with their headers; compressed in ${Date.now() - started} ms`);
      },
    },
  };
}

/** Files worked on at once: the compressors have four threads, and each file lies in memory meanwhile. */
const atOnce = 8;

async function forEachOf(paths: string[], work: (path: string) => Promise<void>): Promise<void> {
  const waiting = paths.values();
  const worker = async () => {
    for (const path of waiting) await work(path);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** The address that a file answers: `/services/x` for `services/x.html`, `/` for `index.html`. */
function addressOf(root: string, file: string): string {
  const name = relative(root, file)
    .split(sep)
    .join('/')
    .replace(/\.html$/, '');
  return name === 'index' ? '/' : `/${name}`;
}
