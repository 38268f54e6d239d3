import type { PagedName } from '@frontage/kinds/kinds.ts';
import type { PageFacts } from '../page-data/pageFacts.ts';
import type { Drawing, OwnContext } from '../views.ts';

/** The content of an address: a page to be rendered, or a complete file. */
export type Content = { kind: 'page'; drawing: Drawing } | { kind: 'file'; content: string | Uint8Array<ArrayBuffer> };

/** An address that a visitor may have meant, with the title of its page. */
export interface ListedAddress {
  path: string;
  title: string;
  /** The address where one would expect it, if that is another: `/glossary/consensus` for `/glossary/c#consensus`. */
  alias?: string;
}

/** One address of the site, and how to load its content. */
export interface Address {
  /** As visitors request it: `/services/flow`, `/rss.xml`. */
  path: string;
  /** The document whose page this is; an editor can fix it. */
  document?: { kind: PagedName; id: number };
  /** Addresses to suggest to a visitor who missed one: the page itself, or parts of it. */
  listed?: ListedAddress[];
  /** Drawn for each visitor; no release contains it. */
  isOnDemand?: boolean;
  /** Few visitors look for it. If many such pages changed, they follow in the next release. */
  isFar?: boolean;
  /**
   * Loads the content from facts alone: the page is made again only if one of them changes. Rejects with a ContentError
   * if a document does not fit.
   */
  load(facts: PageFacts['facts']): Promise<Content>;
}

export type Route = (content: PageFacts) => Promise<Address[]>;

/** Returns a page without the parts that only documents and lists have. */
export function toPageContent(drawing: Drawing): Content {
  return { kind: 'page', drawing };
}

/** Returns the context of a page that names nothing else. */
export function createContext(path: string, title: string): OwnContext {
  const nothing = { articlesByCategory: {}, articlesBySlug: {}, casesBySlug: {}, formTokens: {} };
  return { path, title, breadcrumbs: [], ...nothing };
}
