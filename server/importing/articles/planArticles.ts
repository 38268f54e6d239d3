import { pathOfArticle } from '@frontage/contract/article.ts';
import { bareSlug, type Language, languageOfSlug, pathIn, slugIn } from '@frontage/contract/language.ts';
import { type PageType, pathOfPage } from '@frontage/contract/pageParts.ts';
import type { Payload } from 'payload';
import { freeSlug, type OldAddresses, validSlug } from '../addresses.ts';
import type { ExportIndex, IndexedPost } from '../export/indexExport.ts';
import { type ImportReport, plainWords } from '../ImportReport.ts';
import type { SpokenExport } from '../languages.ts';
import { type CategorySlug, isCategorySlug } from '../options.ts';
import type { Terms } from './Terms.ts';

export interface ArticlePlan {
  /** Identifies it in later runs. */
  key: string;
  collection: 'articles' | 'pages';
  slug: string;
  path: string;
  /** A further language of the site; undefined for the default one. */
  language: Language | undefined;
  /** The key of what it is a translation of. */
  original: string | undefined;
  /** The site does not have its language yet, so it is a draft. */
  isWaiting: boolean;
}

type ArticlePlans = ReadonlyMap<string, ArticlePlan>;

/** States in which WordPress keeps what nobody should see any more, or never did. */
const waste = new Set(['trash', 'auto-draft', 'inherit']);

/** Returns the key that identifies a post in later runs, whatever else about it has changed. */
export function keyOfPost(
  { guid, id, link, type }: Pick<IndexedPost, 'guid' | 'id' | 'link' | 'type'>,
  host: string,
): string {
  return `wordpress ${host} ${type} ${id ?? (guid || link)}`;
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
  spoken: SpokenExport,
  report: ImportReport,
): Promise<ArticlePlans> {
  const places = await findPlacesOfEarlier(payload);
  const taken = { articles: await findSlugs(payload, 'articles'), pages: await findSlugs(payload, 'pages') };
  const plans = new Map<string, ArticlePlan>();
  for (const post of index.posts) {
    const key = keyOfPost(post, addresses.host);
    const isWaste = waste.has(post.status);
    if (isWaste) report.count('posts in the trash, left there');
    if (isWaste || plans.has(key)) continue;
    const collection = post.type === 'page' ? 'pages' : 'articles';
    const earlier = places.get(key);
    const [category] = terms.categoriesOf(post.terms);
    const usual = `${collection === 'pages' ? 'page' : 'article'}-${post.id ?? plans.size + 1}`;
    const wanted = validSlug(post.slug) || validSlug(plainWords(post.title)) || usual;
    const { isWaiting, language, original } = spoken.of(post);
    const slug = earlier?.slug ?? freeSlug(slugIn(language, wanted), taken[collection]);
    const path = earlier?.path ?? (collection === 'pages' ? pathOf('page', slug) : pathOf('article', slug, category));
    const keyOfOriginal = original && keyOfPost(original, addresses.host);
    plans.set(key, { key, collection, slug, path, language, original: keyOfOriginal, isWaiting });
    addresses.lead(post.link, path);
    if (post.id !== undefined) addresses.lead(`/?p=${post.id}`, path);
  }
  return plans;
}

/** The path at a stored slug, which carries its language. */
function pathOf(type: PageType | 'article', stored: string, category: CategorySlug = 'blog'): string {
  const slug = bareSlug(stored);
  const place = { slug, category: { slug: category, name: '', term_id: 0 } };
  return pathIn(languageOfSlug(stored), type === 'article' ? pathOfArticle(place) : pathOfPage(type, slug));
}

async function findSlugs(payload: Payload, collection: 'articles' | 'pages'): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection,
    select: { slug: true },
    pagination: false,
    depth: 0,
    // Those in the trash keep their slugs.
    trash: true,
  });
  // The file of the first page is called index.
  return new Set([...docs.map(({ slug }) => slug), 'index']);
}

/** Returns the slugs and paths of what was imported before and still exists. */
async function findPlacesOfEarlier(payload: Payload): Promise<Map<string, { slug: string; path: string }>> {
  const where = { of: { in: ['articles', 'pages'] } };
  const { docs: rows } = await payload.find({ collection: 'imports', where, pagination: false, depth: 0 });
  const places = new Map<string, { slug: string; path: string }>();
  if (rows.length === 0) return places;
  const keys = new Map(rows.map(({ document, key, of }) => [`${of} ${document}`, key]));
  const note = (of: string, slug: string, path: string) => {
    const key = keys.get(of);
    if (key) places.set(key, { slug, path });
  };
  const all = { pagination: false, draft: true } as const;
  const pages = await payload.find({ collection: 'pages', select: { slug: true, type: true }, depth: 0, ...all });
  for (const { id, slug, type } of pages.docs) note(`pages ${id}`, slug, pathOf(type, slug));
  const { docs } = await payload.find({
    collection: 'articles',
    select: { slug: true, category: true },
    populate: { categories: { slug: true } },
    pagination: false,
    depth: 1,
  });
  for (const { category, id, slug } of docs)
    if (typeof category === 'object' && category && isCategorySlug(category.slug))
      note(`articles ${id}`, slug, pathOf('article', slug, category.slug));
  return places;
}
