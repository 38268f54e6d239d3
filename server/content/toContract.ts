import { category as categoryContract } from '@frontage/contract/article.ts';
import { event as eventContract } from '@frontage/contract/event.ts';
import { glossaryTerm } from '@frontage/contract/glossary.ts';
import { bareSlug, languageOfSlug } from '@frontage/contract/language.ts';
import { office as officeContract } from '@frontage/contract/office.ts';
import { cardFields, pageHead } from '@frontage/contract/pageParts.ts';
import { link } from '@frontage/contract/primitives/link.ts';
import type { PictureSizeKey } from '@frontage/contract/primitives/picture.ts';
import { review as reviewContract } from '@frontage/contract/review.ts';
import { siteSettings as settingsContract, settingsWords } from '@frontage/contract/siteSettings.ts';
import { kindOf, pathOfStored } from '@frontage/kinds/kinds.ts';
import { offer } from '@frontage/kinds/page/page.schema.ts';
import { z } from 'zod';
import type {
  Article,
  Category,
  Event,
  Office,
  Page,
  Review,
  SiteSetting,
  Tag,
  Term,
  Wording,
} from '../payload-types.ts';
import { idOf } from '../references/idOf.ts';
import { type HasLayout, schemaOfBlock } from '../texts/textOfLayout.ts';
import { tagGroupLabels } from './collections/terms.ts';
import { fitObject, fitTo, type Library } from './fitTo.ts';
import { toPicture } from './picture.ts';

/**
 * Converts documents of the CMS to the shapes of the contract. Nothing here is parsed: the content API returns what
 * editors stored, and its reader reports what is invalid. All take documents whose relations are populated.
 */

/** A page as lists and links show it. */
export function toPageCard(page: Pick<Page, 'id' | 'type' | 'slug' | 'title' | 'card' | 'updatedAt'>) {
  return {
    id: page.id,
    type: page.type,
    slug: bareSlug(page.slug),
    term_id: null,
    categories: [],
    title: page.title,
    path: pathOfStored(kindOf('pages'), { ...page }) ?? '/',
    card: fitObject(cardFields.shape, page.card),
    modified: page.updatedAt,
    ...langOf(page.slug),
  };
}

/** A page without the data that its blocks show: the caller adds offices, events, reviews and site settings. */
export function toPage(page: Page, library?: Library) {
  return {
    id: page.id,
    type: page.type,
    slug: bareSlug(page.slug),
    path: pathOfStored(kindOf('pages'), { ...page }) ?? '/',
    title: page.title,
    modified: page.updatedAt,
    ...langOf(page.slug),
    head: fitTo(pageHead, page.head, library),
    ...(page.type === 'service' ? { offer: fitTo(offer.optional(), page.offer) } : {}),
    breadcrumbs: fitTo(z.array(link), page.breadcrumbs ?? []),
    layout: (page.layout ?? []).map((block) => toBlock('pages', block, library)),
    card: fitObject(cardFields.shape, page.card, library),
  };
}

export function toOffice(office: Office) {
  return fitObject(officeContract.shape, office);
}

export function toEvent(event: Event) {
  return fitObject(eventContract.shape, event);
}

export function toReview(review: Review) {
  return fitObject(reviewContract.shape, review);
}

/** A glossary term. It names its article only where that is among `articles`, those that may be shown. */
export function toGlossaryTerm(term: Term, articles: ReadonlyMap<number, Pick<Article, 'slug'>>) {
  const { articleSlug: _, ...shape } = glossaryTerm.shape;
  const shown = articles.get(Number(idOf(term.article)));
  return { ...fitObject(shape, term), ...(shown ? { articleSlug: bareSlug(shown.slug) } : {}) };
}

/** The words of the settings in a further language. */
export function toWording(wording: Wording) {
  return fitObject(settingsWords.shape, wording);
}

export function toSiteSettings(settings: SiteSetting) {
  return fitObject(settingsContract.shape, settings);
}

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

/** An article as lists show it. */
export function toArticleCard(article: ListedArticle) {
  const picture = toPicture(article.preview);
  const webpOf = (key: PictureSizeKey) => picture?.sizes[key]?.webp ?? picture?.url;
  const [category, ...further] = categoriesOf(article);
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
    tags: (article.tags ?? []).filter(isThere).map(toTag),
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
export const typeOfArticle = (first: Category | undefined) => (first?.slug === 'news' ? 'news' : 'post');

/** An article with its text. */
export function toPost(article: Article, library?: Library) {
  const cover = toPicture(article.cover);
  const coverUpright = toPicture(article.coverUpright);
  const categories = categoriesOf(article);
  return {
    ...toArticleCard(article),
    type: typeOfArticle(categories[0]),
    term_id: categories[0]?.term_id,
    categories: categories.map(({ slug }) => slug),
    modified: article.updatedAt,
    ...(article.lead ? { lead: article.lead } : {}),
    ...(cover ? { cover } : {}),
    ...(coverUpright ? { coverUpright } : {}),
    head: fitObject(pageHead.partial().shape, article.head, library),
    layout: (article.layout ?? []).map((block) => toBlock('articles', block, library)),
  };
}

/** The first category, then the further ones, each once. */
function categoriesOf({ category: first, second_categories }: ListedArticle): Category[] {
  if (!isThere(first)) return [];
  return [first, ...(second_categories ?? []).filter(isThere).filter(({ id }) => id !== first.id)];
}

/** False for the id of a document that is gone. */
function isThere<Document extends object>(relation: Document | number | null | undefined): relation is Document {
  return typeof relation === 'object' && relation !== null;
}

/**
 * A block as the contract has it: `blockType` becomes `acf_fc_layout`. A block without a schema keeps only its name.
 */
export function toBlock(
  collection: HasLayout,
  stored: { blockType: string },
  library?: Library,
): Record<string, unknown> {
  const layout = stored.blockType;
  const schema = schemaOfBlock(collection, layout);
  if (!schema) return { acf_fc_layout: layout };
  const { acf_fc_layout: _, ...shape } = schema.shape;
  return { acf_fc_layout: layout, ...fitObject(shape, stored, library) };
}

/** A block as the CMS stores it, of a page or an article. */
export type StoredBlock = NonNullable<Page['layout']>[number] | NonNullable<Article['layout']>[number];
