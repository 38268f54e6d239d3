import type { ArticleCard } from '@frontage/contract/article.ts';
import type { GlossaryTerm } from '@frontage/contract/glossary.ts';
import type { PageContext, PageDocument } from '@frontage/contract/page.ts';
import type { Post } from '@frontage/contract/post.ts';
import type { Graph, Thing } from 'schema-dts';
import { articleNode, itemListNode } from './articleNodes.ts';
import { eventNode, officeNode, organizationNode, reviewNode, websiteNode } from './companyNodes.ts';
import { glossaryNodes } from './glossaryNodes.ts';
import { breadcrumbNodes, faqNodes, serviceNodes, webPageNode } from './pageNodes.ts';

/**
 * The parts of a page that its graph needs. They are read one by one, because the renderer notes which parts a page
 * depends on.
 */
export type GraphContext = Pick<
  PageContext,
  'path' | 'title' | 'breadcrumbs' | 'site' | 'offices' | 'events' | 'reviews'
>;

/** Returns the structured data of a page of blocks as one connected graph. R7. */
export function structuredData(document: PageDocument, context: GraphContext, siteUrl: string): Graph {
  const isReviewed = document.layout.some((block) => block.acf_fc_layout === 'reviews');
  const { description } = document.head;
  return graphOf(context, siteUrl, [
    webPageNode(context, { description, modified: document.modified }, siteUrl),
    ...breadcrumbNodes(context, siteUrl),
    ...serviceNodes(document, context, siteUrl),
    ...faqNodes(document.path, document.layout, siteUrl),
    ...context.offices.map((office) => officeNode(office, context, siteUrl)),
    ...context.events.map((event) => eventNode(event, siteUrl)),
    ...(isReviewed ? context.reviews.map((review) => reviewNode(review, siteUrl)) : []),
  ]);
}

/** Returns the graph of an article and its page. `image` is the absolute address of its social picture. */
export function articleData(
  article: { post: Post; description: string; image: string },
  context: GraphContext,
  siteUrl: string,
): Graph {
  const { description, post } = article;
  return graphOf(context, siteUrl, [
    webPageNode(context, { description, modified: post.modified }, siteUrl),
    ...breadcrumbNodes(context, siteUrl),
    articleNode({ ...article, language: context.site.language }, siteUrl),
    ...faqNodes(context.path, post.layout, siteUrl),
  ]);
}

/** Returns the graph of one page of a list of articles. */
export function listData(
  { articles, description }: { articles: readonly ArticleCard[]; description: string },
  context: GraphContext,
  siteUrl: string,
): Graph {
  return graphOf(context, siteUrl, [
    webPageNode(context, { description, kind: 'CollectionPage' }, siteUrl),
    ...breadcrumbNodes(context, siteUrl),
    ...(articles.length > 0 ? [itemListNode(context.path, articles, siteUrl)] : []),
  ]);
}

/** Returns the graph of a glossary page with the terms it shows. */
export function glossaryData(
  { description, terms }: { description: string; terms: readonly GlossaryTerm[] },
  context: GraphContext,
  siteUrl: string,
): Graph {
  return graphOf(context, siteUrl, [
    webPageNode(context, { description, kind: 'CollectionPage' }, siteUrl),
    ...breadcrumbNodes(context, siteUrl),
    ...glossaryNodes(`Glossary of ${context.site.companyName}`, terms, siteUrl),
  ]);
}

/** Returns the graph of one of the site's own pages that needs only the usual nodes. */
export function plainData({ description }: { description: string }, context: GraphContext, siteUrl: string): Graph {
  return graphOf(context, siteUrl, [
    webPageNode(context, { description }, siteUrl),
    ...breadcrumbNodes(context, siteUrl),
  ]);
}

/** Completes a graph. The company and the site are part of each, so that no node refers to one outside it. */
function graphOf(page: Pick<GraphContext, 'site' | 'reviews'>, siteUrl: string, nodes: Thing[]): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [organizationNode(page, siteUrl), websiteNode(page, siteUrl), ...nodes],
  };
}

/** Returns JSON for a script element: `<` is escaped, so that no text can end the element. */
export function scriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
