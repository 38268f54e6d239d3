import type { PageContext } from '@frontage/contract/page.ts';
import type { Link } from '@frontage/contract/primitives/link.ts';
import type { ComponentType } from 'react';

/** What a view is given. `more`: what `load` asked for. */
export interface KindViewProps<Document = never, More = never> {
  document: Document;
  more: More;
  page: PageContext;
}

/** Facts of the publication that a document's page may need besides its own answer; each is noted for its page. */
export interface KindFacts {
  documents(kind: string): Promise<unknown[]>;
  document(kind: string, id: number): Promise<unknown>;
}

/** How the site draws the documents of a kind: one page for each. All functions are pure but `load`. */
export interface DrawnKind {
  /** The name of the kind. */
  name: string;
  View: ComponentType<KindViewProps>;
  /** Title and description for search engines, without the name of the agency. */
  describe: (document: never) => { title: string; description: string; noIndex?: boolean };
  /** The links between Home and the page. */
  breadcrumbs: Link[];
  /** Nodes of its structured data, for this address of the page. R7. */
  nodes: (document: never, address: string, organizationId: string) => object[];
  load?: (document: never, facts: KindFacts) => Promise<unknown>;
  /** Forms on the page by id. */
  formIds?: readonly string[];
}
