import { slugIn } from '@frontage/contract/language.ts';
import { addressInText, picturesField } from '@frontage/contract/primitives/pictureInText.ts';
import type { Article, Page } from '../payload-types.ts';
import type { HasLayout } from '../texts/textOfLayout.ts';
import type { PictureIds } from './pictures.ts';
import type { SeedEntry } from './seedContent.ts';

/** What is stored already, by the names in the content: slugs, and numbers of offices. */
export interface SeedIds {
  pictures: PictureIds;
  categories: Map<unknown, number>;
  tags: Map<unknown, number>;
  articles: Map<unknown, number>;
  people: Map<unknown, number>;
  offices: Map<unknown, number>;
}

/** Fields that name other documents. */
const relations = {
  category: 'categories',
  second_categories: 'categories',
  tags: 'tags',
  writtenBy: 'people',
  reviewedBy: 'people',
  office: 'offices',
} as const;

/**
 * A document of the content as the CMS stores it, published. Throws where it names something that the content does not
 * contain.
 */
export function storedDocument(entry: SeedEntry, ids: Pick<SeedIds, 'pictures'> & Partial<SeedIds>) {
  const { layout, ...fields } = ids.pictures.resolve(defined(entry)) as SeedEntry & Record<string, unknown>;
  const related = Object.entries(relations).flatMap(([field, of]) => {
    const idOf = (name: unknown) => {
      const id = ids[of]?.get(name);
      if (id === undefined) throw new Error(`There is no ${name} among the ${of} of the content`);
      return id;
    };
    const named = fields[field];
    return named === undefined ? [] : [[field, Array.isArray(named) ? named.map(idOf) : idOf(named)]];
  });
  const blocks = layout ? { layout: toStoredBlocks(layout) } : {};
  return { ...fields, ...Object.fromEntries(related), ...blocks, _status: 'published' as const };
}

/**
 * A copy of the value without undefined fields, at any depth: Payload's types distinguish "left out" from "undefined".
 */
export function defined<Value>(value: Value): Defined<Value> {
  return JSON.parse(JSON.stringify(value));
}

type Defined<Value> = Value extends readonly (infer Entry)[]
  ? Defined<Entry>[]
  : Value extends object
    ? { [Name in keyof Value]: Defined<Exclude<Value[Name], undefined>> }
    : Value;

/** The twins of a collection in further languages, with the slugs under which they are stored. */
export function storedTwins<
  Name extends string,
  Language extends { code: string } & { [Key in Name]?: readonly { twin: { slug: string } }[] | undefined },
>(languages: readonly Language[], collection: Name): NonNullable<Language[Name]>[number]['twin'][] {
  return languages.flatMap((language) =>
    (language[collection] ?? []).map(({ twin }) => ({ ...twin, slug: slugIn(language.code, twin.slug) })),
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
