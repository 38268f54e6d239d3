import { type ArticleCard, pathOfArticle } from '@frontage/contract/article.ts';
import type { GlossaryTerm } from '@frontage/contract/glossary.ts';
import type { Page, PageContext } from '@frontage/contract/page.ts';
import type { Post } from '@frontage/contract/post.ts';
import type { Graph, Thing } from 'schema-dts';
import { articleNode, itemListNode } from './articleNodes.ts';
import { eventNode, officeNode, organizationNode, reviewNode, websiteNode } from './companyNodes.ts';
import { glossaryNodes } from './glossaryNodes.ts';
import { breadcrumbNodes, faqNodes, serviceNodes, webPageNode } from './pageNodes.ts';

/** What a page without a document knows of itself. */
export interface OwnPageWords extends Pick<PageContext, 'path' | 'title' | 'breadcrumbs' | 'site' | 'reviews'> {
  description: string;
}

/** Everything a page of blocks says of itself to machines, as one connected graph. Specification §2.3. */
export function structuredData(page: Page, siteUrl: string): Graph {
  const isReviewed = page.layout.some((block) => block.acf_fc_layout === 'reviews');
  return graphOf(page, siteUrl, [
    webPageNode({ ...page, description: page.head.description }, siteUrl),
    ...breadcrumbNodes(page, siteUrl),
    ...serviceNodes(page, siteUrl),
    ...faqNodes(page.path, page.layout, siteUrl),
    ...page.offices.map((office) => officeNode(office, page, siteUrl)),
    ...page.events.map((event) => eventNode(event, siteUrl)),
    ...(isReviewed ? page.reviews.map((review) => reviewNode(review, siteUrl)) : []),
  ]);
}

/** An article with the page it stands on. `image` is the whole address of its social picture. */
export function articleData(page: OwnPageWords & { post: Post; image: string }, siteUrl: string): Graph {
  return graphOf(page, siteUrl, [
    webPageNode({ ...page, path: pathOfArticle(page.post), modified: page.post.modified }, siteUrl),
    ...breadcrumbNodes(page, siteUrl),
    articleNode(page, siteUrl),
    ...faqNodes(page.path, page.post.layout, siteUrl),
  ]);
}

/** One page of a list of articles. */
export function listData(page: OwnPageWords & { articles: readonly ArticleCard[] }, siteUrl: string): Graph {
  return graphOf(page, siteUrl, [
    webPageNode(page, siteUrl, 'CollectionPage'),
    ...breadcrumbNodes(page, siteUrl),
    itemListNode(page.path, page.articles, siteUrl),
  ]);
}

/** A page of the glossary with the terms it shows. */
export function glossaryData(page: OwnPageWords & { terms: readonly GlossaryTerm[] }, siteUrl: string): Graph {
  return graphOf(page, siteUrl, [
    webPageNode(page, siteUrl, 'CollectionPage'),
    ...breadcrumbNodes(page, siteUrl),
    ...glossaryNodes(`Glossary of ${page.site.companyName}`, page.terms, siteUrl),
  ]);
}

/** A page of the site's own that is nothing but a page. */
export function plainData(page: OwnPageWords, siteUrl: string): Graph {
  return graphOf(page, siteUrl, [webPageNode(page, siteUrl), ...breadcrumbNodes(page, siteUrl)]);
}

/** The company and the site stand in every graph, so that no node refers to something outside it. */
function graphOf(page: Pick<PageContext, 'site' | 'reviews'>, siteUrl: string, nodes: Thing[]): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [organizationNode(page, siteUrl), websiteNode(page, siteUrl), ...nodes],
  };
}

/** JSON for a script element: `<` is escaped, so that no text can end the element. */
export function scriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
