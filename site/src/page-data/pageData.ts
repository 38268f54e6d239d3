import type { ArticleCard } from '@frontage/contract/article.ts';
import type { ArticleList } from '@frontage/contract/articleList.ts';
import type { BlockOf } from '@frontage/contract/blocks.ts';
import { paths } from '@frontage/contract/endpoints.ts';
import type { GlossaryTerm } from '@frontage/contract/glossary.ts';
import type { Page, PageContext } from '@frontage/contract/page.ts';
import { pageTypes } from '@frontage/contract/pageType.ts';
import type { Post } from '@frontage/contract/post.ts';
import type { Link } from '@frontage/contract/primitives/link.ts';
import type { Picture } from '@frontage/contract/primitives/picture.ts';
import { z } from 'zod';
import { openBackend } from './askBackend.ts';
import { ContentError } from './ContentError.ts';
import { once } from './once.ts';
import { surroundingsOf } from './surroundings.ts';

export interface PageDataOptions {
  /** Address of whatever implements the contract. */
  backendUrl: string;
  /** The {namespace} of the content API. */
  namespace: string;
}

/** What a page knows of itself where no document stands behind it. */
export interface OwnPage {
  path: string;
  title: string;
  breadcrumbs: Link[];
  /** Blocks, article blocks or forms whose data the page needs; a form is named by its `formId`. */
  layout: readonly object[];
}

/** What a page that the site makes itself shows, and the home page's picture for social networks. */
export interface OwnPageContext extends PageContext {
  socialImage: Picture | undefined;
}

/** What the build asks of the backend. Every answer has passed the contract. */
export interface PageData {
  loadPage(id: number): Promise<Page>;
  /** Everything published that is made of page blocks, in the order of {@link pageTypes}. */
  loadPages(): Promise<Page[]>;
  /** The page at `/`, which also tells what pages without a document of their own need to know. */
  loadHome(): Promise<Page>;
  /** The contact form to which the header's call leads; it stands below articles too. */
  loadContactForm(): Promise<BlockOf<'contact_form'>>;
  /** The cards of all articles, news among them, newest first. */
  listArticles(): Promise<ArticleCard[]>;
  /** When each article was changed last, by its id. ISO times. */
  articleTimes(): Promise<Map<number, string>>;
  /** An article with its text. */
  loadPost(article: Pick<ArticleCard, 'id' | 'category'>): Promise<Post>;
  /** All categories and tags, counted. */
  loadArticleList(): Promise<ArticleList>;
  loadGlossary(): Promise<GlossaryTerm[]>;
  /** Terms near a term. */
  suggestionsFor(term: Pick<GlossaryTerm, 'id'>): Promise<GlossaryTerm[]>;
  /** What the blocks of a page show beside their own fields. */
  contextOf(page: Page, builtAt: Date): Promise<PageContext>;
  /** The same for a page that the site makes itself, such as an article or a list. */
  siteContext(page: OwnPage, builtAt: Date): Promise<OwnPageContext>;
}

/** Cards asked for in one call. */
const cardsPerCall = 100;

/** The page-data client of the build. */
export function createPageData(options: PageDataOptions): PageData {
  const { ask, content } = openBackend(options);
  const formTokenOf = async (formId: string) =>
    z
      .object({ formToken: z.string(), trapName: z.string() })
      .parse(await ask(paths.formToken, { formId, standing: 1 }));
  const surroundings = surroundingsOf(content, formTokenOf);

  const listPages = once(async () => (await Promise.all(pageTypes.map((type) => content.postsLite({ type })))).flat());
  const loadPages = once(async () => Promise.all((await listPages()).map(({ id }) => content.page({ id }))));

  const loadHome = once(async () => {
    const home = (await listPages()).find((page) => page.type === 'page' && page.slug === 'home');
    if (!home) throw new ContentError('The site has no home page: publish a page with the slug "home" in the CMS.');
    return content.page({ id: home.id });
  });

  const loadContactForm = once(async () => {
    const { callToAction } = (await loadHome()).site;
    const path = callToAction.href.split('#')[0] || '/';
    const pages = await loadPages();
    const formOf = (page: Page | undefined) => page?.layout.find((block) => block.acf_fc_layout === 'contact_form');
    // Where the call in the header leads to something else, such as free hours, the first form that is for everybody.
    const forms = pages.flatMap((page) => formOf(page) ?? []);
    const isForAll = (one: (typeof forms)[number]) => !one.eventSlug && !one.attachments?.length;
    const form = formOf(pages.find((page) => page.path === path)) ?? forms.find(isForAll) ?? forms[0];
    if (form) return form;
    throw new ContentError(
      'No page has a contact form; articles show that form too. Add the block contact_form to a page.',
    );
  });

  const listArticles = once(async () => {
    const all: ArticleCard[] = [];
    for (;;) {
      const some = await content.news({ count: cardsPerCall, offset: all.length });
      all.push(...some);
      if (some.length < cardsPerCall) return all;
    }
  });

  return {
    loadPage: (id) => content.page({ id }),
    loadPages,
    loadHome,
    loadContactForm,
    listArticles,
    async articleTimes() {
      const rows = await Promise.all([content.postsLite({ type: 'post' }), content.postsLite({ type: 'news' })]);
      return new Map(rows.flat().map(({ id, modified }) => [id, modified]));
    },
    async loadPost({ id, category }) {
      const type = category.slug === 'news' ? 'news' : 'post';
      const answer = await content.post({ id, type });
      if (answer.type === 'post' || answer.type === 'news') return answer;
      throw new ContentError(
        `The backend answered a ${answer.type} where the article with the id ${id} was asked for.`,
      );
    },
    loadArticleList: () => content.newsPage({ page: 1 }),
    loadGlossary: () => content.glossary({}),
    suggestionsFor: ({ id }) => content.glossarySuggestion({ id }),
    async contextOf(page, builtAt) {
      return { ...page, ...(await surroundings(`The page ${page.path}`, page.layout)), builtAt };
    },
    async siteContext({ layout, ...own }, builtAt) {
      const { events, head, offices, reviews, site } = await loadHome();
      const shown = await surroundings(`The page ${own.path}`, layout);
      return { ...own, events, offices, reviews, site, ...shown, builtAt, socialImage: head.image };
    },
  };
}
