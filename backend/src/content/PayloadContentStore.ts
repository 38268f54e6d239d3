import { toArticleCard, toEvent, toOffice, toPage, toSiteSettings } from '@frontage/cms/content/toContract.ts';
import type { Article, Page } from '@frontage/cms/payload-types.ts';
import { byOfficeOrder } from '@frontage/contract/office.ts';
import type { PageType } from '@frontage/contract/pageType.ts';
import type { PostLite } from '@frontage/contract/postLite.ts';
import type { Payload, Where } from 'payload';
import type { ArticleQuery, ContentStore, Listed, PostType } from './ContentStore.ts';

const published: Where = { _status: { equals: 'published' } };

/** The content of the CMS, over Payload's Local API. */
export function createPayloadContentStore(payload: Payload): ContentStore {
  return {
    page: (id, now) => pageOf(payload, id, now),
    lite: (type, now) => liteOf(payload, type, now),
    articles: (query, now) => articlesOf(payload, query, now),
  };
}

async function pageOf(payload: Payload, id: number, now: Date): Promise<object | undefined> {
  const where = { and: [{ id: { equals: id } }, published] };
  const { docs } = await payload.find({ collection: 'pages', where, depth: 2, limit: 1, pagination: false });
  if (!docs[0]) return undefined;
  const [offices, events, settings] = await Promise.all([
    payload.find({ collection: 'offices', depth: 0, pagination: false }),
    payload.find({
      collection: 'events',
      where: { ends: { greater_than: now.toISOString() } },
      sort: ['starts', 'id'],
      depth: 1,
      pagination: false,
    }),
    payload.findGlobal({ slug: 'site-settings', depth: 1 }),
  ]);
  return {
    ...toPage(docs[0]),
    offices: offices.docs
      .map((office) => ({
        id: office.id,
        ...(office.order == null ? {} : { order: office.order }),
        shown: toOffice(office),
      }))
      .sort(byOfficeOrder)
      .map(({ shown }) => shown),
    events: events.docs.map(toEvent),
    site: toSiteSettings(settings),
  };
}

async function liteOf(payload: Payload, type: PostType, now: Date): Promise<PostLite[]> {
  switch (type) {
    case 'page':
    case 'service':
    case 'case':
    case 'industry':
      return pagesLite(payload, type);
    case 'post':
    case 'news':
      return articlesLite(payload, type, now);
    case 'office':
    case 'event':
    case 'review':
    case 'glossary':
      return [];
  }
}

async function pagesLite(payload: Payload, type: PageType): Promise<PostLite[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { and: [published, { type: { equals: type } }] },
    select: { type: true, slug: true, createdAt: true, updatedAt: true },
    sort: 'id',
    depth: 0,
    pagination: false,
  });
  return docs.map(({ id, slug, createdAt, updatedAt }: Pick<Page, 'id' | 'slug' | 'createdAt' | 'updatedAt'>) => ({
    id,
    type,
    slug,
    term_id: null,
    categories: [],
    date: createdAt,
    modified: updatedAt,
  }));
}

async function articlesLite(payload: Payload, type: 'post' | 'news', now: Date): Promise<PostLite[]> {
  const { docs } = await payload.find({
    collection: 'articles',
    where: { and: [...visible(now), ...(type === 'news' ? [ofCategory('news')] : [])] },
    select: { slug: true, date: true, updatedAt: true, category: true, second_categories: true },
    sort: ['-date', '-id'],
    depth: 1,
    pagination: false,
  });
  return docs.map((article) => {
    const categories = [article.category, ...(article.second_categories ?? [])].flatMap((one) =>
      typeof one === 'object' && one ? [one] : [],
    );
    return {
      id: article.id,
      type,
      slug: article.slug,
      term_id: categories[0]?.term_id ?? null,
      categories: categories.map(({ slug }) => slug),
      date: article.date,
      modified: article.updatedAt,
    };
  });
}

async function articlesOf(payload: Payload, query: ArticleQuery, now: Date): Promise<Listed<object>> {
  const where = { and: [...visible(now), ...restrictions(query)] };
  const { offset, count } = query;
  // The Local API knows pages, not offsets: a stretch that does not begin with a page is cut out of two.
  const page = Math.floor(offset / count) + 1;
  const isEven = offset % count === 0;
  const found = await Promise.all(
    (isEven ? [page] : [page, page + 1]).map((one) =>
      payload.find({ collection: 'articles', where, sort: ['-date', '-id'], depth: 2, limit: count, page: one }),
    ),
  );
  const docs = found.flatMap((one): Article[] => one.docs).slice(offset % count, (offset % count) + count);
  return { items: docs.map(toArticleCard), total: found[0]?.totalDocs ?? 0 };
}

function visible(now: Date): Where[] {
  return [published, { date: { less_than_equal: now.toISOString() } }];
}

function ofCategory(slug: string): Where {
  return { or: [{ 'category.slug': { equals: slug } }, { 'second_categories.slug': { equals: slug } }] };
}

function restrictions(query: ArticleQuery): Where[] {
  const { category, search, slugs, ids, excludeId, includeTermIds, excludeTermIds } = query;
  return [
    ...(category ? [ofCategory(category)] : []),
    ...(search ? [{ or: [{ title: { contains: search } }, { excerpt: { contains: search } }] }] : []),
    ...(slugs ? [{ slug: { in: slugs } }] : []),
    ...(ids ? [{ id: { in: ids } }] : []),
    ...(excludeId ? [{ id: { not_equals: excludeId } }] : []),
    ...(includeTermIds
      ? [
          {
            or: [
              { 'category.term_id': { in: includeTermIds } },
              { 'second_categories.term_id': { in: includeTermIds } },
            ],
          },
        ]
      : []),
    ...(excludeTermIds ? [{ 'category.term_id': { not_in: excludeTermIds } }] : []),
  ];
}
