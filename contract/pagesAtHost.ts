import { bookingPaths, downloadPaths, newsletterPaths } from './paths.ts';

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
