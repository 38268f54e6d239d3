import { categorySlugs } from '@frontage/contract/article.ts';
import { ownPages } from '@frontage/contract/ownPages.ts';
import type { PayloadRequest, Where } from 'payload';
import { anchorsIn } from './anchors.ts';
import type { Target, Wanted } from './target.ts';
import { named, targetOfArticle, targetOfDocument, targetOfEvent, targetOfPage, targetOfPicture } from './targetOf.ts';

/** Automatic anchors of blocks without a name: with another block before it, such a link would lead elsewhere. */
const counted = /^(?:section|part)-\d+$/;

/** The named places of a page or an article that a link can lead to. */
function partsOf(collection: 'pages' | 'articles', { layout }: { layout?: unknown }, whole: Target): Target[] {
  const everywhere = anchorsIn(collection, []);
  return [...anchorsIn(collection, layout)]
    .filter((anchor) => !everywhere.has(anchor) && !counted.test(anchor))
    .map((anchor) => {
      const value = `${whole.value}#${anchor}`;
      return { ...whole, kind: 'Part of a page', title: `${whole.title}: ${wordsOf(anchor)}`, value, detail: value };
    });
}

function wordsOf(anchor: string): string {
  return anchor.replaceAll('-', ' ');
}

/** The most targets of one kind that are offered at once. */
const atMost = 8;

/** Targets that words of a title, or a part of an address, may mean, kind by kind. Without words: the usual ones. */
export async function findTargets(req: PayloadRequest, wanted: Wanted, words: string): Promise<Target[]> {
  switch (wanted) {
    case 'link':
      return findLinks(req, words);
    case 'article':
      return (await findArticles(req, words)).map((one) => named(targetOfArticle(one), one.slug));
    case 'case':
      return (await findPages(req, words, { type: { equals: 'case' } })).map((one) =>
        named(targetOfPage(one), one.slug),
      );
    case 'event': {
      const events = await req.payload.find({
        collection: 'events',
        ...asked(req, matching(words, 'title', 'slug'), '-starts'),
      });
      return events.docs.map(targetOfEvent);
    }
    case 'document': {
      const files = await req.payload.find({
        collection: 'documents',
        ...asked(req, matching(words, 'title', 'name'), 'title'),
      });
      return files.docs.map(targetOfDocument);
    }
  }
}

/** After a # comes a part of a page. Where only one page matches, its parts are offered as well. */
async function findLinks(req: PayloadRequest, typed: string): Promise<Target[]> {
  const [words = '', part] = typed.split('#', 2);
  const pages = await findPages(req, words, {});
  const articles = await findArticles(req, words);
  const parts = [
    ...pages.map((page) => partsOf('pages', page, targetOfPage(page))),
    ...articles.map((article) => partsOf('articles', article, targetOfArticle(article))),
  ];
  if (part !== undefined) return parts.flatMap((of) => few(of.filter(({ value }) => value.includes(`#${part}`))));
  return [
    ...pages.map(targetOfPage),
    ...articles.map(targetOfArticle),
    ...(parts.length === 1 ? few(parts.flat()) : []),
    ...(await findLists(req, words)),
    ...ownPagesWith(words),
    ...(words === '' ? [] : await picturesWith(req, words)),
  ];
}

async function picturesWith(req: PayloadRequest, words: string): Promise<Target[]> {
  const pictures = await req.payload.find({
    collection: 'media',
    ...asked(req, matching(words, 'alt', 'filename'), 'alt'),
  });
  return pictures.docs.flatMap((picture) => targetOfPicture(picture) ?? []);
}

async function findPages(req: PayloadRequest, words: string, more: Where) {
  const where = { and: [matching(words, 'title', 'address'), more] };
  return (await req.payload.find({ collection: 'pages', ...asked(req, where, 'title') })).docs;
}

async function findArticles(req: PayloadRequest, words: string) {
  const where = matching(words, 'title', 'address');
  return (await req.payload.find({ collection: 'articles', ...asked(req, where, '-date') })).docs;
}

async function findLists(req: PayloadRequest, words: string): Promise<Target[]> {
  // In PostgreSQL these slugs are an enum, which cannot be searched for a part of a text.
  const slugs = categorySlugs.filter((slug) => slug.includes(words.toLowerCase()));
  const where = words === '' ? {} : { or: [matching(words, 'name', 'name'), { slug: { in: slugs } }] };
  const { docs } = await req.payload.find({ collection: 'categories', ...asked(req, where, 'name') });
  return docs.map(({ name, slug }) => {
    const path = `/${slug}`;
    return { kind: 'List of articles', title: name, value: path, detail: path, isPublished: true };
  });
}

function ownPagesWith(words: string): Target[] {
  const sought = words.toLowerCase();
  return Object.values(ownPages)
    .filter(({ path, title }) => path.includes(sought) || title.toLowerCase().includes(sought))
    .map(({ path, title }) => ({ kind: 'Page of the site', title, value: path, detail: path, isPublished: true }));
}

/** Each of the words in the title, or the whole text as a part of the address. */
function matching(words: string, title: string, address: string): Where {
  const all = words.split(/\s+/).filter(Boolean);
  if (all.length === 0) return {};
  return { or: [{ and: all.map((word) => ({ [title]: { contains: word } })) }, { [address]: { contains: words } }] };
}

function few<One>(many: readonly One[]): One[] {
  return many.slice(0, atMost);
}

function asked(req: PayloadRequest, where: Where, sort: string) {
  return { where, sort, limit: atMost, pagination: false, depth: 0, overrideAccess: false, req } as const;
}
