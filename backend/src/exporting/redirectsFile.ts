import type { SiteRedirect } from '@frontage/cms/redirects/readRedirects.ts';
import { bookingPaths, downloadPaths, newsletterPaths, paths } from '@frontage/contract/paths.ts';
import { previewPath } from '@frontage/contract/preview.ts';
import { oldAddresses } from '../http/addressOf.ts';

/** Addresses of the site that say nothing without the host: what lies behind them is made for whoever asks. */
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

/** Where an address leads that is no file, at hosts that know no `_redirects` too. */
export function redirectsAlone(redirects: readonly SiteRedirect[]): SiteRedirect[] {
  const old = Object.entries(oldAddresses).map(([from, to]) => ({ from, to, isPermanent: true }));
  return [...old, ...redirects];
}

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it: 301 and 302 for our 308 and 307, which say the same of pages
 * and are known everywhere. Rules with a star come last, as both want them.
 */
export function redirectsFile(redirects: readonly SiteRedirect[], backendUrl: string): string {
  const lines = [
    ...redirectsAlone(redirects).map(({ from, isPermanent, to }) => [
      encodeURI(from),
      encodeURI(to),
      isPermanent ? '301' : '302',
    ]),
    ...atHost.map((path) => [path, `${backendUrl}${path}`, '302']),
    ...belowHost.map((path) => [`${path}/*`, `${backendUrl}${path}/:splat`, '302']),
  ];
  return `${lines.map((line) => line.join(' ')).join('\n')}\n`;
}
