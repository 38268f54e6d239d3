import { type ArticleCard, pathOfArticle } from '@frontage/contract/article.ts';
import { type GlossaryTerm, pathOfTerm } from '@frontage/contract/glossary.ts';
import { type Language, usualLanguage } from '@frontage/contract/language.ts';
import { ownPages } from '@frontage/contract/ownPages.ts';
import type { PageContext, PageDocument } from '@frontage/contract/page.ts';
import type { Post } from '@frontage/contract/post.ts';
import { contactPathOf, type SiteSettings } from '@frontage/contract/siteSettings.ts';
import { pathOn } from '@frontage/contract/spokenPaths.ts';
import { saySite, wordsOf } from '@frontage/contract/words/ownWords.ts';
import type { DrawnKind } from '@frontage/kinds/defineDrawn.ts';
import type { PersonCard } from '@frontage/kinds/person/person.schema.ts';
import type { BlogPosting, DefinedTerm, DefinedTermSet, Graph, ItemList, NewsArticle, Person, Thing } from 'schema-dts';
import type { Byline } from '../../views.ts';
import { toAbsolute } from '../headOf.ts';
import {
  createBreadcrumbNodes,
  createEventNode,
  createFaqNodes,
  createOfficeNode,
  createOrganizationNode,
  createServiceNodes,
  createWebPageNode,
  createWebsiteNode,
  organizationId,
  pageId,
} from './nodes.ts';

/**
 * The parts of a page that its graph needs. They are read one by one, because the renderer notes which parts a page
 * depends on.
 */
export type GraphContext = Pick<PageContext, 'path' | 'title' | 'breadcrumbs' | 'home' | 'site' | 'offices' | 'events'>;

/** Returns the structured data of a page of blocks as one connected graph. R7. */
export function createPageGraph(document: PageDocument, context: GraphContext, siteUrl: string): Graph {
  const { description } = document.head;
  const shownEvents = document.layout.flatMap((block) =>
    block.acf_fc_layout === 'event_details' ? [block.eventSlug] : [],
  );
  // Each once on the whole site: on the page where visitors find all of it.
  const offices = document.path === contactPathOf(context.site) ? context.offices : [];
  const events = shownEvents.length > 0 ? context.events.filter(({ slug }) => shownEvents.includes(slug)) : [];
  return createGraph({ description, modified: document.modified }, context, siteUrl, [
    ...createServiceNodes(document, context, siteUrl),
    ...createFaqNodes(document.path, document.layout, siteUrl),
    ...offices.map((office) => createOfficeNode(office, context, siteUrl)),
    ...events.map((event) => createEventNode(event, document.path, siteUrl)),
  ]);
}

/** Returns the graph of an article and its page. `image` is the absolute address of its social picture. */
export function createArticleGraph(
  article: { post: Post; people?: Byline; description: string; image: string },
  context: GraphContext,
  siteUrl: string,
): Graph {
  const { description, people = {}, post } = article;
  const { author, reviewer } = people;
  const reviewedBy = reviewer && createPersonNode(reviewer, siteUrl);
  return createGraph({ description, modified: post.modified, reviewedBy }, context, siteUrl, [
    {
      ...createArticleNode({ ...article, language: context.site.language }, siteUrl),
      ...(author ? { author: createPersonNode(author, siteUrl) } : {}),
    },
    ...createFaqNodes(context.path, post.layout, siteUrl),
  ]);
}

/** Somebody with a page, where a text names them. */
function createPersonNode({ name, path, role }: PersonCard, siteUrl: string): Person {
  const url = toAbsolute(siteUrl, path);
  return { '@type': 'Person', '@id': `${url}#person`, name, jobTitle: role, url };
}

export function createKindGraph(
  shown: { description: string; document: object } & Pick<DrawnKind, 'nodes'>,
  context: GraphContext,
  siteUrl: string,
): Graph {
  const address = toAbsolute(siteUrl, context.path);
  return createGraph({ description: shown.description }, context, siteUrl, [
    ...(shown.nodes(shown.document as never, address, organizationId(siteUrl)) as Thing[]),
  ]);
}

/**
 * Returns the graph of a page: the company and the site, which are part of each, so that no node refers to one outside
 * it; then the page, its breadcrumbs, and the nodes of what it shows.
 */
export function createGraph(
  { reviewedBy, ...about }: Parameters<typeof createWebPageNode>[1] & { reviewedBy?: Person | undefined },
  context: GraphContext,
  siteUrl: string,
  nodes: readonly Thing[] = [],
): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      createOrganizationNode(context, siteUrl),
      createWebsiteNode(context, siteUrl),
      { ...createWebPageNode(context, about, siteUrl), ...(reviewedBy ? { reviewedBy } : {}) },
      ...createBreadcrumbNodes(context, siteUrl),
      ...nodes,
    ],
  };
}

/** Returns JSON for a script element: `<` is escaped, so that no text can end the element. */
export function escapeForScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

interface ArticleFacts {
  post: Post;
  description: string;
  language: Language | undefined;
  /** Absolute address of a picture of 1200 x 630. */
  image: string;
}

/** Returns the node of an article. It names no person: the agency is responsible for it. */
function createArticleNode(
  { post, description, image, language = usualLanguage }: ArticleFacts,
  siteUrl: string,
): BlogPosting | NewsArticle {
  const path = pathOfArticle(post);
  return {
    '@type': post.type === 'news' ? 'NewsArticle' : 'BlogPosting',
    '@id': `${toAbsolute(siteUrl, path)}#article`,
    headline: post.title,
    description,
    image: [image, ...(post.preview.isPlain ? [] : [toAbsolute(siteUrl, post.preview.url)])],
    datePublished: post.date,
    dateModified: post.modified > post.date ? post.modified : post.date,
    timeRequired: `PT${post.timeToRead}M`,
    articleSection: post.category.name,
    keywords: post.tags.map((tag) => tag.name),
    inLanguage: language,
    author: { '@id': organizationId(siteUrl) },
    publisher: { '@id': organizationId(siteUrl) },
    mainEntityOfPage: { '@id': pageId(siteUrl, path) },
  };
}

/** Returns the nodes of a list of articles: none where it has no articles. */
export function createListNodes(path: string, articles: readonly ArticleCard[], siteUrl: string): ItemList[] {
  if (articles.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      '@id': `${toAbsolute(siteUrl, path)}#list`,
      itemListElement: articles.map((article, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: toAbsolute(siteUrl, pathOfArticle(article)),
        name: article.title,
      })),
    },
  ];
}

export function createGlossaryNodes(terms: readonly GlossaryTerm[], site: SiteSettings, siteUrl: string) {
  const url = toAbsolute(siteUrl, pathOn(site, ownPages.glossary.path));
  const setId = `${url}#terms`;
  const name = saySite(wordsOf(site), 'glossary.of', { company: site.companyName });
  return [
    { '@type': 'DefinedTermSet', '@id': setId, name, url } satisfies DefinedTermSet,
    ...terms.map(
      (term): DefinedTerm => ({
        '@type': 'DefinedTerm',
        '@id': toAbsolute(siteUrl, pathOfTerm(term, site)),
        name: term.title,
        description: [term.description, ...(term.more ? [term.more] : [])].join(' '),
        url: toAbsolute(siteUrl, pathOfTerm(term, site)),
        inDefinedTermSet: { '@id': setId },
      }),
    ),
  ];
}
