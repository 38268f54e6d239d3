import { ContentError } from '../page-data/ContentError.ts';
import type { PageFacts } from '../page-data/pageFacts.ts';
import { articleRoute } from './articleRoute.ts';
import { galleryRoute } from './galleryRoute.ts';
import { glossaryRoute } from './glossaryRoute.ts';
import { listRoute } from './listRoute.ts';
import { machineRoute } from './machineRoute.ts';
import { ownPageRoute } from './ownPageRoute.ts';
import { pageRoute } from './pageRoute.ts';
import type { Address, Route } from './Route.ts';

/** Every kind of address. If two claim the same one, the first has it. */
const routes: readonly Route[] = [
  ownPageRoute,
  machineRoute,
  galleryRoute,
  glossaryRoute,
  listRoute,
  articleRoute,
  pageRoute,
];

/** The host redirects this path to the home page, whose file it would share. */
const homeByAnotherName = '/index';

/** An address claimed by two documents: the second has none. */
export interface TakenAddress {
  address: Address;
  error: ContentError;
}

/** Every current address of the site, by path. */
export interface Addresses {
  byPath: ReadonlyMap<string, Address>;
  taken: readonly TakenAddress[];
}

/** Returns the addresses that are files of a release; the others are drawn on request. */
export function listStoredAddresses({ byPath }: Addresses): Address[] {
  return [...byPath.values()].filter(({ isOnDemand }) => !isOnDemand);
}

export async function listAddresses(content: PageFacts): Promise<Addresses> {
  const byPath = new Map<string, Address>();
  const taken: TakenAddress[] = [];
  for (const route of routes) {
    for (const address of await route(content)) {
      const isTaken = byPath.has(address.path) || address.path === homeByAnotherName;
      if (!isTaken) byPath.set(address.path, address);
      else {
        const message = `${address.path} is the address of another page already. Give the ${address.document?.kind ?? 'page'} another last part of its address.`;
        taken.push({ address, error: new ContentError(message) });
      }
    }
  }
  return { byPath, taken };
}
