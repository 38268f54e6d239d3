import { foldersAtHost, pagesAtHost } from '@frontage/contract/hostPaths.ts';
import type { SiteRedirect } from '../redirects/readRedirects.ts';
import { addressOfPath } from '../redirects/redirectPath.ts';
import { usualRedirects } from '../redirects/usualRedirects.ts';

/**
 * The redirects within the site, those that programs expect included, unless there is something else at their
 * addresses. Hosts that do not read `_redirects` get them as well. `names`: the files of the release.
 */
export function listRedirects(redirects: readonly SiteRedirect[], names: readonly string[]): SiteRedirect[] {
  const taken = new Set([
    ...redirects.map(({ from }) => from),
    ...names.map((name) => `/${name.replace(/^index\.html$|\.html$/, '')}`),
  ]);
  return [...usualRedirects.filter(({ from }) => !taken.has(from)), ...redirects];
}

/**
 * `_redirects`, in the format of Netlify and Cloudflare Pages. Uses 301 and 302 for our 308 and 307: for pages they
 * mean the same, and they are understood everywhere. Rules with a star come last, as both hosts require.
 */
export function writeRedirectsFile(redirects: readonly SiteRedirect[], backendUrl: string): string {
  const lines = [
    ...redirects.map(({ from, isPermanent, to }) => [
      addressOfPath(from),
      addressOfPath(to),
      isPermanent ? '301' : '302',
    ]),
    ...pagesAtHost.map((path) => [path, `${backendUrl}${path}`, '302']),
    ...foldersAtHost.map((path) => [`${path}/*`, `${backendUrl}${path}/:splat`, '302']),
  ];
  return `${lines.map((line) => line.join(' ')).join('\n')}\n`;
}
