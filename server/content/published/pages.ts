import type { PageType } from '@frontage/contract/pageParts.ts';
import { once } from '@frontage/contract/primitives/once.ts';
import { kindOf, pathOfStored } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';
import { published } from '../../fields/language.ts';
import type { Page } from '../../payload-types.ts';
import { idOf } from '../../references/idOf.ts';
import { withPictureWords } from '../picture.ts';
import { toPage, toPageCard } from '../toContract.ts';
import type { DocumentCache } from './documentCache.ts';
import { type Languages, languageOf, shownLanguages, spokenIn, type Twin } from './inLanguage.ts';
import { surroundingsAt } from './pageSurroundings.ts';

interface IndexedPage extends Twin {
  type: PageType;
  /** ISO; when it was first saved. */
  date: string;
  modified: string;
  card: () => Promise<object>;
}

/** In the order of their creation, newest first. */
export type ListedPages = readonly IndexedPage[];

export async function readPages(payload: Payload, cache: DocumentCache): Promise<ListedPages> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: published,
    select: {
      title: true,
      slug: true,
      type: true,
      card: true,
      language: true,
      original: true,
      createdAt: true,
      updatedAt: true,
    },
    sort: ['-createdAt', '-id'],
    depth: 0,
    pagination: false,
  });
  return docs.map((stored) => ({
    id: stored.id,
    slug: stored.slug,
    path: pathOfStored(kindOf('pages'), { ...stored }) ?? '',
    language: stored.language ?? undefined,
    original: idOf(stored.original),
    type: stored.type,
    date: stored.createdAt,
    modified: stored.updatedAt,
    card: once(() => makeCard(stored, cache)),
  }));
}

async function makeCard(
  stored: Pick<Page, 'id' | 'title' | 'slug' | 'type' | 'card' | 'updatedAt'>,
  cache: DocumentCache,
): Promise<object> {
  await cache.populate('pages', [stored]);
  return toPageCard(stored);
}

interface PageContent extends Languages {
  cache: DocumentCache;
  everyPage: () => Promise<ListedPages>;
  pages: () => Promise<ListedPages>;
}

export async function readPage(
  payload: Payload,
  content: PageContent,
  { id, type }: { id: number; type?: PageType },
  now: Date,
): Promise<object | undefined> {
  const where = { and: [{ id: { equals: id } }, published, ...(type ? [{ type: { equals: type } }] : [])] };
  const { docs } = await payload.find({ collection: 'pages', where, depth: 0, limit: 1, pagination: false });
  const [page] = docs;
  if (!page || !(await isIn(content, page.language))) return undefined;
  await content.cache.populate('pages', docs);
  const original = idOf(page.original);
  const language = await languageOf(content, { id, original }, content.everyPage);
  const shown = toPage(page);
  const path = await spokenIn(content, shown.path);
  const answer = { ...shown, path, ...language, ...surroundingsAt(await content.surroundings(), now) };
  return page.language ? withPictureWords(answer, page.language) : answer;
}

/** Whether visitors see a page of that language, in the language that was asked for if one was. */
async function isIn(content: PageContent, language: string | null | undefined): Promise<boolean> {
  if (!content.lang) return !language || (await shownLanguages(content)).includes(language);
  return (await content.pages()).some((page) => (page.language ?? null) === (language ?? null));
}
