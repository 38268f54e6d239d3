import {
  type ArticleCard,
  type Category,
  categorySlugs,
  type ListedCategory,
  type ListedTag,
  pathOfTag,
  type TagGroup,
  tagGroups,
} from '@frontage/contract/article.ts';
import { featuredArticles, perPageOf, popularArticles } from '@frontage/contract/constants.ts';
import { furtherLanguageOf } from '@frontage/contract/language.ts';
import type { Link } from '@frontage/contract/primitives/link.ts';
import { type Stretch, stretchOf } from '@frontage/contract/primitives/paging.ts';
import { pathOn, type Sited, spokenPath } from '@frontage/contract/spokenPaths.ts';
import { fill, type Words } from '@frontage/contract/words/say.ts';
import { sayCount, saySite } from '@frontage/contract/words/siteTexts.ts';
import { countByMonth, type MonthCount } from './months.ts';

type CategorySlug = Category['slug'];

/** A tag as a link to its list; the current one leads back to all. */
export interface TagLink {
  slug: string;
  name: string;
  href: string;
  isCurrent: boolean;
}

/** A category as a filter of lists. Without articles it has no address. */
export interface Filter extends Omit<TagLink, 'href'> {
  count: number;
  href: string | undefined;
}

/** The parts that all pages of one list share. */
export interface ListFrame {
  /** Only around lists of a further language. */
  site?: Sited;
  /** Address of the first page. */
  basePath: string;
  category: ListedCategory;
  tag: ListedTag | undefined;
  categories: Filter[];
  tags: { group: TagGroup; tags: TagLink[] }[];
  /** The number of entries in each month of the last year. */
  months: MonthCount[];
}

export interface ArticleListPage {
  path: string;
  frame: ListFrame;
  stretch: Stretch;
  articles: ArticleCard[];
  /** Chosen by editors, newest first; shown only on the first page of the blog. */
  chosen?: { featured: ArticleCard[]; popular: ArticleCard[] };
}

interface ListSources {
  /** Newest first. */
  articles: readonly ArticleCard[];
  categories: readonly ListedCategory[];
  tags: readonly ListedTag[];
  /** As it is around the lists; in its default language where it is left out. */
  site?: Sited;
}

/**
 * Returns every page of every list: each category, and each tag in each category where it has articles. Makes one pass
 * over the articles, and creates the parts around a list once for all its pages.
 */
export function createListPages({ articles, categories, site = {}, tags }: ListSources): ArticleListPage[] {
  const language = furtherLanguageOf(site);
  const byList = new Map<string, ArticleCard[]>();
  for (const article of articles) {
    for (const category of listsOf(article)) {
      add(byList, category, article);
      for (const tag of article.tags) add(byList, pathOfTag(category, tag), article);
    }
  }
  const countOf = (list: string) => byList.get(list)?.length ?? 0;
  // A further language has only lists with articles: what is above them is not written in it otherwise.
  const listed = language ? categories.filter(({ slug }) => countOf(slug) > 0) : categories;
  return listed.flatMap((category) => {
    const cells = createCategoryFilters(listed, category.slug, countOf, site);
    const inCategory = tags.filter((tag) => countOf(pathOfTag(category.slug, tag)) > 0);
    const frameOf = (tag: ListedTag | undefined): ListFrame => ({
      site,
      basePath: pathOn(site, tag ? pathOfTag(category.slug, tag) : `/${category.slug}`),
      category,
      tag,
      categories: cells,
      tags: createTagFilters(inCategory, { category: category.slug, current: tag, site }, countOf),
      months: countByMonth(byList.get(tag ? pathOfTag(category.slug, tag) : category.slug) ?? []),
    });
    return [
      ...withChosen(pagesOf(frameOf(undefined), byList.get(category.slug) ?? []), articles),
      ...inCategory.flatMap((tag) => pagesOf(frameOf(tag), byList.get(pathOfTag(category.slug, tag)) ?? [])),
    ];
  });
}

/** The first page has only the address of its list. R1. */
export function pathOfPageNumber({ basePath, site = {} }: Pick<ListFrame, 'basePath' | 'site'>, page: number): string {
  return page === 1 ? basePath : spokenPath(`${basePath}/page/${page}`, site.languages);
}

/** Returns the lists that contain an article: its categories, and the blog unless it is news. */
function listsOf({ category, second_categories }: ArticleCard): Set<CategorySlug> {
  const lists = new Set([category, ...second_categories].map(({ slug }) => slug));
  if (category.slug === 'news') lists.delete('blog');
  else lists.add('blog');
  return lists;
}

function add(lists: Map<string, ArticleCard[]>, list: string, article: ArticleCard): void {
  const known = lists.get(list);
  if (known) known.push(article);
  else lists.set(list, [article]);
}

