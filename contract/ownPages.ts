import { bookingPaths, downloadPaths, newsletterPaths, paths, searchPath } from './paths.ts';

/** Pages without a document to which links may lead. Their titles are those in menus and maps. */
export const ownPages = {
  search: { path: searchPath, title: 'Search' },
  sitemap: { path: '/sitemap', title: 'Sitemap' },
  glossary: { path: '/glossary', title: 'Glossary' },
  letter: { path: paths.subscribe, title: 'The letter' },
} as const;

/** Pages of the site that only the host can answer, because they are made for one visitor. */
export const pagesAtHost: readonly string[] = [
  bookingPaths.confirmedPage,
  bookingPaths.movePage,
  bookingPaths.cancelPage,
  bookingPaths.cancelledPage,
  bookingPaths.overPage,
  bookingPaths.calendar,
  ...Object.values(downloadPaths),
  ...Object.values(newsletterPaths),
];
