import type { SiteRedirect } from '@frontage/cms/redirects/readRedirects.ts';
import { bookingPaths, downloadPaths, newsletterPaths, paths } from '@frontage/contract/paths.ts';
import { previewPath } from '@frontage/contract/preview.ts';
import { oldAddresses } from '../http/addressOf.ts';

/** Addresses of the site that only the host can answer, because their pages are made for one visitor. */
const atHost = [
  bookingPaths.confirmedPage,
  bookingPaths.movePage,
  bookingPaths.cancelPage,
  bookingPaths.cancelledPage,
  bookingPaths.overPage,
  bookingPaths.calendar,
  ...Object.values(newsletterPaths),
  ...Object.values(downloadPaths),
];
const belowHost = [paths.downloads, previewPath, '/wp-json'];

/** The redirects within the site. Hosts that do not read `_redirects` get them as well. */
export function listRedirects(redirects: readonly SiteRedirect[]): SiteRedirect[] {
  const old = Object.entries(oldAddresses).map(([from, to]) => ({ from, to, isPermanent: true }));
  return [...old, ...redirects];
}

/**
 * `_redirects`, in the format of Netlify and Cloudflare Pages. Uses 301 and 302 for our 308 and 307: for pages they
 * mean the same, and they are understood everywhere. Rules with a star come last, as both hosts require.
 */
export function writeRedirectsFile(redirects: readonly SiteRedirect[], backendUrl: string): string {
  const lines = [
    ...listRedirects(redirects).map(({ from, isPermanent, to }) => [
      encodeURI(from),
      encodeURI(to),
      isPermanent ? '301' : '302',
    ]),
    ...atHost.map((path) => [path, `${backendUrl}${path}`, '302']),
    ...belowHost.map((path) => [`${path}/*`, `${backendUrl}${path}/:splat`, '302']),
  ];
  return `${lines.map((line) => line.join(' ')).join('\n')}\n`;
}
