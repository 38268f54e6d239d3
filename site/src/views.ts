import type { ArticleCard } from '@frontage/contract/article.ts';
import type { Look } from '@frontage/contract/identity/looks.ts';
import type { BlockOf, PageContext, PageDocument, Surroundings } from '@frontage/contract/page.ts';
import type { bookingPaths, downloadPaths, newsletterPaths } from '@frontage/contract/paths.ts';
import type { Post } from '@frontage/contract/post.ts';
import type { Picture } from '@frontage/contract/primitives/picture.ts';
import type { PersonCard } from '@frontage/kinds/person/person.schema.ts';
import type { articleExamples, examples } from '../../registry/examples.ts';
import type { GlossaryPage } from './glossary/createGlossaryPages.ts';
import type { TermExtras } from './glossary/TermList.tsx';
import type { ArticleListPage } from './lists/articleLists.ts';

export { environment } from './environment.ts';

/** Who wrote an article and who has checked it, as far as they have a page. */
export interface Byline {
  author?: PersonCard;
  reviewer?: PersonCard;
}

/** Documents of another kind that a list of articles shows: their cards, as far as every such kind has them. */
export interface ShownOnList {
  heading: string;
  entries: { path: string; title: string; date: string; duration?: string }[];
}

export interface LinkGroup {
  heading: string;
  links: { href: string; label: string }[];
  /** Subgroups, if the links are many and of several kinds; they are then not in `links`. */
  parts?: LinkGroup[];
}

/** Around the newsletter, a call or a document that was asked for. */
export type AnswerPath =
  | Exclude<(typeof newsletterPaths)[keyof typeof newsletterPaths], typeof newsletterPaths.again>
  | (typeof bookingPaths)['confirmedPage' | 'cancelPage' | 'cancelledPage' | 'overPage']
  | (typeof downloadPaths)[keyof typeof downloadPaths];

/** Every kind of page, with its props apart from the context. Each is `pages/<name>.astro`. */
export interface Views {
  page: { document: PageDocument };
  article: { post: Post; related: ArticleCard[]; contactForm: BlockOf<'form'> | undefined; people: Byline };
  /** A document of a kind that is drawn by its declaration. */
  document: { kind: string; document: object; more: unknown; form: BlockOf<'form'> | undefined };
  list: { list: ArticleListPage; shown?: ShownOnList[] };
  glossary: { glossary: GlossaryPage; extras: ReadonlyMap<number, TermExtras> };
  search: { list: ArticleListPage | undefined; popular: ArticleCard[] };
  sitemap: { groups: LinkGroup[] };
  'not-found': Record<never, never>;
  'thank-you': { isAddition: boolean };
  subscribe: Record<never, never>;
  /** A short page for one visitor. `articles`: where readers find some in their language. */
  answer: { path: AnswerPath; articles: string };
  'booking-move': Record<never, never>;
  /** The gallery: every example of every block, and the parts around them. */
  'gallery/contents': Record<never, never>;
  'gallery/block': { layouts: readonly (keyof typeof examples)[]; look?: Look };
  'gallery/article-block': { layouts: readonly (keyof typeof articleExamples)[]; look?: Look };
  'gallery/article': { isPlain: boolean };
  'gallery/site-header': Record<never, never>;
  'gallery/site-consent': Record<never, never>;
  'gallery/site-not-found': Record<never, never>;
  'gallery/site-list': Record<never, never>;
  'gallery/site-search': Record<never, never>;
  'gallery/site-glossary': Record<never, never>;
}

export type ViewName = keyof Views;

/** The data around every page, and the social picture for pages that have none. */
export type SharedContext = Surroundings & { socialImage: Picture | undefined };

/** The data of the page itself and of everything its blocks name. */
export type OwnContext = Omit<PageContext, keyof Surroundings | 'today' | 'year'>;

/** Everything that a view can read. The renderer notes which shared parts it read. */
export type ViewContext = OwnContext & SharedContext & Pick<PageContext, 'today' | 'year'>;

/** One page to be rendered: its kind, its props and its context. */
export type Drawing = { [Name in ViewName]: { view: Name; props: Views[Name]; context: OwnContext } }[ViewName];

export type WholeDrawing = Drawing & { context: ViewContext };

export interface View<Name extends ViewName> {
  props: Views[Name];
  context: ViewContext;
}

/** Reads `Astro.locals` of a view, set by the renderer or by the middleware for development. */
export function readView<Name extends ViewName>(name: Name, { drawing }: Pick<App.Locals, 'drawing'>): View<Name> {
  if (drawing?.view !== name) throw new Error(`The view ${name} was given what belongs to ${drawing?.view}`);
  return drawing as View<Name> & { view: Name };
}
