import { categorySlugs } from '@frontage/contract/article.ts';
import { isOfSite } from '@frontage/contract/hostPaths.ts';
import { ownPages } from '@frontage/contract/ownPages.ts';
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload';
import { say, sayNoun } from '../admin/say.ts';
import { findDocumentAt, findPlainPath, published } from '../fields/language.ts';
import { findStanding } from '../targets/standings.ts';
import { wordsOf } from '../targets/target.ts';
import { type SiteRedirect, usualRedirects } from './redirectPath.ts';

type Ends = Pick<SiteRedirect, 'from' | 'to'>;

/** Refuses a redirect that could not work. */
export const checkRedirect: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  // A redirect in the trash has no effect.
  if (data.deletedAt) return data;
  const from = String(data.from ?? originalDoc?.from);
  const to = String(data.to ?? originalDoc?.to);
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: {
      and: [
        { or: [{ from: { in: [from, to] } }, { to: { equals: from } }] },
        ...(originalDoc?.id === undefined ? [] : [{ id: { not_equals: originalDoc.id } }]),
      ],
    },
    pagination: false,
    depth: 0,
    req,
  });
  const fault = await faultOfRedirect(req, { from, to }, docs);
  if (!fault) return data;
  // The label is part of the sentence that the editor sees above the form.
  const errors = [{ ...fault, label: fault.message }];
  throw new ValidationError({ collection: 'redirects', errors, req }, req.t);
};

/**
 * Why a redirect could not work beside the others: it forms a circle, leads to another redirect or to nothing, begins
 * where requests never arrive, or hides a published document. Undefined where it works.
 */
export async function faultOfRedirect(
  req: PayloadRequest,
  { from, to }: Ends,
  others: readonly Ends[],
): Promise<{ path: 'from' | 'to'; message: string } | undefined> {
  const at = (path: 'from' | 'to', message: string) => ({ path, message });
  if (from === to) return at('to', say('{from} would lead to itself', { from }));
  const same = others.find((one) => one.from === from);
  if (same) return at('from', say('{from} is redirected to {to} already', { from, to: same.to }));
  const further = others.find((one) => one.from === to);
  if (further?.to === from)
    return at('to', say('{to} is redirected to {from} already: the two would go round in a circle', { to, from }));
  if (further)
    return at(
      'to',
      say('{to} is itself redirected to {further}. Lead to {further} at once', { to, further: further.to }),
    );
  const earlier = others.find((one) => one.to === from);
  if (earlier)
    return at(
      'from',
      say('{earlier} is redirected to {from}. Lead {earlier} to {to} first', { earlier: earlier.from, from, to }),
    );
  const wrong = await faultOfOrigin(req, from);
  if (wrong) return at('from', wrong);
  // Programs may write a redirect before its target, as people cannot.
  const missing = req.user ? await faultOfTarget(req, to) : undefined;
  return missing ? at('to', missing) : undefined;
}

/** Why nobody could be led on from an address, whatever its target. */
export async function faultOfOrigin(req: PayloadRequest, from: string): Promise<string | undefined> {
  if (from === '/') return say('The first page of the site stays where it is');
  const { path: plain } = await findPlainPath(req.payload, from, req);
  if (isOfSite(plain)) return say('{from} is answered by the site itself: nobody would be led on from there', { from });
  const document = await findPublishedAt(req, from);
  return document && say('{from} is the address of {document}, which is published', { from, document });
}

/** The document that is published at a path, in words for an editor; undefined where none is. */
export async function findHolder(
  req: PayloadRequest,
  path: string,
  besides?: { collection: string; id: number },
): Promise<string | undefined> {
  const there = await findDocumentAt(req, path, { where: published, ...(besides ? { besides } : {}) });
  if (!there) return undefined;
  const { label, title } = there.kind;
  return say('the {kind} "{title}"', { kind: sayNoun(label.one), title: Reflect.get(there.document, title) });
}

/** The same of anything that is there. */
export async function findPublishedAt(req: PayloadRequest, path: string): Promise<string | undefined> {
  const holder = await findHolder(req, path);
  if (holder) return holder;
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
