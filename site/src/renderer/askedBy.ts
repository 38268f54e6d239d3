import type { Made } from './madeFile.ts';

/** Addresses of the styles and drawings that the pages of a release ask for. */
export function askedBy({ pages }: Pick<Made, 'pages'>): Set<string> {
  return new Set([...pages.values()].flatMap(({ asks = [] }) => asks));
}
