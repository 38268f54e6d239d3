import { bareSlug, languageOfSlug, pathIn } from '@frontage/contract/language.ts';
import { own } from '../registry/kinds.ts';
import { article } from './article/article.kind.ts';
import { category } from './category/category.kind.ts';
import type { Kind, KindName, Stored } from './defineKind.ts';
import { document } from './document/document.kind.ts';
import { event } from './event/event.kind.ts';
import { office } from './office/office.kind.ts';
import { page } from './page/page.kind.ts';
import { person } from './person/person.kind.ts';
import { recording } from './recording/recording.kind.ts';
import { review } from './review/review.kind.ts';
import { tag } from './tag/tag.kind.ts';
import { term } from './term/term.kind.ts';
import { translation } from './translation/translation.kind.ts';
import { vacancy } from './vacancy/vacancy.kind.ts';
import { wording } from './wording/wording.kind.ts';

/*
 * The table of kinds of content. A kind is declared once, in `kinds/<name>/`, or in `own/kinds/<name>/` by an agency, and
 * in this table; everything else reads it here. There are three tables, by place, so that no program loads what it does
 * not need:
 * - this one: what every room may know (`<name>.kind.ts`): schema, address, labels and facts;
 * - `server/content/collections/`: collections of the CMS that are written by hand; those of kinds with a `form` follow
 *   from it;
 * - `drawnKinds.ts` and `kindViews.ts` of the registry: what the site draws (`<name>.drawn.ts`): head, structured data
 *   and view.
 * What is special about a kind is a fact of its declaration and never a branch on its name elsewhere: several types in
 * one collection, a path below a category, parts of a page in place of pages, files. Order: that of uses that
 * are listed to an editor, and of the list of what was removed.
 */
const core = [
  ...[page, article, vacancy, person, recording, term, event, review, document, office, wording, translation],
  ...[tag, category],
] as const;

/** As types know them: every kind has the facts of one of the core. */
export type AnyKind = (typeof core)[number];

/** Every kind; those of the agency last. */
export const kinds: readonly AnyKind[] = [...core, ...(own as readonly Kind[] as readonly AnyKind[])];

/** Whether it is the collection of a kind that an agency declares. Its tables begin alike. */
export const isOwnCollection = (collection: string): boolean => /^_?own_/.test(collection);

/** Kinds to which a fact applies. */
export type KindWith<Fact extends keyof Kind> = Extract<AnyKind, Record<Fact, unknown>>;
export type CollectionWith<Fact extends keyof Kind> = KindWith<Fact>['collection'];

export function kindsWith<Fact extends keyof Kind>(fact: Fact): KindWith<Fact>[] {
  return kinds.filter((kind): kind is KindWith<Fact> => fact in kind);
}

export function collectionsWith<Fact extends keyof Kind>(fact: Fact): CollectionWith<Fact>[] {
  return kindsWith(fact).map((kind: AnyKind) => kind.collection as CollectionWith<Fact>);
}

/** The kind of a collection; undefined for collections of something else. */
export function kindIn(collection: string): AnyKind | undefined {
  return kinds.find((kind) => kind.collection === collection);
}

/** The kind of a collection whose documents have words in further languages; undefined for others. */
export function kindInWords(collection: string): KindWith<'words'> | undefined {
  return kindsWith('words').find((kind) => kind.collection === collection);
}

/** The same by the name of the kind, which a translation keeps. */
export function kindOfWords(name: unknown): KindWith<'words'> | undefined {
  return kindsWith('words').find((kind) => kind.name === name);
}

/** The kind of a collection where that is known to be of a kind with a fact. */
export function kindOf<Collection extends AnyKind['collection']>(
  collection: Collection,
): Extract<AnyKind, { collection: Collection }> {
  const found = kinds.find(
    (kind): kind is Extract<AnyKind, { collection: Collection }> => kind.collection === collection,
  );
  if (!found) throw new Error(`${collection} is no collection of content`);
  return found;
}

type TypesOf<One> = One extends { types: infer Types } ? keyof Types & string : never;
/** Types of the content API; those of kinds whose documents have pages. */
export type PostType = TypesOf<AnyKind>;
export type PagedType = TypesOf<KindWith<'page'>>;

