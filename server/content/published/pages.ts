import type { PageType } from '@frontage/contract/pageType.ts';
import { once } from '@frontage/contract/primitives/once.ts';
import type { Payload } from 'payload';
import type { Page } from '../../payload-types.ts';
import { toPage, toPageCard } from '../toContract.ts';
import type { DocumentCache } from './documentCache.ts';
import { type PageSurroundings, surroundingsAt } from './pageSurroundings.ts';

/** A published page of any type with the data that lists need. */
export interface IndexedPage {
  id: number;
  slug: string;
  type: PageType;
  /** ISO; when it was first saved. */
  date: string;
  modified: string;
  card: () => Promise<object>;
}

/** In the order of their creation, newest first. */
export type ListedPages = readonly IndexedPage[];

const published = { _status: { equals: 'published' } };

export async function readPages(payload: Payload, cache: DocumentCache): Promise<ListedPages> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: published,
    select: { title: true, slug: true, type: true, card: true, createdAt: true, updatedAt: true },
    sort: ['-createdAt', '-id'],
    depth: 0,
    pagination: false,
  });
  return docs.map((stored) => ({
    id: stored.id,
    slug: stored.slug,
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

/** Reads a page with everything that its blocks show. */
export async function readPage(
  payload: Payload,
  content: { cache: DocumentCache; surroundings: () => Promise<PageSurroundings> },
  { id, type }: { id: number; type?: PageType },
  now: Date,
): Promise<object | undefined> {
  const where = { and: [{ id: { equals: id } }, published, ...(type ? [{ type: { equals: type } }] : [])] };
  const { docs } = await payload.find({ collection: 'pages', where, depth: 0, limit: 1, pagination: false });
  if (!docs[0]) return undefined;
  await content.cache.populate('pages', docs);
  return { ...toPage(docs[0]), ...surroundingsAt(await content.surroundings(), now) };
}
