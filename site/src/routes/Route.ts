import type { ListedAddress } from '@frontage/contract/listedAddress.ts';
import type { DocumentKind } from '../page-data/inventory.ts';
import type { PageFacts } from '../page-data/pageFacts.ts';
import type { Drawing, OwnContext } from '../views.ts';

/** What is at an address: a page to be rendered, or a file that is whole already. */
export type Content = { kind: 'page'; drawing: Drawing } | { kind: 'file'; content: string | Uint8Array<ArrayBuffer> };

/** One address of the site, and how what is there is had. */
export interface Address {
  /** As visitors ask for it: `/services/flow`, `/rss.xml`. */
  path: string;
  /** The document whose page this is; an editor can mend it. */
  document?: { kind: DocumentKind; id: number };
  /** What a visitor who missed an address may be led to: the page itself, or parts of it. */
  listed?: ListedAddress[];
  /** Drawn for one visitor each time: no release holds it. */
  isOnDemand?: boolean;
  /**
   * What is there, out of facts alone: the page is made anew only when one of them changes. Rejects with a
   * ContentError where a document does not fit.
   */
  load(facts: PageFacts['facts']): Promise<Content>;
}

/** One kind of address. */
export type Route = (content: PageFacts) => Promise<Address[]>;

/** A page without what only documents and lists have. */
export function page(drawing: Drawing): Content {
  return { kind: 'page', drawing };
}

/** Of a page that names nothing else. */
export function emptyContext(path: string, title: string): OwnContext {
  const nothing = { articlesByCategory: {}, articlesBySlug: {}, casesBySlug: {}, formTokens: {} };
  return { path, title, breadcrumbs: [], ...nothing };
}
