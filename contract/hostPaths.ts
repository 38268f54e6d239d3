import { pagesAtHost } from './ownPages.ts';
import { bookingPaths, paths, shortLinkPath } from './paths.ts';
import { editPath, previewPath } from './preview.ts';

/** Folders below which the host answers by itself. */
export const foldersAtHost: readonly string[] = [paths.downloads, shortLinkPath, previewPath, '/wp-json'];

/** Further calls, and what is asked for by programs. */
const further = [
  '/healthz',
  '/readyz',
  paths.opened,
  paths.shown,
  paths.geo,
  bookingPaths.slots,
  paths.thanks,
  paths.thanksAdded,
  '/404',
];

/** Files that the site makes for programs, by name; its sitemaps, icons and media have many. */
const files =
  /^\/(?:(?:rss|atom|sitemap|sitemap-(?:pages|articles-\d+))\.xml|feed\.json|llms\.txt|robots\.txt|favicon\.svg|manifest\.webmanifest|\.well-known\/security\.txt)$/;

/** Whether a path has an answer of the site's own, whatever editors publish. */
export function isOfSite(path: string): boolean {
  return (
    pagesAtHost.includes(path) ||
    further.includes(path) ||
    files.test(path) ||
    [...foldersAtHost, editPath, '/media', '/icons', '/_astro'].some(
      (folder) => path === folder || path.startsWith(`${folder}/`),
    )
  );
}
