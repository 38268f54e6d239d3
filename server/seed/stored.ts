import { slugIn } from '@frontage/contract/language.ts';
import { addressInText, picturesField } from '@frontage/contract/primitives/pictureInText.ts';
import type { Article, Page } from '../payload-types.ts';
import type { HasLayout } from '../texts/textOfLayout.ts';
import type { PictureIds } from './pictures.ts';
import type { SeedArticle, SeedPage } from './seedContent.ts';

export interface SeedIds {
  pictures: PictureIds;
  categories: Map<string, number>;
  tags: Map<string, number>;
  articles: Map<string, number>;
  people: Map<string, number>;
  /** By their number in the content. */
  offices: Map<number, number>;
}

/** An article of the content as the CMS stores it, published. */
export function storedArticle(
  article: SeedArticle,
  { pictures, categories, people, tags }: Omit<SeedIds, 'articles' | 'offices'>,
) {
  const { cover, coverUpright, head, layout, preview, reviewedBy, writtenBy, ...rest } = article;
  return {
    ...defined(rest),
    preview: pictures.idOf(preview),
    ...(cover ? { cover: pictures.idOf(cover) } : {}),
    ...(coverUpright ? { coverUpright: pictures.idOf(coverUpright) } : {}),
    ...(writtenBy ? { writtenBy: idOf(people, 'person', writtenBy) } : {}),
    ...(reviewedBy ? { reviewedBy: idOf(people, 'person', reviewedBy) } : {}),
    category: idOf(categories, 'category', article.category),
    second_categories: article.second_categories.map((slug) => idOf(categories, 'category', slug)),
    tags: article.tags.map((slug) => idOf(tags, 'tag', slug)),
    ...(head ? { head: withPicture(head, 'image', pictures) } : {}),
    layout: toStoredBlocks<'articles'>(layout.map(pictures.resolve)),
    _status: 'published',
  } as const;
}

/** A page of the content as the CMS stores it, published. */
export function storedPage(page: SeedPage, { pictures }: Pick<SeedIds, 'pictures'>) {
  const { card, head, layout, offer, ...rest } = page;
  return {
    ...defined(rest),
    ...(offer ? { offer: defined(offer) } : {}),
    ...(card ? { card: withPicture(card, 'picture', pictures) } : {}),
    head: withPicture(head, 'image', pictures),
    layout: toStoredBlocks<'pages'>(layout.map(pictures.resolve)),
    _status: 'published',
  } as const;
}

/** A document of a kind with a `form`, whose schema has checked it: its collection is made from the same one. */
export function storedDeclared(entry: object & { slug?: string }, { offices, pictures }: SeedIds) {
  const office = offices.get(Number(Reflect.get(entry, 'office')));
  const related = office === undefined ? {} : { office };
  const data: { slug?: string } = { ...pictures.resolve(defined(entry)), ...related };
  return { ...data, _status: 'published' } as const;
}

/** Throws where content names something that it does not contain. */
function idOf(ids: Map<string, number>, kind: string, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`There is no ${kind} ${slug} in the content`);
  return id;
}

/** Fields with the id of a picture in place of its name. */
export function withPicture<Name extends string, Fields extends { [Key in Name]?: { $picture: string } | undefined }>(
  fields: Fields,
  name: Name,
  pictures: PictureIds,
) {
  const { [name]: picture, ...words } = fields;
  return { ...defined(words), ...(picture ? { [name]: pictures.idOf(picture) } : {}) };
}

/**
 * A copy of the value without undefined fields, at any depth: Payload's types distinguish "left out" from "undefined".
 */
export function defined<Value>(value: Value): Defined<Value> {
  return removeUndefined(value) as Defined<Value>;
}

type Defined<Value> = Value extends readonly (infer Entry)[]
  ? Defined<Entry>[]
  : Value extends object
    ? { [Name in keyof Value]: Defined<Exclude<Value[Name], undefined>> }
    : Value;

function removeUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeUndefined);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, entry]) => entry !== undefined);
  return Object.fromEntries(kept.map(([name, entry]) => [name, removeUndefined(entry)]));
}

/** The twins of a collection in further languages, with the slugs under which they are stored. */
export function storedTwins<
  Name extends string,
  Document extends { slug: string },
  Language extends { code: string } & Record<Name, readonly { twin: Document }[]>,
>(languages: readonly Language[], collection: Name): Language[Name][number]['twin'][] {
  return languages.flatMap((language) =>
    language[collection].map(({ twin }) => ({ ...twin, slug: slugIn(language.code, twin.slug) })),
  );
}

/** ms within which a new document may still be filled in; a later change is somebody's own. */
const makingMs = 10_000;

/** True where a document of the demo was changed after the demo added it. */
export function isChanged({ createdAt, updatedAt }: { createdAt: string; updatedAt: string }): boolean {
  return Date.parse(updatedAt) - Date.parse(createdAt) > makingMs;
}

interface LayoutOf {
  pages: NonNullable<Page['layout']>;
  articles: NonNullable<Article['layout']>;
}

/** Blocks of the contract as the CMS stores them; pictures must already be ids of the library. */
export function toStoredBlocks<Collection extends HasLayout = 'pages'>(
  layout: readonly object[],
): LayoutOf[Collection] {
  const blocks: unknown = layout.map((block) => {
    const { acf_fc_layout: blockType, ...fields } = block as { acf_fc_layout: string };
    return { ...namingPictures(fields), blockType };
  });
  // The editor's form of a block is made from the block's schema, and the round-trip test keeps the two consistent.
  return blocks as LayoutOf[Collection];
}

/** Replaces the content's own picture numbers in texts, which are listed in the same block, by ids of the library. */
function namingPictures(fields: Record<string, unknown>): Record<string, unknown> {
  const { [picturesField]: pictures, ...others } = fields;
  const ids = new Map(Object.entries(Object(pictures) as Record<string, number>));
  if (ids.size === 0) return fields;
  const named = (text: string) =>
    text.replace(/\bpicture:(\d+)\b/g, (found, own: string) => {
      const id = ids.get(own);
      return id === undefined ? found : addressInText(id);
    });
  return Object.fromEntries(
    Object.entries(others).map(([name, value]) => [name, typeof value === 'string' ? named(value) : value]),
  );
}
