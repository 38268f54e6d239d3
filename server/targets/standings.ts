import { categorySlugs } from '@frontage/contract/article.ts';
import { ownPages } from '@frontage/contract/ownPages.ts';
import { searchPages } from '@frontage/contract/search.ts';
import type { PayloadRequest } from 'payload';
import type { Standing, Target, Wanted } from './target.ts';
import {
  named,
  standingOf,
  targetOfArticle,
  targetOfDocument,
  targetOfEvent,
  targetOfPage,
  targetOfPicture,
} from './targetOf.ts';

const nothing: Standing = { state: 'nothing' };
const one = { limit: 1, pagination: false, depth: 0 } as const;

/** What the value of a field leads to. `value`: a path of the site for a link, else a name. */
export function findStanding(req: PayloadRequest, wanted: Wanted, value: string): Promise<Standing> {
  switch (wanted) {
    case 'link':
      return findStandingOfPath(req, value);
    case 'article':
      return findStandingOfArticle(req, value);
    case 'case':
      return findStandingOfCase(req, value);
    case 'event':
      return findStandingOfEvent(req, value);
    case 'document':
      return findStandingOfDocument(req, value);
  }
}

/** What visitors find at a path, which has no # and ?. */
async function findStandingOfPath(req: PayloadRequest, path: string): Promise<Standing> {
  const { payload } = req;
  const where = { address: { equals: path } };
  const [page] = (await payload.find({ collection: 'pages', where, ...one, req })).docs;
  if (page) return standingOf(targetOfPage(page), undefined, new Date());
  const [article] = (await payload.find({ collection: 'articles', where, ...one, req })).docs;
  if (article) return standingOf(targetOfArticle(article), article.date, new Date());
  const [redirect] = (await payload.find({ collection: 'redirects', where: { from: { equals: path } }, ...one, req }))
    .docs;
  if (redirect) return { state: 'moved', to: redirect.to };
  const own = Object.values(ownPages).find((ownPage) => ownPage.path === path);
  if (own) return published({ kind: 'Page of the site', title: own.title, value: path });
  const picture = path.startsWith('/media/') ? await findPictureAt(req, path) : undefined;
  if (picture) return published(picture);
  // Resized pictures, feeds, and files that programs look for at a known address.
  if (/\.[a-z0-9]+$/i.test(path)) return { state: 'unknown' };
  return (await findStandingOfList(req, path)) ?? (await findStandingOfLetter(req, path)) ?? nothing;
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

/** A list of articles, one of its further pages, or the list of a tag. */
async function findStandingOfList(req: PayloadRequest, path: string): Promise<Standing | undefined> {
  const [, first = '', tag] = /^\/([^/]+)(?:\/tag\/([^/]+))?(?:\/page\/\d+)?$/.exec(path) ?? [];
  const category = categorySlugs.find((slug) => slug === first);
  if (!category) return undefined;
  const target = { kind: 'List of articles', title: tag ? `${category}, ${tag}` : category, value: path };
  if (path === searchPages.insights.path) return published(target);
  const inCategory = {
    or: [{ 'category.slug': { equals: category } }, { 'second_categories.slug': { equals: category } }],
  };
  const { totalDocs } = await req.payload.count({
    collection: 'articles',
    where: {
      and: [{ _status: { equals: 'published' } }, inCategory, ...(tag ? [{ 'tags.slug': { equals: tag } }] : [])],
    },
    req,
  });
  return totalDocs > 0 ? published(target) : undefined;
}

async function findStandingOfLetter(req: PayloadRequest, path: string): Promise<Standing | undefined> {
  const [, letter] = /^\/glossary\/([a-z])$/.exec(path) ?? [];
  if (!letter) return undefined;
  const where = { letter: { equals: letter.toUpperCase() } };
  const { totalDocs } = await req.payload.count({ collection: 'glossary', where, req });
  const title = `Terms under ${letter.toUpperCase()}`;
  return totalDocs > 0 ? published({ kind: 'Glossary', title, value: path }) : undefined;
}

async function findStandingOfArticle(req: PayloadRequest, slug: string): Promise<Standing> {
  const where = { slug: { equals: slug } };
  const [article] = (await req.payload.find({ collection: 'articles', where, ...one, req })).docs;
  return article ? standingOf(named(targetOfArticle(article), slug), article.date, new Date()) : nothing;
}

async function findStandingOfCase(req: PayloadRequest, slug: string): Promise<Standing> {
  const where = { and: [{ slug: { equals: slug } }, { type: { equals: 'case' } }] };
  const [page] = (await req.payload.find({ collection: 'pages', where, ...one, req })).docs;
  return page ? standingOf(named(targetOfPage(page), slug), undefined, new Date()) : nothing;
}

async function findStandingOfEvent(req: PayloadRequest, slug: string): Promise<Standing> {
  const [event] = (await req.payload.find({ collection: 'events', where: { slug: { equals: slug } }, ...one, req }))
    .docs;
  return event ? { state: 'published', target: targetOfEvent(event) } : nothing;
}

async function findStandingOfDocument(req: PayloadRequest, name: string): Promise<Standing> {
  const where = { name: { equals: name } };
  const [file] = (await req.payload.find({ collection: 'documents', where, ...one, req })).docs;
  return file ? { state: 'published', target: targetOfDocument(file) } : nothing;
}

function published(target: Omit<Target, 'detail' | 'isPublished'>): Standing {
  return { state: 'published', target: { ...target, detail: target.value, isPublished: true } };
}
