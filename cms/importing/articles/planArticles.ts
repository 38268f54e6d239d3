import { pathOfArticle } from '@frontage/contract/article.ts';
import type { Payload } from 'payload';
import type { OldAddresses } from '../addresses.ts';
import type { ExportIndex, IndexedPost } from '../export/indexExport.ts';
import type { ImportReport } from '../ImportReport.ts';
import { isCategorySlug } from '../options.ts';
import { freeSlug, validSlug } from '../slugs.ts';
import type { Terms } from './Terms.ts';

/** Where an article will stand. */
export interface ArticlePlan {
  /** By this it is known again. */
  key: string;
  slug: string;
  path: string;
}

export type ArticlePlans = ReadonlyMap<string, ArticlePlan>;

/** States in which WordPress keeps what nobody shall see any more, or never did. */
const waste = new Set(['trash', 'auto-draft', 'inherit']);

function isWaste({ status }: Pick<IndexedPost, 'status'>): boolean {
  return waste.has(status);
}

/** How a post is known again in a later run, whatever else of it has changed. */
export function keyOfPost({ guid, id, link }: Pick<IndexedPost, 'guid' | 'id' | 'link'>, host: string): string {
  return `wordpress ${host} post ${id ?? (guid || link)}`;
}

/**
 * Where each post of an export will stand: at its own address where that is valid and free. What was imported before
 * stays where it is. With this, links between posts can be written before all of them are there.
 */
export async function planArticles(
  payload: Payload,
  index: ExportIndex,
  addresses: OldAddresses,
  terms: Terms,
  report: ImportReport,
): Promise<ArticlePlans> {
  const places = await placesOfEarlier(payload);
  const taken = await slugsOf(payload);
  const plans = new Map<string, ArticlePlan>();
  for (const post of index.posts) {
    const key = keyOfPost(post, addresses.host);
    if (isWaste(post)) report.count('posts in the trash, left there');
    if (isWaste(post) || plans.has(key)) continue;
    const earlier = places.get(key);
    const [category] = terms.categoriesOf(post.terms);
    const wanted = validSlug(post.slug) || validSlug(post.title) || `article-${post.id ?? plans.size + 1}`;
    const slug = earlier?.slug ?? freeSlug(wanted, taken);
    const path = earlier?.path ?? pathOfArticle({ slug, category: { slug: category, name: '', term_id: 0 } });
    plans.set(key, { key, slug, path });
    addresses.lead(post.link, path);
    if (post.id !== undefined) addresses.lead(`/?p=${post.id}`, path);
  }
  return plans;
}

async function slugsOf(payload: Payload): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection: 'articles',
    select: { slug: true },
    pagination: false,
    depth: 0,
    // What lies in the trash holds its address all the same.
    trash: true,
  });
  return new Set(docs.map(({ slug }) => slug));
}

/** Slugs and paths of what was imported before and is still there. */
async function placesOfEarlier(payload: Payload): Promise<Map<string, { slug: string; path: string }>> {
  const where = { of: { equals: 'articles' } };
  const { docs: rows } = await payload.find({ collection: 'imports', where, pagination: false, depth: 0 });
  const places = new Map<string, { slug: string; path: string }>();
  if (rows.length === 0) return places;
  const keys = new Map(rows.map(({ document, key }) => [document, key]));
  const { docs } = await payload.find({
    collection: 'articles',
    select: { slug: true, category: true },
    populate: { categories: { slug: true } },
    pagination: false,
    depth: 1,
  });
  for (const { category, id, slug } of docs) {
    const key = keys.get(id);
    if (key && typeof category === 'object' && category && isCategorySlug(category.slug)) {
      places.set(key, { slug, path: pathOfArticle({ slug, category }) });
    }
  }
  return places;
}
