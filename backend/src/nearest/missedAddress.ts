import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesFile, addressList } from '@frontage/contract/nearestMarkup.ts';
import type { FastifyRequest } from 'fastify';
import { addressOf } from '../static/addressOf.ts';
import { openPageTexts } from '../static/pageTexts.ts';
import type { Releases, ServedRelease } from '../static/releases.ts';
import { fillNotFound } from './fillNotFound.ts';
import { createFindNearest, type FindNearest } from './nearestAddresses.ts';

const maxCharacters = 200;

/**
 * Gives the page for an address that leads nowhere, with what is near it; undefined where nothing is, or where no
 * person typed the address: then the page as it was built will do.
 */
export function openMissedAddress(releases: Releases): (request: FastifyRequest) => string | undefined {
  const pageText = openPageTexts(releases);
  let known: { id: string; findNearest: FindNearest } | undefined;

  function findNearestIn(release: ServedRelease): FindNearest {
    if (known?.id !== release.id) known = { id: release.id, findNearest: createFindNearest(addressesIn(release)) };
    return known.findNearest;
  }

  return (request) => {
    const target = request.method === 'GET' ? addressOf(request.url.split('?', 1)[0] ?? '') : undefined;
    // A name with a dot is a file that a page or a scanner asks for.
    if (target?.kind !== 'page' || target.path.length > maxCharacters) return undefined;
    const page = pageText('/404');
    const near = page ? findNearestIn(page.release)(target.path) : [];
    return page && near.length > 0 ? fillNotFound(page.html, target.path, near) : undefined;
  };
}

function addressesIn({ directory }: ServedRelease) {
  const file = join(directory, addressesFile);
  return existsSync(file) ? addressList.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}
