import { ownPages } from '@frontage/contract/ownPages.ts';
import { searchPages } from '@frontage/contract/search.ts';
import type { Kind, KindName } from '@frontage/kinds/defineKind.ts';
import { kindNamed, kindsWith, type Named, timesOf, typeOf } from '@frontage/kinds/kinds.ts';
import type { PayloadRequest } from 'payload';
import { say } from '../admin/say.ts';
import { findDocumentAt, findPathForms, findPlainPath, listAt, publishedIn } from '../fields/language.ts';
import { mediaUrl } from '../files/namesOfFiles.ts';
import type { Media } from '../payload-types.ts';
import { type Standing, type Target, targetAt, type Wanted } from './target.ts';

const nothing: Standing = { state: 'nothing' };
const one = { limit: 1, pagination: false, depth: 0 } as const;

/** What the value of a field leads to. `value`: a path of the site for a link, else a name. */
export function findStanding(req: PayloadRequest, wanted: Wanted, value: string): Promise<Standing> {
  return wanted === 'link' ? findStandingOfPath(req, value) : findStandingOfName(req, wanted, value);
}

/** What visitors find at a path, which has no # and ?. */
async function findStandingOfPath(req: PayloadRequest, path: string): Promise<Standing> {
  const { payload } = req;
  const there = await findDocumentAt(req, path);
  if (there) return standingOf(targetOf(there.kind, there.document), there.kind, there.document, new Date());
  // Made in whichever words its language had then.
  const from = { in: await findPathForms(payload, path, req) };
  const [redirect] = (await payload.find({ collection: 'redirects', where: { from }, ...one, req })).docs;
  if (redirect) return { state: 'moved', to: redirect.to };
  const plain = await findPlainPath(payload, path, req);
  const own = Object.values(ownPages).find((ownPage) => ownPage.path === plain.path);
  if (own) return published(targetAt(say('Page of the site'), own.title, path));
  const picture = path.startsWith('/media/') ? await findPictureAt(req, path) : undefined;
  if (picture) return published(picture);
  // Resized pictures, feeds, and files that programs look for at a known address.
  if (/\.[a-z0-9]+$/i.test(path)) return { state: 'unknown' };
  return (await findStandingOfList(req, path, plain)) ?? (await findStandingOfGroup(req, plain.path)) ?? nothing;
}

async function findPictureAt(req: PayloadRequest, path: string): Promise<Target | undefined> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { filename: { equals: nameAt(path) } },
    ...one,
    req,
  });
  return docs[0] && targetOfPicture(docs[0]);
}

/** The decoded file name; as it was typed where it cannot be decoded. */
function nameAt(path: string): string {
  const name = path.slice('/media/'.length);
  return URL.canParse(path, 'https://site.invalid') && !/%(?![\da-f]{2})/i.test(name) ? decodeURIComponent(name) : name;
}

/** A list of articles, one of its further pages, or the list of a tag, in any language. */
async function findStandingOfList(
  req: PayloadRequest,
  path: string,
  { language, path: plain }: Awaited<ReturnType<typeof findPlainPath>>,
): Promise<Standing | undefined> {
  const list = listAt(plain);
  if (!list) return undefined;
  const { category, tag } = list;
  const target = targetAt(say('List of articles'), tag ? `${category}, ${tag}` : category, path);
  if (path === searchPages.insights.path) return published(target);
  const inCategory = {
    or: [{ 'category.slug': { equals: category } }, { 'second_categories.slug': { equals: category } }],
  };
  const { totalDocs } = await req.payload.count({
    collection: 'articles',
    where: {
      and: [publishedIn(language), inCategory, ...(tag ? [{ 'tags.slug': { equals: tag } }] : [])],
    },
    req,
  });
  return totalDocs > 0 ? published(target) : undefined;
}

/** A page that shows some of the documents of a kind whose documents are parts of pages. */
async function findStandingOfGroup(req: PayloadRequest, path: string): Promise<Standing | undefined> {
  for (const { collection, part } of kindsWith('part')) {
    const group = part.groupAt(path);
    if (!group) continue;
    const where = { [group.field]: { equals: group.value } };
    const { totalDocs } = await req.payload.count({ collection, where, req });
    return totalDocs > 0 ? published(targetAt(part.all.title, group.title, path)) : undefined;
  }
  return undefined;
}

async function findStandingOfName(req: PayloadRequest, name: Named, value: string): Promise<Standing> {
  const { how, kind } = kindNamed(name);
  const where = { and: [{ [how.key]: { equals: value } }, ...(how.type ? [{ type: { equals: how.type } }] : [])] };
  const [document] = (await req.payload.find({ collection: kind.collection, where, ...one, req })).docs;
  return document ? standingOf(targetNamed(kind, how, document), kind, document, new Date()) : nothing;
}

const published = (target: Target): Standing => ({ state: 'published', target });

export function targetOf(kind: Kind, document: object): Target {
  const stored = { ...document } as Record<string, unknown>;
  const path = String(stored.address ?? '');
  const label = kind.types?.[typeOf(kind, stored)]?.label ?? kind.label.one;
  const isPublished = stored._status === undefined || stored._status === 'published';
  return { ...targetAt(say(label), String(stored[kind.title]), path), isPublished };
}

export function targetNamed(kind: Kind, { detailOf, key }: KindName, document: object): Target {
  const stored = { ...document } as Record<string, unknown>;
  const value = String(stored[key]);
  if (kind.page) return { ...targetOf(kind, document), value };
  return targetAt(say(kind.label.one), String(stored[kind.title]), value, detailOf?.(stored));
}

/** The file of a picture, for a link that opens it; undefined where it has none. */
export function targetOfPicture({ alt, filename }: Pick<Media, 'alt' | 'filename'>): Target | undefined {
  return filename ? targetAt(say('Picture'), alt, mediaUrl(filename), filename) : undefined;
}

function standingOf(target: Target, kind: Kind, document: object, now: Date): Standing {
  if (!target.isPublished) return { state: 'draft', target };
  const from = new Date(timesOf(kind, { ...document }).from);
  return from > now ? { state: 'later', target, from: from.toISOString() } : { state: 'published', target };
}
