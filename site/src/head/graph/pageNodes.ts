import { usualLanguage } from '@frontage/contract/language.ts';
import { usualCurrency } from '@frontage/contract/money.ts';
import {
  type ArticleBlock,
  type Block,
  type BlockOf,
  isFirstPage,
  type PageContext,
  type PageDocument,
} from '@frontage/contract/page.ts';
import { saySite, wordsOf } from '@frontage/contract/words/ownWords.ts';
import type { BreadcrumbList, CollectionPage, FAQPage, Service, WebPage } from 'schema-dts';
import { toAbsolute } from '../headOf.ts';

type Place = Pick<PageContext, 'path' | 'title' | 'breadcrumbs' | 'home' | 'site'>;
type Placed = Place & Pick<PageContext, 'site'>;

interface PageWords {
  description: string;
  /** ISO 8601 time. */
  modified?: string | undefined;
  kind?: 'WebPage' | 'CollectionPage';
}

/** Returns the node of the document itself, which connects all other nodes. */
export function createWebPageNode(
  page: Placed,
  { description, kind = 'WebPage', modified }: PageWords,
  siteUrl: string,
) {
  const node: WebPage | CollectionPage = {
    '@type': kind,
    '@id': pageId(siteUrl, page.path),
    url: toAbsolute(siteUrl, page.path),
    name: page.title,
    description,
    inLanguage: page.site.language ?? usualLanguage,
    isPartOf: { '@id': websiteId(siteUrl) },
    about: { '@id': organizationId(siteUrl) },
    ...(isFirstPage(page) ? {} : { breadcrumb: { '@id': breadcrumbsId(siteUrl, page.path) } }),
    ...(modified ? { dateModified: modified } : {}),
  };
  return node;
}

/**
 * Returns the breadcrumbs: Home is position 1, then the categories, then the page itself. The home page has none. R6.
 */
export function createBreadcrumbNodes(page: Place, siteUrl: string): BreadcrumbList[] {
  if (isFirstPage(page)) return [];
  const trail = [
    { label: saySite(wordsOf(page.site), 'page.home'), href: page.home ?? '/' },
    ...page.breadcrumbs,
    { label: page.title, href: page.path },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': breadcrumbsId(siteUrl, page.path),
      itemListElement: trail.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.label,
        item: toAbsolute(siteUrl, step.href),
      })),
    },
  ];
}

/** Returns the service that a page offers, with its starting price. */
export function createServiceNodes(
  page: PageDocument,
  { site }: Pick<PageContext, 'site'>,
  siteUrl: string,
): Service[] {
  if (!page.offer) return [];
  const address = toAbsolute(siteUrl, page.path);
  const priceCurrency = site.currency ?? usualCurrency;
  const { serviceName, startingPrice } = page.offer;
  return [
    {
      '@type': 'Service',
      '@id': `${address}#service`,
      name: serviceName,
      serviceType: serviceName,
      description: page.head.description,
      url: address,
      provider: { '@id': organizationId(siteUrl) },
      ...(startingPrice
        ? {
            offers: {
              '@type': 'Offer',
              url: address,
              price: startingPrice,
              priceCurrency,
              priceSpecification: { '@type': 'PriceSpecification', minPrice: startingPrice, priceCurrency },
            },
          }
        : {}),
    },
  ];
}

/** Returns all questions of a page in one FAQPage, because search engines ignore a second one. */
export function createFaqNodes(path: string, layout: readonly (Block | ArticleBlock)[], siteUrl: string): FAQPage[] {
  const questions = layout.flatMap((block): BlockOf<'faq'>['items'] =>
    block.acf_fc_layout === 'faq' ? block.items : [],
  );
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': `${toAbsolute(siteUrl, path)}#faq`,
      isPartOf: { '@id': pageId(siteUrl, path) },
      mainEntity: questions.map((question) => ({
        '@type': 'Question',
        name: question.title,
        acceptedAnswer: { '@type': 'Answer', text: [question.description, ...(question.list ?? [])].join('\n') },
      })),
    },
  ];
}

/** The ids by which the nodes of a graph refer to each other. Company and site have the same ids on every page. */
export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;
export const websiteId = (siteUrl: string) => `${siteUrl}/#website`;
export const pageId = (siteUrl: string, path: string) => `${toAbsolute(siteUrl, path)}#page`;
const breadcrumbsId = (siteUrl: string, path: string) => `${toAbsolute(siteUrl, path)}#breadcrumbs`;
