import { type CollectionWith, collectionsWith } from '@frontage/kinds/kinds.ts';
import type { PayloadRequest } from 'payload';
import { say } from '../admin/say.ts';
import { type Reference, referencesIn } from '../references/referencesIn.ts';
import { hasBlocks } from '../texts/textOfLayout.ts';
import { anchorsIn, findAnchors } from './findTargets.ts';
import { findStanding } from './standings.ts';
import { type Wanted, wordsOf } from './target.ts';

/** A link or a name in a document that leads visitors nowhere. */
export interface DeadLink {
  place: string;
  value: string;
  /** The reason: `Nothing is at this address of the site`. */
  words: string;
}

export const linkingCollections = collectionsWith('hasLinks');
export type LinkingCollection = CollectionWith<'hasLinks'>;

export async function findDeadLinks(
  req: PayloadRequest,
  collection: LinkingCollection,
  document: { id: number; address?: unknown; layout?: unknown },
): Promise<DeadLink[]> {
  const { flattenedFields } = req.payload.collections[collection].config;
  const own = document.address;
  const links = referencesIn(flattenedFields, document).map((one) =>
    one.kind === 'link' && one.path === own ? { ...one, path: '' } : one,
  );
  return findDeadAmong(req, links, hasBlocks(collection) ? anchorsIn(collection, document.layout) : undefined);
}

/** The same for the settings of the site: menu, footer and buttons. */
export async function findDeadLinksOfSettings(req: PayloadRequest, settings: unknown): Promise<DeadLink[]> {
  const config = req.payload.config.globals.find(({ slug }) => slug === 'site-settings');
  return findDeadAmong(req, referencesIn(config?.flattenedFields ?? [], settings));
}

/**
 * `ownAnchors`: those of the document itself, for links without a path. Settings have none, because they are on every
 * page.
 */
async function findDeadAmong(
  req: PayloadRequest,
  references: readonly Reference[],
  ownAnchors?: Set<string>,
): Promise<DeadLink[]> {
  const known = new Map<string, string | undefined>();
  const dead: DeadLink[] = [];
  for (const one of references) {
    if (one.kind === 'relation') continue;
    const { place } = one;
    const [wanted, path, anchor] =
      one.kind === 'link' ? (['link', one.path, one.anchor] as const) : ([one.named, one.name] as const);
    if (wanted === 'form') continue;
    const value = anchor === undefined ? path : `${path}#${anchor}`;
    const key = `${wanted} ${value}`;
    if (!known.has(key)) known.set(key, await findFault(req, { wanted, path, anchor }, ownAnchors));
    const words = known.get(key);
    if (words && !dead.some((other) => other.place === place && other.value === value))
      dead.push({ place, value, words });
  }
  return dead;
}

/** Why visitors are led nowhere; undefined where they are led somewhere. `path`: for a name, that. */
async function findFault(
  req: PayloadRequest,
  { anchor, path, wanted }: { wanted: Wanted; path: string; anchor: string | undefined },
  ownAnchors: Set<string> | undefined,
): Promise<string | undefined> {
  if (path !== '') {
    const standing = wordsOf(await findStanding(req, wanted, path), wanted);
    if (standing.isWrong) return standing.words;
  }
  if (anchor === undefined) return undefined;
  const anchors = path === '' ? ownAnchors : await findAnchors(req, path);
  return !anchors || anchors.has(anchor) ? undefined : say('There is no part #{anchor} on that page', { anchor });
}
