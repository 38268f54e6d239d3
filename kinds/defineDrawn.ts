import type { ArticleCard } from '@frontage/contract/article.ts';
import type { BlockOf, PageContext } from '@frontage/contract/page.ts';
import type { SiteTexts } from '@frontage/contract/words/siteTexts.ts';

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
  /** All articles, newest first. */
  articles(): Promise<readonly ArticleCard[]>;
  /** The contact form on the page at a path, or on that of the settings; undefined where there is none. */
  contactForm(path?: string): Promise<ContactForm | undefined>;
}

/** A block `form` with the look `closing`. */
type ContactForm = BlockOf<'form'>;

/** How the site draws the documents of a kind, besides their view: one page for each. All functions are pure but `load`. */
export interface DrawnKind {
  /** Title and description for search engines, without the name of the agency. */
  describe: (document: never) => { title: string; description: string; noIndex?: boolean };
  /** The links between Home and the page, each by the id of its sentence; of an own kind, in words. */
  breadcrumbs: readonly { label: keyof SiteTexts | (string & {}); href: string }[];
  /** Nodes of its structured data, for this address of the page. R7. */
  nodes: (document: never, address: string, organizationId: string) => object[];
  load?: (document: never, facts: KindFacts) => Promise<unknown>;
  /** The form at the foot of the page, which the contact form of that page begins with. */
  form?: { of: string; fill: (form: ContactForm, document: never) => ContactForm };
  /** What a draft shows in place of fields that are missing or do not fit, besides its title and address. */
  missing: Readonly<Record<string, unknown>>;
}

/** Declares how a kind is drawn, for the type of its whole answer and of what `load` asks for. */
export function defineDrawn<Document, More = undefined>(drawn: Drawn<Document, More>): DrawnKind {
  // Only documents of its own kind are ever given to it.
  return drawn as unknown as DrawnKind;
}

interface Drawn<Document, More> extends Omit<DrawnKind, 'describe' | 'nodes' | 'load' | 'form'> {
  describe: (document: Document) => ReturnType<DrawnKind['describe']>;
  nodes: (document: Document, address: string, organizationId: string) => object[];
  load?: (document: Document, facts: KindFacts) => Promise<More>;
  form?: { of: string; fill: (form: ContactForm, document: Document) => ContactForm };
}
