import { category as categoryContract } from '@frontage/contract/article.ts';
import { bareSlug, languageOfSlug } from '@frontage/contract/language.ts';
import { pageHead } from '@frontage/contract/pageParts.ts';
import type { PictureSizeKey } from '@frontage/contract/primitives/picture.ts';
import type { Article, Category, Tag } from '../payload-types.ts';
import { idOf } from '../references/idOf.ts';
import { tagGroupLabels } from './collections/terms.ts';
import { fitObject } from './fitTo.ts';
import { toPicture } from './picture.ts';
import { type Relations, related, toBlock } from './toBlock.ts';

/** A category as part of an article. */
export function toCategory(category: Category) {
  return fitObject(categoryContract.shape, category);
}

/** A category with its heading and description, and the number of its articles. */
export function toListedCategory(category: Category, count: number) {
  const { heading, description } = category;
  return { ...toCategory(category), ...(heading ? { heading } : {}), ...(description ? { description } : {}), count };
}

export function toTag({ term_id, name, slug, group }: Tag) {
  return { term_id, name, slug, group: { value: group, label: tagGroupLabels[group] } };
}

/** The fields of an article that lists need; readers of long lists leave the text in the database. */
export const listedFields = {
  ...({ slug: true, title: true, excerpt: true, preview: true, date: true } as const),
  ...({ timeToRead: true, durationSeconds: true, writtenBy: true, reviewedBy: true } as const),
  ...({ isFeatured: true, isPopular: true, category: true, second_categories: true, tags: true } as const),
};
export type ListedArticle = Pick<Article, keyof typeof listedFields | 'id'>;

/** An article as lists show it, from a populated document or one at depth 0 with `relations`. */
export function toArticleCard(article: ListedArticle, relations: Relations = {}) {
  const picture = toPicture(related(article.preview, relations.media));
  const webpOf = (key: PictureSizeKey) => picture?.sizes[key]?.webp ?? picture?.url;
  const [category, ...further] = categoriesOf(article, relations);
  return {
    id: article.id,
    slug: bareSlug(article.slug),
    ...langOf(article.slug),
    title: article.title,
    ...(article.excerpt ? { excerpt: article.excerpt } : {}),
    date: article.date,
    timeToRead: article.timeToRead ?? 1,
    ...idsOf(article),
    ...(article.durationSeconds ? { durationSeconds: article.durationSeconds } : {}),
    ...(article.isFeatured ? { isFeatured: true } : {}),
    ...(article.isPopular ? { isPopular: true } : {}),
    preview: picture,
    // For screens of that width: the narrowest cut that is not narrower.
    preview768: webpOf('1000-510'),
    preview500: webpOf('690-517'),
    preview320: webpOf('375-280'),
    category: category ? toCategory(category) : undefined,
    second_categories: further.map(toCategory),
    tags: (article.tags ?? [])
      .map((tag) => related(tag, relations.tags))
      .filter(isThere)
      .map(toTag),
  };
}

/** What a document of a further language says of it; one of the default language says nothing. A draft may have no slug. */
export function langOf(slug: string | null | undefined): { lang?: string } {
  const lang = languageOfSlug(slug ?? '');
  return lang ? { lang } : {};
}

/** A person stays an id, because they may be a draft: the site shows those who have a page. */
function idsOf({ reviewedBy, writtenBy }: Pick<ListedArticle, 'reviewedBy' | 'writtenBy'>) {
  return {
    ...(writtenBy ? { writtenBy: idOf(writtenBy) } : {}),
    ...(reviewedBy ? { reviewedBy: idOf(reviewedBy) } : {}),
  };
}

/** Tells articles from the other documents of a list: `news` where the first category is news. */
export function typeOfArticle(article: ListedArticle, relations: Relations = {}) {
  const categories = categoriesOf(article, relations);
  const [first] = categories;
  return {
    type: first?.slug === 'news' ? ('news' as const) : ('post' as const),
    term_id: first?.term_id,
    categories: categories.map(({ slug }) => slug),
  };
}

/** An article with its text, from a populated document or one at depth 0 with `relations`. */
export function toPost(article: Article, relations: Relations = {}) {
  const cover = toPicture(related(article.cover, relations.media));
  const coverUpright = toPicture(related(article.coverUpright, relations.media));
  return {
    ...toArticleCard(article, relations),
    ...typeOfArticle(article, relations),
    modified: article.updatedAt,
    ...(article.lead ? { lead: article.lead } : {}),
    ...(cover ? { cover } : {}),
    ...(coverUpright ? { coverUpright } : {}),
    head: fitObject(pageHead.partial().shape, article.head, relations),
    layout: (article.layout ?? []).map((block) => toBlock('articles', block, relations)),
  };
}

/** The first category, then the further ones, each once. */
function categoriesOf(article: ListedArticle, relations: Relations): Category[] {
  const first = related(article.category, relations.categories);
  if (!first) return [];
  const further = (article.second_categories ?? []).map((one) => related(one, relations.categories)).filter(isThere);
  return [first, ...further.filter(({ id }) => id !== first.id)];
}

function isThere<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}
