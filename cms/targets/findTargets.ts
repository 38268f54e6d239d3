import { ownPages } from '@frontage/contract/ownPages.ts';
import type { PayloadRequest, Where } from 'payload';
import type { Target, Wanted } from './target.ts';
import { named, targetOfArticle, targetOfDocument, targetOfEvent, targetOfPage } from './targetOf.ts';

/** Targets of one kind that are offered at once. */
const atMost = 8;

/** What may be meant by some words of a title or a part of an address, kind by kind. No words: what is usual. */
export async function findTargets(req: PayloadRequest, wanted: Wanted, words: string): Promise<Target[]> {
  switch (wanted) {
    case 'link':
      return [
        ...(await pagesWith(req, words, {})).map(targetOfPage),
        ...(await articlesWith(req, words)).map(targetOfArticle),
        ...(await listsWith(req, words)),
        ...ownPagesWith(words),
      ];
    case 'article':
      return (await articlesWith(req, words)).map((one) => named(targetOfArticle(one), one.slug));
    case 'case':
      return (await pagesWith(req, words, { type: { equals: 'case' } })).map((one) =>
        named(targetOfPage(one), one.slug),
      );
    case 'event': {
      const events = await req.payload.find({
        collection: 'events',
        ...few(req, matching(words, 'title', 'slug'), '-starts'),
      });
      return events.docs.map(targetOfEvent);
    }
    case 'document': {
      const files = await req.payload.find({
        collection: 'documents',
        ...few(req, matching(words, 'title', 'name'), 'title'),
      });
      return files.docs.map(targetOfDocument);
    }
  }
}

async function pagesWith(req: PayloadRequest, words: string, more: Where) {
  const where = { and: [matching(words, 'title', 'address'), more] };
  return (await req.payload.find({ collection: 'pages', ...few(req, where, 'title') })).docs;
}

async function articlesWith(req: PayloadRequest, words: string) {
  const where = matching(words, 'title', 'address');
  return (await req.payload.find({ collection: 'articles', ...few(req, where, '-date') })).docs;
}

async function listsWith(req: PayloadRequest, words: string): Promise<Target[]> {
  const where = matching(words, 'name', 'slug');
  const { docs } = await req.payload.find({ collection: 'categories', ...few(req, where, 'name') });
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

/** Each of the words in the title, or all of them as they were typed in the address. */
function matching(words: string, title: string, address: string): Where {
  const all = words.split(/\s+/).filter(Boolean);
  if (all.length === 0) return {};
  return { or: [{ and: all.map((word) => ({ [title]: { contains: word } })) }, { [address]: { contains: words } }] };
}

function few(req: PayloadRequest, where: Where, sort: string) {
  return { where, sort, limit: atMost, pagination: false, depth: 0, overrideAccess: false, req } as const;
}