/** The type that is meant where a call of the content API names none. */
export const usualType = 'post' satisfies PagedType;

export const postTypes = typesOf(kindsWith('types')) as [PostType, ...PostType[]];
export const pagedTypes = typesOf(kindsWith('page')) as [PagedType, ...PagedType[]];

/** The usual type first. */
function typesOf(some: readonly KindWith<'types'>[]): string[] {
  return [...new Set<string>([usualType, ...some.flatMap(({ types }) => Object.keys(types))])];
}

type NamesOf<One> = One extends { named: infer Names } ? keyof Names & string : never;
/** Names by which blocks refer to documents: `case`. */
export type Named = NamesOf<AnyKind>;

export const names = kindsWith('named').flatMap(({ named }) => Object.keys(named)) as [Named, ...Named[]];

export function isNamed(name: string): name is Named {
  return names.some((one) => one === name);
}

/** The kind that blocks name so, and how. */
export function kindNamed(name: Named): { kind: KindWith<'named'> & Kind; how: KindName } {
  for (const kind of kindsWith('named') as (KindWith<'named'> & Kind)[]) {
    const how: KindName | undefined = Object.entries<KindName>(kind.named).find(([own]) => own === name)?.[1];
    if (how) return { kind, how };
  }
  throw new Error(`Blocks name no document as ${name}`);
}

/** What blocks name by a field: `articleSlugs`, `caseSlug`. Undefined for fields that name nothing. */
export function nameIn(field: string): Named | undefined {
  const name = /^([a-z]+)Slugs?$/.exec(field)?.[1];
  if (name && isNamed(name)) return name;
  return names.find((one) => kindNamed(one).how.field === field);
}

type HitsOf<One> = One extends { search: { hits: infer Hits } } ? keyof Hits & string : never;
export type HitKind = HitsOf<KindWith<'search'>>;

/** The type of a stored document in the content API. */
export function typeOf({ name, typeOf, types = {} }: Kind, stored: Stored): string {
  const [usual = name] = Object.keys(types);
  return typeOf?.(stored) ?? usual;
}

/** Collections whose documents visitors see, on pages of their own or as parts of others. */
export type SeenCollection = Exclude<AnyKind, KindWith<'isFile'>>['collection'];
export const seenCollections = kinds.flatMap((kind) => ('isFile' in kind ? [] : [kind.collection])) as SeenCollection[];

export type PagedCollection = CollectionWith<'page'>;
export type PagedName = KindWith<'page'>['name'];
/** Kinds whose documents have pages, by the name that faults, previews and the site's inventory use. */
export const pagedNames = kindsWith('page').map(({ name }) => name) as [PagedName, ...PagedName[]];

/** The collection of a kind whose documents have pages. */
export function collectionNamed(name: PagedName): PagedCollection {
  const kind = kindsWith('page').find((one) => one.name === name);
  if (!kind) throw new Error(`No kind with pages is called ${name}`);
  return kind.collection;
}

/** The path of a stored document's own page; undefined where it lacks what the path is made of. */
export function pathOfStored(kind: Kind, stored: Stored): string | undefined {
  const { page } = kind;
  const under: unknown = page?.under ? Reflect.get(Object(stored[page.under.field]), 'slug') : '';
  const { slug } = stored;
  if (!page || typeof slug !== 'string' || slug === '' || typeof under !== 'string') return undefined;
  const place = { type: typeOf(kind, stored), slug: bareSlug(slug), categories: page.under ? [under] : [] };
  return pathIn(languageOfSlug(slug), page.pathOf(place));
}

/** The times in ms from which and until which visitors see a published document. R11. */
export function timesOf({ appears, ends }: Kind, stored: Stored): { from: number; until: number } {
  const msAt = (field: string | undefined) => (field && stored[field] ? Date.parse(String(stored[field])) : undefined);
  return { from: msAt(appears) ?? 0, until: msAt(ends) ?? Number.POSITIVE_INFINITY };
}

export function isShownAt(kind: Kind, stored: Stored, now: Date): boolean {
  const { from, until } = timesOf(kind, stored);
  return from <= now.getTime() && now.getTime() < until;
}
