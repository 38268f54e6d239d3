import { article } from './article/article.kind.ts';
import type { Stored } from './defineKind.ts';
import { document } from './document/document.kind.ts';
import { event } from './event/event.kind.ts';
import { office } from './office/office.kind.ts';
import { page } from './page/page.kind.ts';
import { review } from './review/review.kind.ts';
import { term } from './term/term.kind.ts';

/*
 * The table of kinds of content. A kind is declared once, in `kinds/<name>/`, and in this table; everything else reads
 * it here. There are three tables, by place, so that no program loads what it does not need:
 * - this one: what every room may know (`<name>.kind.ts`): schema, address, labels and facts;
 * - `server/content/storedKinds.ts`: collections of the CMS (`<name>.stored.ts`), with what the content API answers;
 * - `drawn.ts`: what the site draws (`<name>.drawn.ts`): view, head and structured data.
 * What is special about a kind is a fact of its declaration and never a branch on its name elsewhere: several types in
 * one collection, a path below a category, parts of a page in place of pages, files. Order: that of the tabs of the
 * search, of uses that are listed, and of the admin's lists of what was removed.
 */
const core = [article, term, page, event, review, document, office] as const;

export type AnyKind = (typeof core)[number];

/** Every kind. An agency's own kinds join here, and are read as the others are. */
export const kinds: readonly AnyKind[] = [...core];

type Fact = 'types' | 'listed' | 'whole' | 'hasDrafts' | 'page' | 'part' | 'blocks' | 'appears' | 'ends' | 'named';
type FurtherFact = 'search' | 'isFile' | 'hasLinks' | 'held';

/** Kinds to which a fact applies. */
export type KindWith<Name extends Fact | FurtherFact> = Extract<AnyKind, Record<Name, unknown>>;
export type CollectionWith<Name extends Fact | FurtherFact> = KindWith<Name>['collection'];

export function kindsWith<Name extends Fact | FurtherFact>(fact: Name): KindWith<Name>[] {
  return kinds.filter((kind): kind is KindWith<Name> => fact in kind);
}

export function collectionsWith<Name extends Fact | FurtherFact>(fact: Name): CollectionWith<Name>[] {
  return kindsWith(fact).map((kind: AnyKind) => kind.collection as CollectionWith<Name>);
}

/** The kind of a collection; undefined for collections of something else. */
export function kindIn(collection: string): AnyKind | undefined {
  return kinds.find((kind) => kind.collection === collection);
}

/** The same where the collection is known to be of a kind with a fact. */
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

export const postTypes = typesOf(kindsWith('types')) as [PostType, ...PostType[]];
export const pagedTypes = typesOf(kindsWith('page')) as [PagedType, ...PagedType[]];

function typesOf(some: readonly KindWith<'types'>[]): string[] {
  return some.flatMap(({ types }) => Object.keys(types));
}

/** The kind of a type of the content API. */
export function kindOfType(type: string): KindWith<'types'> | undefined {
  return kindsWith('types').find(({ types }) => type in types);
}

type NamesOf<One> = One extends { named: infer Names } ? keyof Names & string : never;
/** Names by which blocks refer to documents: `case`. */
export type Named = NamesOf<AnyKind>;

/** The kind that blocks name so, and how. */
export function kindNamed(name: string) {
  const kind = kindsWith('named').find(({ named }) => name in named);
  const how = kind && Object.entries(kind.named).find(([own]) => own === name)?.[1];
  return kind && how ? { kind, how } : undefined;
}

type HitsOf<One> = One extends { search: { hits: infer Hits } } ? keyof Hits & string : never;
export type HitKind = HitsOf<KindWith<'search'>>;

/** The type of a stored document in the content API. */
export function typeOf(kind: KindWith<'types'>, stored: Stored): string {
  const [usual = kind.name] = Object.keys(kind.types);
  return 'typeOf' in kind ? kind.typeOf(stored) : usual;
}
