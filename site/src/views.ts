import type { articleExamples } from '@frontage/blocks/articleExamples.ts';
import type { examples } from '@frontage/blocks/examples.ts';
import type { ArticleCard } from '@frontage/contract/article.ts';
import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { PageContext, PageDocument, Surroundings } from '@frontage/contract/page.ts';
import type { bookingPaths, downloadPaths, newsletterPaths } from '@frontage/contract/paths.ts';
import type { Post } from '@frontage/contract/post.ts';
import type { Picture } from '@frontage/contract/primitives/picture.ts';
import type { GlossaryPage } from './glossary/glossaryPages.ts';
import type { TermExtras } from './glossary/TermList.tsx';
import type { ArticleListPage } from './lists/articleLists.ts';

/** A heading with the links below it. */
export interface LinkGroup {
  heading: string;
  links: { href: string; label: string }[];
  /** Where the links are many and of several kinds: they are in groups of their own, and not in `links`. */
  parts?: LinkGroup[];
}

/** Every kind of page with what it shows beside its context. Each is `pages/<name>.astro`. */
export interface Views {
  page: { document: PageDocument };
  article: { post: Post; related: ArticleCard[]; contactForm: BlockOf<'contact_form'> | undefined };
  list: { list: ArticleListPage };
  glossary: { glossary: GlossaryPage; extras: ReadonlyMap<number, TermExtras> };
  search: { list: ArticleListPage | undefined; popular: ArticleCard[] };
  sitemap: { groups: LinkGroup[] };
  api: Record<never, never>;
  'not-found': Record<never, never>;
  'thank-you': { isAddition: boolean };
  subscribe: Record<never, never>;
  letter: { path: Exclude<(typeof newsletterPaths)[keyof typeof newsletterPaths], typeof newsletterPaths.again> };
  booking: { path: (typeof bookingPaths)['confirmedPage' | 'cancelPage' | 'cancelledPage' | 'overPage'] };
  'booking-move': Record<never, never>;
  /** The gallery: every example of every block, and the parts around them. */
  'gallery/contents': Record<never, never>;
  'gallery/block': { layouts: readonly (keyof typeof examples)[] };
  'gallery/article-block': { layout: keyof typeof articleExamples };
  'gallery/article': { isPlain: boolean };
  'gallery/site-header': Record<never, never>;
  'gallery/site-consent': Record<never, never>;
  'gallery/site-not-found': Record<never, never>;
  'gallery/site-list': Record<never, never>;
  'gallery/site-search': Record<never, never>;
  'gallery/site-glossary': Record<never, never>;
  download: { path: (typeof downloadPaths)[keyof typeof downloadPaths] };
}

export type ViewName = keyof Views;

/** What surrounds every page, and the picture that stands for one without its own in social networks. */
export type SharedContext = Surroundings & { socialImage: Picture | undefined };

/** What a page knows of itself and of what its blocks name. */
export type OwnContext = Omit<PageContext, keyof Surroundings | 'today' | 'year'>;

/** All that a view may read. The renderer notes which parts of what is shared it did. */
export type ViewContext = OwnContext & SharedContext & Pick<PageContext, 'today' | 'year'>;

/** One page to be rendered: its kind, what it shows, and where it stands. */
export type Drawing = { [Name in ViewName]: { view: Name; props: Views[Name]; context: OwnContext } }[ViewName];

/** The same with its whole context, as a view finds it. */
export type WholeDrawing = Drawing & { context: ViewContext };

/** What a view reads. */
export interface View<Name extends ViewName> {
  props: Views[Name];
  context: ViewContext;
}

/** What is in `Astro.locals` of a view. The renderer and the middleware for development put it there. */
export function readView<Name extends ViewName>(name: Name, { drawing }: Pick<App.Locals, 'drawing'>): View<Name> {
  if (drawing?.view !== name) throw new Error(`The view ${name} was given what belongs to ${drawing?.view}`);
  return drawing as View<Name> & { view: Name };
}
