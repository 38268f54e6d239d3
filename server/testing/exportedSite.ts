import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { openFolder } from '../exporting/ExportTarget.ts';
import { exportCurrent } from '../exporting/exportCurrent.ts';
import type { TestHost } from './testHost.ts';

export type ExportedSite = Awaited<ReturnType<typeof exportHost>>;

/** Exports what a host has published into a new folder, and reads it. */
export async function exportHost({ environment, payload }: TestHost) {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-export-'));
  const target = openFolder(folder, { hasTwins: false });
  const { missing } = await exportCurrent({ payload, environment, target, hasExactNames: false, now: new Date() });
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = new Set(entries.map(({ name, parentPath }) => join(parentPath, name).slice(folder.length)));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const pages = [...files]
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({
      name,
      path: name === '/index.html' ? '/' : name.slice(0, -'.html'.length),
      $: load(read(name)),
    }));
  return { folder, missing, files, pages, read };
}

/** Addresses that a page names and the host answers, and that are neither a file nor a redirect. */
export async function lostAddresses({ app, environment }: TestHost, { files, pages, read }: ExportedSite) {
  const { siteUrl } = environment;
  const redirected = read('_redirects')
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '');
  const isThere = (path: string) =>
    [path, `${path}.html`, path === '/' ? '/index.html' : path].some((name) => files.has(decodeURI(name))) ||
    redirected.some((from) => from === path || (from.endsWith('/*') && path.startsWith(from.slice(0, -1))));
  const lost = pages.flatMap(({ $ }) =>
    $('[href], [src], [srcset]')
      .toArray()
      .flatMap(({ attribs: { href, src, srcset } }) => [
        ...[href, src].filter((one) => one !== undefined),
        ...(srcset ?? '').split(',').map((one) => one.trim().split(' ')[0] ?? ''),
      ])
      .filter((address) => address.startsWith('/') || address.startsWith(`${siteUrl}/`))
      .map((address) => new URL(address, siteUrl).pathname)
      .filter((path) => !isThere(path)),
  );
  const named = [...new Set(lost)];
  const answers = await Promise.all(named.map((path) => app.inject(path)));
  return named.filter((_, place) => answers[place]?.statusCode === 200);
}
