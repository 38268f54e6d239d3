import { type CollectionWith, collectionsWith } from '@frontage/kinds/kinds.ts';
import type { PayloadRequest } from 'payload';
import { say } from '../admin/say.ts';
import { hasBlocks } from '../texts/textOfLayout.ts';
import { anchorsIn, findAnchors } from './anchors.ts';
import { linksIn, type StoredLink } from './linksIn.ts';
import { findStanding } from './standings.ts';
import { wordsOf } from './target.ts';

/** A link or a name in a document that leads visitors nowhere. */
export interface DeadLink {
  place: string;
  /** The link as it is stored. */
  value: string;
  /** The reason: `Nothing is at this address of the site`. */
  words: string;
}

/** Collections whose documents contain links. */
export const linkingCollections = collectionsWith('hasLinks');
export type LinkingCollection = CollectionWith<'hasLinks'>;

export async function findDeadLinks(
  req: PayloadRequest,
  collection: LinkingCollection,
  document: { id: number; address?: unknown; layout?: unknown },
): Promise<DeadLink[]> {
  const { flattenedFields } = req.payload.collections[collection].config;
  const own = document.address;
  const links = linksIn(flattenedFields, document).map((one) => (one.value === own ? { ...one, value: '' } : one));
  return findDeadAmong(req, links, hasBlocks(collection) ? anchorsIn(collection, document.layout) : undefined);
}

/** The same for the settings of the site: menu, footer and buttons. */
export async function findDeadLinksOfSettings(req: PayloadRequest, settings: unknown): Promise<DeadLink[]> {
  const config = req.payload.config.globals.find(({ slug }) => slug === 'site-settings');
  return findDeadAmong(req, linksIn(config?.flattenedFields ?? [], settings));
}

/**
 * `ownAnchors`: those of the document itself, for links without a path. Settings have none, because they are on every
 * page.
 */
async function findDeadAmong(
  req: PayloadRequest,
  links: readonly StoredLink[],
  ownAnchors?: Set<string>,
): Promise<DeadLink[]> {
  const known = new Map<string, string | undefined>();
  const dead: DeadLink[] = [];
  for (const link of links) {
    const value = link.anchor === undefined ? link.value : `${link.value}#${link.anchor}`;
    const key = `${link.wanted} ${value}`;
    if (!known.has(key)) known.set(key, await findFault(req, link, ownAnchors));
    const words = known.get(key);
    const { place } = link;
    if (words && !dead.some((one) => one.place === place && one.value === value)) dead.push({ place, value, words });
  }
  return dead;
}

/** Why a link leads visitors nowhere; undefined where it leads somewhere. */
async function findFault(
  req: PayloadRequest,
  { anchor, value, wanted }: StoredLink,
  ownAnchors: Set<string> | undefined,
): Promise<string | undefined> {
  if (value !== '') {
    const standing = wordsOf(await findStanding(req, wanted, value), wanted);
    if (standing.isWrong) return standing.words;
  }
  if (anchor === undefined) return undefined;
  const anchors = value === '' ? ownAnchors : await findAnchors(req, value);
  return !anchors || anchors.has(anchor) ? undefined : say('There is no part #{anchor} on that page', { anchor });
}
