import type { Made } from './madeFile.ts';

/** Returns the addresses of the styles and drawings that the pages of a release request. */
export function listAskedFiles({ pages }: Pick<Made, 'pages'>): Set<string> {
  return new Set([...pages.values()].flatMap(({ asks = [] }) => asks));
}
