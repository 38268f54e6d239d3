import type { categorySlugs } from '@frontage/contract/article.ts';
import type { Shape } from '@frontage/contract/primitives/readField.ts';
import type { z } from 'zod';

/** A stored document as far as a declaration looks into it. Of relations, only what `under` names is a document. */
export type Stored = Readonly<Record<string, unknown>>;

/** What an address is made of, as the content API's `posts/lite` has it. */
export interface Place {
  type: string;
  slug: string;
  /** Slugs of its categories, the first one first; empty for kinds without. */
  categories: readonly string[];
}

/** One type of the content API. A kind with several types has `typeOf`. */
export interface KindType {
  /** For editors, where it differs from the kind's: `Case`. */
  label?: string;
  /** Heading of its links on the map of the site and in llms.txt; without one, it is not listed there by type. */
  heading?: string;
}

/** How blocks name a document: by `<name>Slug` or `<name>Slugs`, or by `field` where that says more. */
export interface KindName {
  /** The stored field with the name. */
  key: 'slug' | 'name';
  field?: string;
  /** Fields of blocks that tell a document by its title alone, such as whose face is shown. */
  told?: readonly string[];
  /** Only documents of this type can be named. */
  type?: string;
  /** What tells it from others with the same title, where its address does not. */
  detailOf?: (stored: Stored) => string;
}

/** Heading and tab of the documents that a search finds. */
export interface KindHits {
  /** Above one document, and above all of them. */
  label: string;
  heading: string;
  /** The tab above the hits, which kinds may share: its value in the address, and its words. */
  tab: string;
  tabLabel: string;
  /** What the agency sells: before what only explains the same words. */
  isOffer?: true;
}

/** What no single field can check, said at one of them when it is published. */
export interface KindRule {
  field: string;
  faultOf: (stored: Stored) => string | undefined;
}

/** A kind of content: everything that every room may know of it. What is left out does not apply. */
export interface Kind {
  /** One document, in code, in faults and in links to previews; its folder in `kinds/`. */
  name: string;
  /** Slug of the collection, which is also its table, its part of the admin's addresses, and its key in a seed. */
  collection: string;
  /** For people: `Term`, `Terms of the glossary`. */
  label: { one: string; many: string };
  /** The group of the admin's menu. */
  group: string;
  /** The stored field by which people know a document. */
  title: 'title' | 'name' | 'city';
  /** The order of lists in the admin, and of documents that an editor chooses from. */
  sort: string | string[];

  /** Types of the content API, the usual one first. */
  types?: Record<string, KindType>;
  typeOf?: (stored: Stored) => string;
  /** A document as `GET posts?type=` lists it, and, for a kind with pages, as `GET post?id=` answers it. */
  listed?: z.ZodObject;
  whole?: z.ZodObject;

  /**
   * The fields of its form besides title and address, from which its collection follows, and those of them that lists
   * in the admin show. Without it, the collection is written by hand.
   */
  form?: { fields: Shape; columns: readonly string[]; rule?: KindRule };
  /** Documents are drafts until they are published, and can be previewed. Others apply as they are saved. */
  hasDrafts?: true;
  /** Each document has a page of its own, whose path is stored in `address`. */
  page?: {
    pathOf: (place: Place) => string;
    /** A relation that the path needs, and its collection. */
    under?: { field: string; collection: 'categories' };
    /** `false`: the site draws it by a route of its own and not by the view of its kind. */
    isDrawnByKind?: false;
  };
  /** Each document may have a twin in each further language of the site, with an address of its own. */
  hasTwins?: true;
  /**
   * What each further language says in its own words, in a document of translations; everything else of a document is
   * one fact for all of them.
   */
  words?: {
    fields: Shape;
    /** A language that has no words of its own shows these: names, most of which are the same. Otherwise it has none. */
    isKept?: true;
  };
  /** Documents are parts of pages that show many. */
  part?: {
    pathOf: (stored: Stored) => string | undefined;
    /** The page of the site with all of them, and what such a page shows at a path below it. */
    all: { path: string; title: string };
    groupAt: (path: string) => { title: string; field: string; value: string } | undefined;
  };
  /** The union of blocks that its `layout` is made of. */
  blocks?: 'page' | 'article';
  /** The stored field with the ISO time from which, or until which, visitors see a document. R11. */
  appears?: string;
  ends?: string;
  /** The stored field with the time by which answers and lists date it; where it is missing, that of its first saving. */
  dated?: string;
  /** What lists put documents in order by, the lowest first, ties by id. Without it, the newest comes first. */
  rankOf?: (stored: Stored) => number;
  /** The name of the block that shows all of them, which then are in the context of its page. */
  listedBy?: string;
  /** The category of articles whose list shows them too, on its first page. */
  onList?: (typeof categorySlugs)[number];
  /** By name in blocks: `case`. */
  named?: Record<string, KindName>;
  /** By kind of hit; `hitOf` where there are several. */
  search?: {
    /** Its place among the tabs above the hits. */
    place: number;
    hits: Record<string, KindHits>;
    hitOf?: (stored: Stored) => string;
    /** Besides its blocks, the texts that are searched, the first one shown where nothing fits better. */
    texts: (stored: Stored) => readonly unknown[];
    labelOf?: (stored: Stored) => unknown;
  };
  /** Visitors see none of it by itself: a file that they ask for. */
  isFile?: true;
  /** Its links are checked, next to its form. */
  hasLinks?: true;
  /** It is not removed while something refers to it: how, and what to do. */
  held?: {
    isWhat: string;
    mend: string;
    /** The address that goes with it, to which no link may lead then. */
    pathOf?: (stored: Stored) => string;
  };
  /** Fields that are both as in the demo in documents that the demo added. */
  demo?: readonly [string, string];
}

/** A kind of an agency, in `own/kinds/`: all that is made for it follows from its declaration, its tables included. */
export type OwnKind = Kind &
  Required<Pick<Kind, 'types' | 'listed' | 'whole' | 'form' | 'hasDrafts' | 'page'>> & { collection: `own_${string}` };

/** Declares a kind; its literals stay in its type. */
export function defineKind<const Declared extends Kind>(declared: Declared): Declared {
  return declared;
}
