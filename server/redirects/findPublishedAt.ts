import { categorySlugs } from '@frontage/contract/article.ts';
import { isOfSite } from '@frontage/contract/hostPaths.ts';
import { ownPages } from '@frontage/contract/ownPages.ts';
import { kindsWith, type PagedCollection } from '@frontage/kinds/kinds.ts';
import type { PayloadRequest } from 'payload';
import { say, sayNoun } from '../admin/say.ts';
import { findPath } from '../fields/address.ts';
import { findPlainPath, findSpokenPath, whereAddress } from '../fields/language.ts';
import { findStanding } from '../targets/standings.ts';
import { wordsOf } from '../targets/target.ts';
import { usualRedirects } from './readRedirects.ts';

/** What is published at a path, in words for an editor; undefined where nothing is. */
export async function findPublishedAt(req: PayloadRequest, path: string): Promise<string | undefined> {
  const where = { and: [{ _status: { equals: 'published' } }, await whereAddress(req.payload, path, req)] };
  for (const { collection, label, title } of kindsWith('page')) {
    const { docs } = await req.payload.find({ collection, where, limit: 1, depth: 0, req });
    if (docs[0]) return say('the {kind} "{title}"', { kind: sayNoun(label.one), title: Reflect.get(docs[0], title) });
  }
  const { path: plain } = await findPlainPath(req.payload, path, req);
  const category = categorySlugs.find((one) => `/${one}` === plain);
  if (category) return say('the list of the category {category}', { category });
  const own = Object.values(ownPages).find((one) => one.path === plain);
  if (own) return say('the page "{title}" of the site', { title: own.title });
  return undefined;
}

/** Why visitors who are led to a path would find nothing there, in words; undefined where they find something. */
export async function faultOfTarget(req: PayloadRequest, path: string): Promise<string | undefined> {
  const standing = await findStanding(req, 'link', path);
  if (standing.state === 'published') return undefined;
  const { path: plain } = await findPlainPath(req.payload, path, req);
  if (standing.state === 'unknown' && isOfSite(plain)) return undefined;
  const what =
    standing.state === 'unknown' ? say('Nothing is at this address of the site') : wordsOf(standing, 'link').words;
  const usual = usualRedirects.find(({ from }) => from === path);
  return usual
    ? say('{path} leads on to {to}. Lead to {to} at once', { path, to: usual.to })
    : say('{path} leads nowhere: {what}', { path, what });
}

/** The address at which visitors find a document; undefined while it is not published. A newer draft does not count. */
export async function findPublishedPath(
  collection: PagedCollection,
  id: number,
  req: PayloadRequest,
): Promise<string | undefined> {
  const stored = await req.payload.findByID({ collection, id, depth: 0, draft: false, disableErrors: true, req });
  const path = stored?._status === 'published' ? await findPath(collection, { ...stored }, req) : undefined;
  return path && findSpokenPath(req.payload, path, req);
}