function pagesOf(frame: ListFrame, articles: readonly ArticleCard[]): ArticleListPage[] {
  const perPage = perPageOf(frame.category.slug);
  const { pages } = stretchOf(articles.length, perPage);
  return Array.from({ length: pages }, (_, index) => ({
    path: pathOfPageNumber(frame, index + 1),
    frame,
    stretch: stretchOf(articles.length, perPage, index + 1),
    articles: articles.slice(index * perPage, (index + 1) * perPage),
  }));
}

function withChosen(pages: ArticleListPage[], articles: readonly ArticleCard[]): ArticleListPage[] {
  const featured = articles.filter(({ isFeatured }) => isFeatured).slice(0, featuredArticles);
  const popular = articles.filter(({ isPopular }) => isPopular).slice(0, popularArticles);
  const isBlog = ({ frame }: ArticleListPage) => frame.category.slug === 'blog' && !frame.tag;
  return pages.map((page) => (isBlog(page) ? { ...page, chosen: { featured, popular } } : page));
}

/** Returns the categories as filters: the blog first, then by number of articles; ties in the order of R23. */
function createCategoryFilters(
  categories: readonly ListedCategory[],
  current: CategorySlug,
  countOf: (list: string) => number,
  site: Sited,
): Filter[] {
  return categories
    .map(({ slug, name }) => ({
      slug,
      name,
      count: countOf(slug),
      href: countOf(slug) > 0 || slug === 'blog' ? pathOn(site, `/${slug}`) : undefined,
      isCurrent: slug === current,
    }))
    .sort((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ slug, count }: Filter): number {
  const place = (categorySlugs as readonly string[]).indexOf(slug) / categorySlugs.length;
  return slug === 'blog' ? Number.NEGATIVE_INFINITY : place - count;
}

/** Returns the tags of a list by group, the most used first. The current tag links back to the whole category. */
function createTagFilters(
  tags: readonly ListedTag[],
  { category, current, site }: { category: CategorySlug; current: ListedTag | undefined; site: Sited },
  countOf: (list: string) => number,
): ListFrame['tags'] {
  return tagGroups.flatMap((group) => {
    const ofGroup = tags.filter((tag) => tag.group.value === group);
    if (ofGroup.length === 0) return [];
    const filters = ofGroup
      .map((tag) => ({
        slug: tag.slug,
        name: tag.name,
        count: countOf(pathOfTag(category, tag)),
        href: pathOn(site, tag.slug === current?.slug ? `/${category}` : pathOfTag(category, tag)),
        isCurrent: tag.slug === current?.slug,
      }))
      .sort((a, b) => b.count - a.count);
    return [{ group, tags: filters }];
  });
}

/** The place of a list's articles, as it follows their number: `in Blockchain, on Cadence`. */
export function placeOf({ category, tag }: Pick<ListFrame, 'category' | 'tag'>, words?: Words): string {
  const place =
    category.slug === 'blog' ? saySite(words, 'list.inBlog') : saySite(words, 'list.in', { category: category.name });
  return tag ? saySite(words, 'list.on', { place, tag: tag.name }) : place;
}

/** The category's own heading, or the tag and the place of its articles. */
export function headingOf({ category, tag }: Pick<ListFrame, 'category' | 'tag'>, words?: Words): string {
  return tag ? `${tag.name}\n${placeOf({ category, tag: undefined }, words)}` : (category.heading ?? category.name);
}

/** What the articles of a list are about; for a tag, their number. */
export function leadOf(
  { frame, stretch }: Pick<ArticleListPage, 'frame' | 'stretch'>,
  words?: Words,
): string | undefined {
  return frame.tag ? countOf({ frame, stretch }, words) : frame.category.description;
}

function countOf({ frame, stretch }: Pick<ArticleListPage, 'frame' | 'stretch'>, words?: Words): string {
  const place = placeOf(frame, words);
  return stretch.total === 1
    ? saySite(words, 'list.one', { place })
    : fill(sayCount(words, { one: 'list.several', other: 'list.several' }, stretch.total), { place });
}

export function describeList({ frame, stretch }: ArticleListPage, words?: Words) {
  const { basePath, category, site = {}, tag } = frame;
  const { page, pages } = stretch;
  const subject = tag ? saySite(words, 'list.tagIn', { tag: tag.name, category: category.name }) : category.name;
  const description = leadOf({ frame, stretch }, words) ?? countOf({ frame, stretch }, words);
  const breadcrumbs: Link[] = [];
  if (tag || page > 1) breadcrumbs.push({ label: category.name, href: pathOn(site, `/${category.slug}`) });
  if (tag && page > 1) breadcrumbs.push({ label: tag.name, href: basePath });
  return {
    title: page > 1 ? saySite(words, 'list.titlePage', { title: subject, page }) : subject,
    description: page > 1 ? `${description} ${saySite(words, 'list.pageOf', { page, pages })}` : description,
    name: page > 1 ? saySite(words, 'list.page', { page }) : (tag?.name ?? category.name),
    breadcrumbs,
    previous: page > 1 ? pathOfPageNumber(frame, page - 1) : undefined,
    next: page < pages ? pathOfPageNumber(frame, page + 1) : undefined,
  };
}
