import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { foldersAtHost } from '@frontage/contract/hostPaths.ts';
import { pagesAtHost } from '@frontage/contract/ownPages.ts';
import { decoded } from '@frontage/contract/primitives/decoded.ts';
import { isCompressible } from '@frontage/contract/release.ts';
import { pathBeside, pathForms, type SpokenLanguages } from '@frontage/contract/spokenPaths.ts';
import { hashOf } from '../files/bucket.ts';
import { baseHeaders, cacheControlOf, hashed, movedForGood, overTls, pictureHeaders } from '../http/baseHeaders.ts';
import type { ServedRelease } from '../publishing/servedReleases.ts';
import { addressOfPath, type SiteRedirect, usualRedirects } from '../redirects/redirectPath.ts';
import { mimeTypeOf } from '../staticFiles/mimeTypes.ts';
import { mediaHeaders } from '../staticFiles/serveMedia.ts';
import { type ExportedFile, ExportRefused, type Turn } from './ExportTarget.ts';

/** Headers set for single files only, because hosts concatenate the values of two rules for one address. */
const saidOfFiles = ['Cache-Control', 'Cross-Origin-Resource-Policy', 'Content-Security-Policy'];

interface SiteOptions {
  release: ServedRelease;
  redirects: readonly SiteRedirect[];
  /** Those of the site: pages of a language lead on from the words that its addresses had. */
  languages?: SpokenLanguages;
  /** Reads `media/…` or `social/…`; undefined if none has this name. */
  pictureNamed(name: string): Promise<Buffer | undefined>;
  environment: { backendUrl: string; isProduction: boolean; siteUrl: string };
  /** In a bucket a key may be a file and a folder, so pages have exact addresses. Elsewhere they end in `.html`. */
  hasExactNames: boolean;
}

/** Browsers ask for pages again each time, as at our own host. A CDN that keeps them must be told of changes. */
const pageLifetime = 'public, max-age=0, must-revalidate';

