import { pathOfArticle } from '@frontage/contract/article.ts';
import type { Payload } from 'payload';
import type { OldAddresses } from '../addresses.ts';
import type { ExportIndex, IndexedPost } from '../export/indexExport.ts';
import type { ImportReport } from '../ImportReport.ts';
import { isCategorySlug } from '../options.ts';
import { freeSlug, validSlug } from '../slugs.ts';
import type { Terms } from './Terms.ts';

/** The place that an article will have. */
export interface ArticlePlan {
  /** Identifies it in later runs. */
  key: string;
  slug: string;
  path: string;
}

export type ArticlePlans = ReadonlyMap<string, ArticlePlan>;

/** States in which WordPress keeps what nobody should see any more, or never did. */
const waste = new Set(['trash', 'auto-draft', 'inherit']);

function isWaste({ status }: Pick<IndexedPost, 'status'>): boolean {
  return waste.has(status);
}

/** Returns the key that identifies a post in later runs, whatever else about it has changed. */
export function keyOfPost({ guid, id, link }: Pick<IndexedPost, 'guid' | 'id' | 'link'>, host: string): string {
  return `wordpress ${host} post ${id ?? (guid || link)}`;
}

/**
 * Plans the address of each post of an export: its own, if that is valid and free. What was imported before stays where
 * it is. With the plan, links between posts can be written before all posts exist.
 */
export async function planArticles(
  payload: Payload,
  index: ExportIndex,
  addresses: OldAddresses,
  terms: Terms,
  report: ImportReport,
): Promise<ArticlePlans> {
  const places = await findPlacesOfEarlier(payload);
  const taken = await findSlugs(payload);
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

async function findSlugs(payload: Payload): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection: 'articles',
    select: { slug: true },
    pagination: false,
    depth: 0,
    // Articles in the trash keep their slugs.
    trash: true,
  });
  return new Set(docs.map(({ slug }) => slug));
}

/** Returns the slugs and paths of what was imported before and still exists. */
async function findPlacesOfEarlier(payload: Payload): Promise<Map<string, { slug: string; path: string }>> {
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
