import { type CollectionWith, collectionsWith } from '@frontage/kinds/kinds.ts';
import type { FlattenedField, PayloadRequest } from 'payload';
import { say } from '../admin/say.ts';
import { type PlacedText, textsIn } from '../fields/placesOf.ts';
import { hasBlocks } from '../texts/textOfLayout.ts';
import { anchorsIn, findAnchors } from './findTargets.ts';
import { findStanding } from './standings.ts';
import { readLink, type Wanted, wordsOf } from './target.ts';

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

/** A link within the site, or the name of a document, in a document. */
interface StoredLink {
  wanted: Wanted;
  /** For a link its path, empty for one on the same page; else a name. */
  value: string;
  /** The part of the page that the link leads to. */
  anchor?: string;
  /** In words: `Block 3 (Hero) › Button › Leads to`. */
  place: string;
}

/** Every link within the site and every name of a document, in the order of the form. */
function linksIn(fields: FlattenedField[], document: unknown): StoredLink[] {
  return textsIn(fields, document).flatMap(linksOf);
}

/** What a field asks for; undefined where it asks for plain text. */
export function wantedOf({ custom }: FlattenedField): Wanted | undefined {
  return custom?.wanted;
}

function linksOf({ field, place, text }: PlacedText): StoredLink[] {
  const wanted = wantedOf(field);
  if (wanted && wanted !== 'link') return [{ wanted, value: text, place }];
  const links = wanted ? [text] : linksInText(text);
  return links.flatMap((written) => {
    const link = readLink(written);
    if (link.kind === 'anchor') return [{ wanted: 'link', value: '', anchor: link.anchor, place }];
    if (link.kind !== 'path') return [];
    const [, anchor] = written.split('#');
    return [{ wanted: 'link', value: link.path, place, ...(anchor ? { anchor } : {}) }];
  });
}

/** The targets of links in Markdown. */
function linksInText(text: string): string[] {
  const behind = text.split('](').slice(1);
  return behind.map((rest) => rest.split(/[\s)]/, 1)[0] ?? '');
}
