import { bestQuality, chooseQualities } from '../release/compressContent.ts';
import { type Addresses, listStoredAddresses } from '../routes/routes.ts';
import type { Made } from './madeFile.ts';
import { fileOf, type WholeRelease } from './releaseStore.ts';
import { type OwedTwin, readOwedTwins } from './twinMaker.ts';

interface Published {
  addresses: Addresses;
  before: Made;
  made: Made;
  newest: WholeRelease | undefined;
  rendered: ReadonlySet<string>;
}

/**
 * Returns the files that a publication compressed only quickly, so that nobody has to wait: first files that many pages
 * request, then pages, then what remained of the previous release.
 */
export function listOwed({ addresses, before, made, newest, rendered }: Published): OwedTwin[] {
  const stored = listStoredAddresses(addresses);
  const qualitiesOf = chooseQualities(stored);
  const pages = stored
    .filter(({ path }) => rendered.has(path))
    .map((address): OwedTwin => {
      const isPage = made.pages.get(address.path)?.notes !== undefined;
      return [fileOf(address.path, isPage), qualitiesOf(address).later];
    });
  const owed = [...listOwedShared(before, made), ...pages];
  const files = new Set(owed.map(([file]) => file));
  const still = newest ? readOwedTwins(newest.directory) : [];
  return [...owed, ...still.filter(([file]) => !files.has(file))];
}

/** Styles and drawings that no page of the previous release requested. */
function listOwedShared(before: Made, made: Made): OwedTwin[] {
  const known = listAskedFiles(before);
  return [...listAskedFiles(made)].filter((one) => !known.has(one)).map((one) => [fileOf(one, false), bestQuality]);
}

/** Returns the addresses of the styles and drawings that the pages of a release request. */
export function listAskedFiles({ pages }: Pick<Made, 'pages'>): Set<string> {
  return new Set([...pages.values()].flatMap(({ asks = [] }) => asks));
}
