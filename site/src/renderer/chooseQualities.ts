import { choosePageQualities, type Qualities } from '../release/compressContent.ts';
import type { Address } from '../routes/Route.ts';

/**
 * Returns how hard each page is compressed, by the number of its kind. On a site with thousands of articles and lists,
 * pages of blocks are few and read the most.
 */
export function chooseQualities(addresses: readonly Address[]): (address: Address) => Qualities {
  const ofKind = Map.groupBy(addresses, kindOf);
  return (address) => choosePageQualities(ofKind.get(kindOf(address))?.length ?? 0);
}

function kindOf({ document }: Address): string {
  return document?.kind ?? 'made of others';
}