/** `missing`: pictures that pages show but that cannot be found. */
export async function gatherSiteFiles(options: SiteOptions) {
  const { environment, hasExactNames, languages, pictureNamed, redirects, release } = options;
  const { siteUrl } = environment;
  const names = await listNamesIn(release.directory);
  const files: ExportedFile[] = [];
  const pictures = new Set<string>();
  const headers: Record<string, string>[] = [];

  for (const name of names) {
    const isPage = name.endsWith('.html');
    const path = name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`;
    const own = (isPage && release.pageAt(path)?.headers) || {};
    const read = async () => {
      const content = await readFile(join(release.directory, name));
      return isPage ? Buffer.from(withPolicy(content.toString(), own)) : content;
    };
    const content = await read();
    if (isPage) headers.push(own);
    if (isCompressible(name))
      for (const picture of findLinkedPictures(content.toString(), siteUrl)) pictures.add(picture);
    const key = isPage && hasExactNames && !keptName.test(name) ? path.slice(1) : name;
    const lifetime = isPage ? pageLifetime : cacheControlOf(name);
    add(key, turnOf(name), { 'Content-Type': mimeTypeOf(name), 'Cache-Control': lifetime }, content, read);
  }

  const missing: string[] = [];
  for (const name of [...pictures].sort()) {
    const content = await pictureNamed(name);
    if (!content) missing.push(name);
    else {
      const about = { ...pictureHeaders, 'Content-Type': mimeTypeOf(name) };
      add(name, 'parts', about, content, () => readPictureAgain(name));
    }
  }

  const notPages = names.filter((name) => !name.endsWith('.html'));
  write('_headers', writeHeadersFile(environment, notPages, commonHeaders(headers)));
  const moved = listRedirects(redirects, names, languages);
  write('_redirects', writeRedirectsFile(moved, environment.backendUrl, languages));
  if (hasExactNames) {
    const taken = new Set(files.map(({ key }) => key));
    for (const { from, to } of moved) {
      const key = decodeURIComponent(from.slice(1));
      const about = { 'Cache-Control': movedForGood, 'X-Amz-Website-Redirect-Location': addressOfPath(to) };
      if (!taken.has(key)) add(key, 'ways', about, Buffer.alloc(0));
    }
  }
  return { files, pages: headers.length, missing };

  async function readPictureAgain(name: string): Promise<Buffer> {
    const content = await pictureNamed(name);
    if (!content) throw new ExportRefused(`${name} was deleted while it was exported. Export once more`);
    return content;
  }

  function write(key: string, text: string): void {
    add(key, 'ways', { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }, Buffer.from(text));
  }

  /** Adds a file. Without `read` its content stays in memory. */
  function add(
    key: string,
    turn: Turn,
    about: Record<string, string>,
    content: Buffer,
    read = async () => content,
  ): void {
    files.push({
      key,
      turn,
      hash: hashOf(Buffer.concat([Buffer.from(JSON.stringify(about)), content])),
      headers: about,
      read,
    });
  }
}

/** Pages that static hosts look for by these names. */
const keptName = /^(?:index|404)\.html$/;

function turnOf(name: string): Turn {
  if (name === 'index.html') return 'ways';
  if (name.endsWith('.html')) return 'pages';
  // Sitemaps and feeds.
  return /\.xml$|^feed\.json$|^(?:robots|llms)\.txt$/.test(name) ? 'ways' : 'parts';
}

/** Lists files without their compressed twins: those of pages would no longer match. */
async function listNamesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * The redirects within the site, those that programs expect included, unless there is something else at their
 * addresses. Hosts that do not read `_redirects` get them as well. `names`: the files of the release.
 */
function listRedirects(
  redirects: readonly SiteRedirect[],
  names: readonly string[],
  languages: SpokenLanguages,
): SiteRedirect[] {
  const taken = new Set([
    ...redirects.map(({ from }) => from),
    ...names.map((name) => `/${name.replace(/^index\.html$|\.html$/, '')}`),
  ]);
  const pages = names.filter((name) => name.endsWith('.html')).map((name) => `/${name.slice(0, -'.html'.length)}`);
  const former = pages.flatMap((to) => pathForms(to, languages).map((from) => ({ from, to, isPermanent: true })));
  const further = [...usualRedirects, ...former].filter(({ from, to }) => from !== to && !taken.has(from));
  return [...further, ...redirects];
}

/**
 * `_redirects`, in the format of Netlify and Cloudflare Pages. Uses 301 and 302 for our 308 and 307: for pages they
 * mean the same, and they are understood everywhere. Rules with a star come last, as both hosts require.
 */
function writeRedirectsFile(
  redirects: readonly SiteRedirect[],
  backendUrl: string,
  languages: SpokenLanguages,
): string {
  const firsts = ['/', ...(languages ?? []).slice(1).map(({ code }) => `/${code}`)];
  const below = firsts.flatMap((first) => pagesAtHost.map((path) => pathBeside(first, path, languages)));
  const lines = [
    ...redirects.map(({ from, isPermanent, to }) => [
      addressOfPath(from),
      addressOfPath(to),
      isPermanent ? '301' : '302',
    ]),
    ...[...new Set(below)].map((path) => [path, `${backendUrl}${path}`, '302']),
    ...foldersAtHost.map((path) => [`${path}/*`, `${backendUrl}${path}/:splat`, '302']),
  ];
  return `${lines.map((line) => line.join(' ')).join('\n')}\n`;
}

/** `_headers`, in the format of Netlify and Cloudflare Pages, in rules that rarely overlap. */
function writeHeadersFile(
  { isProduction, siteUrl }: SiteOptions['environment'],
  files: readonly string[],
  ofPages: Record<string, string>,
): string {
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
  const linesOf = (headers: Record<string, string>) =>
    Object.entries(headers).map((header) => `  ${header.join(': ')}`);
  // An empty line ends each rule.
  return rules.flatMap(([path, headers]) => [path, ...linesOf(headers), '']).join('\n');
}

/** Scripts and fonts are for our own pages only. */
function ofFile(file: string): Record<string, string> {
  const own = hashed.test(file) ? { 'Cross-Origin-Resource-Policy': 'same-origin' } : {};
  return { 'Cache-Control': cacheControlOf(file), ...own };
}

/** Pictures that a text of the site links to: `media/port.webp`, `social/page-12.png`. */
export function findLinkedPictures(text: string, siteUrl: string): Set<string> {
  const own = text.replaceAll(siteUrl, '');
  const found = own.matchAll(/(?<![\w.~%/-])\/(media|social)\/([^\s"'<>()?#&,*\\/]+)/g);
  // Written by hand, a name may have a literal per cent sign.
  const named = [...found].map(([, folder = '', name = '']) => ({ folder, name: decoded(name) ?? name }));
  return new Set(named.filter(({ name }) => isFileName(name)).map(({ folder, name }) => `${folder}/${name}`));
}

/** An address with `%2F..` is not one of our pictures. */
const isFileName = (name: string) => !/[/\\\0]/.test(name) && name !== '.' && name !== '..';

const policyHeader = 'Content-Security-Policy';

/** Directives that work only in a header: browsers ignore them in a page. https://www.w3.org/TR/CSP3/#meta-element */
const notInPages = /^(?:frame-ancestors|report-uri|sandbox)\b/;

/** Static hosts read few rules, Cloudflare Pages 100, and each page allows different scripts and styles. */
export function withPolicy(html: string, { [policyHeader]: policy }: Record<string, string>): string {
  if (policy === undefined) return html;
  const said = directivesOf(policy).filter((directive) => !notInPages.test(directive));
  const element = `<meta http-equiv="${policyHeader}" content="${said.join('; ').replaceAll('"', '&quot;')}">`;
  // Before everything that it governs, and after the charset, which must be in the first 1,024 bytes.
  const [charset] = /<meta charset="?utf-8"? ?\/?>/i.exec(html) ?? [];
  if (charset === undefined) throw new Error('A page does not say its charset, behind which its policy would stand');
  return html.replace(charset, () => charset + element);
}

/**
 * The headers that all pages have in common, for the one rule that applies to all pages. Of their policies, these are
 * the directives that are the same in each; the rest is in the page. Browsers apply both.
 */
export function commonHeaders(pages: readonly Record<string, string>[]): Record<string, string> {
  const [first = {}] = pages;
  const same = Object.entries(first).filter(([name, value]) => pages.every((page) => page[name] === value));
  const policies = pages.map((page) => new Set(directivesOf(page[policyHeader] ?? '')));
  const policy = directivesOf(first[policyHeader] ?? '').filter(
    // In a header, default-src would refuse what the page's own policy allows.
    (directive) => !directive.startsWith('default-src') && policies.every((one) => one.has(directive)),
  );
  return { ...Object.fromEntries(same), ...(policy.length > 0 ? { [policyHeader]: policy.join('; ') } : {}) };
}

function directivesOf(policy: string): string[] {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter(Boolean);
}
