import { baseHeaders, overTls, pictureHeaders } from '../http/baseHeaders.ts';
import { cacheControlOf, hashed } from '../http/cacheControl.ts';
import { mediaHeaders } from '../staticFiles/serveMedia.ts';

interface HeadersOptions {
  isProduction: boolean;
  siteUrl: string;
  /** Headers that all pages have in common. */
  ofPages: Record<string, string>;
  /** Files of the release that are not pages. */
  files: readonly string[];
}

/** Headers set for single files only, because hosts concatenate the values of two rules for one address. */
const saidOfFiles = ['Cache-Control', 'Cross-Origin-Resource-Policy', 'Content-Security-Policy'];

/**
 * `_headers`, in the format of Netlify and Cloudflare Pages: the headers of our own host, in rules that rarely overlap.
 */
export function writeHeadersFile({ files, isProduction, ofPages, siteUrl }: HeadersOptions): string {
  const base = Object.entries(baseHeaders({ isProduction })).filter(([name]) => !saidOfFiles.includes(name));
  const all = { ...Object.fromEntries(base), ...(siteUrl.startsWith('https:') ? overTls : {}), ...ofPages };
  const folders = Map.groupBy(files, (file) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : ''));
  const rules: [path: string, headers: Record<string, string>][] = [
    ['/*', all],
    ['/media/*', mediaHeaders],
    ['/social/*', pictureHeaders],
  ];
  for (const [folder, inside] of folders) {
    const lifetimes = new Set(inside.map(cacheControlOf));
    const [only] = lifetimes;
    if (folder !== '' && only !== undefined && lifetimes.size === 1)
      rules.push([`/${folder}/*`, ofFile(inside[0] ?? '')]);
    else rules.push(...inside.map((file): (typeof rules)[number] => [`/${encodeURI(file)}`, ofFile(file)]));
  }
  return rules.map(([path, headers]) => `${path}\n${linesOf(headers)}`).join('\n');
}

/** Scripts and fonts are for our own pages only. */
function ofFile(file: string): Record<string, string> {
  const own = hashed.test(file) ? { 'Cross-Origin-Resource-Policy': 'same-origin' } : {};
  return { 'Cache-Control': cacheControlOf(file), ...own };
}

function linesOf(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');
}
