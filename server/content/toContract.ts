import { category as categoryContract, type TagGroup } from '@frontage/contract/article.ts';
import { glossaryTerm } from '@frontage/contract/glossary.ts';
import { bareSlug, languageOfSlug } from '@frontage/contract/language.ts';
import type { PictureSizeKey } from '@frontage/contract/primitives/picture.ts';
import { siteSettings as settingsContract, settingsWords } from '@frontage/contract/siteSettings.ts';
import type { Kind, Stored } from '@frontage/kinds/defineKind.ts';
import type { Article, Category, Page, SiteSetting, Tag, Term, Wording } from '../payload-types.ts';
import { idOf } from '../references/idOf.ts';
import { type HasLayout, hasBlocks, schemaOfBlock } from '../texts/textOfLayout.ts';
import { fitObject } from './fitTo.ts';
import { toPicture } from './picture.ts';

/**
 * Converts documents of the CMS to the shapes of the contract. Nothing here is parsed: the content API returns what
 * editors stored, and its reader reports what is invalid. All take documents whose relations are populated.
 */

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

/** The names of the groups of tags for editors and readers. */
export const tagGroupLabels: Record<TagGroup, string> = { technologies: 'Technologies', protocols: 'Protocols' };

export function toTag({ term_id, name, slug, group }: Tag) {
  return { term_id, name, slug, group: { value: group, label: tagGroupLabels[group] } };
}

/** A document with a page as it is stored. */
export type StoredDocument = Stored & {
  id: number;
  slug?: string | null;
  language?: string | null;
  original?: number | { id: number } | null;
  createdAt: string;
  updatedAt: string;
};

/** What answers say besides what is stored: where a document is, its blocks, and what is around them. */
const made = ['type', 'path', 'layout', 'term_id', 'categories', 'offices', 'events', 'reviews', 'site'];

/** A form of an agency may have fields of its own with such names, but for its type and its path. */
const isMade = ({ form }: Kind, name: string) =>
  made.includes(name) && (/^(?:type|path)$/.test(name) || !(form && name in form.fields));

/** The answer about a document with a page, in a list or whole: all that its kind's schema has, but where it is. */
export function answerOf(kind: Kind, as: 'listed' | 'whole', stored: StoredDocument): Record<string, unknown> {
  const own = Object.entries((kind[as] ?? kind.listed)?.shape ?? {}).filter(([name]) => !isMade(kind, name));
  const { layout, updatedAt: modified } = stored;
  // A draft may have none.
  const slug = stored.slug ?? '';
  const place = { slug: bareSlug(slug), lang: languageOfSlug(slug) };
  return {
    ...fitObject(Object.fromEntries(own), { ...stored, modified, ...place }),
    ...(kind.page?.under ? partsOfArticle(stored as unknown as Article) : {}),
    // A page that was a service once may still have its offer.
    ...(kind.blocks === 'page' && stored.type !== 'service' ? { offer: undefined } : {}),
    ...(as === 'whole' && hasBlocks(kind.collection) ? { layout: toBlocks(kind.collection, layout) } : {}),
  };
}

/** The same of where a document is: its type, its categories and its path on the site. */
export function placeOf(
  kind: Kind,
  as: 'listed' | 'whole',
  { categories, path, type }: { categories: readonly Category[]; path: string | undefined; type: string },
): Record<string, unknown> {
  const place = {
    type,
    term_id: categories[0]?.term_id ?? null,
    categories: categories.map(({ slug }) => slug),
    path: path || undefined,
  };
  const { shape = {} } = kind[as] ?? kind.listed ?? {};
  return Object.fromEntries(Object.entries(place).filter(([name]) => name in shape && isMade(kind, name)));
}

/** What an article shows of others, and what an empty field of it means. */
function partsOfArticle(article: Article) {
  const picture = toPicture(article.preview);
  const webpOf = (key: PictureSizeKey) => picture?.sizes[key]?.webp ?? picture?.url;
  const [category, ...further] = categoriesOf(article);
  return {
    timeToRead: article.timeToRead ?? 1,
    isFeatured: article.isFeatured || undefined,
    isPopular: article.isPopular || undefined,
    // A person stays an id, because they may be a draft: the site shows those who have a page.
    writtenBy: idOf(article.writtenBy) ?? undefined,
    reviewedBy: idOf(article.reviewedBy) ?? undefined,
    // For screens of that width: the narrowest cut that is not narrower.
    preview768: webpOf('1000-510'),
    preview500: webpOf('690-517'),
    preview320: webpOf('375-280'),
    category: category && toCategory(category),
    second_categories: further.map(toCategory),
    tags: manyOf(article.tags).map(toTag),
  };
}

type Related = { [Name in 'category' | 'second_categories']?: Article[Name] | undefined };

/** The first category, then the further ones, each once. */
export function categoriesOf({ category: first, second_categories }: Related): Category[] {
  if (!isThere(first)) return [];
  return [first, ...manyOf(second_categories).filter(({ id }) => id !== first.id)];
}

/** Those of a relation that are there; none while a form has something else in their place. */
function manyOf<Document extends object>(relations: readonly (Document | number)[] | null | undefined): Document[] {
  return Array.isArray(relations) ? relations.filter(isThere) : [];
}

/** False for the id of a document that is gone. */
function isThere<Document extends object>(relation: Document | number | null | undefined): relation is Document {
  return typeof relation === 'object' && relation !== null;
}

/** Blocks as the contract has them. */
export function toBlocks(collection: HasLayout, layout: unknown): Record<string, unknown>[] {
  return Array.isArray(layout) ? layout.map((block) => toBlock(collection, block)) : [];
}

/** `blockType` becomes `acf_fc_layout`. A block without a schema keeps only its name. */
export function toBlock(collection: HasLayout, stored: { blockType: string }): Record<string, unknown> {
  const layout = stored.blockType;
  const schema = schemaOfBlock(collection, layout);
  if (!schema) return { acf_fc_layout: layout };
  const { acf_fc_layout: _, ...shape } = schema.shape;
  return { acf_fc_layout: layout, ...fitObject(shape, stored) };
}

/** A block as the CMS stores it, of a page or an article. */
export type StoredBlock = NonNullable<Page['layout']>[number] | NonNullable<Article['layout']>[number];
