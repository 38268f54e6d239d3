import { backendAddress } from '@frontage/client/backendAddress.ts';
import type { Event } from '@frontage/contract/event.ts';
import { usualLanguage } from '@frontage/contract/language.ts';
import { usualCurrency } from '@frontage/contract/money.ts';
import type { Office } from '@frontage/contract/office.ts';
import {
  type ArticleBlock,
  type Block,
  type BlockOf,
  isFirstPage,
  type PageContext,
  type PageDocument,
} from '@frontage/contract/page.ts';
import { searchOn } from '@frontage/contract/search.ts';
import type { Sited } from '@frontage/contract/spokenPaths.ts';
import { saySite, wordsOf } from '@frontage/contract/words/ownWords.ts';
import type {
  BreadcrumbList,
  CollectionPage,
  Event as EventNode,
  FAQPage,
  LocalBusiness,
  Organization,
  SearchAction,
  Service,
  WebPage,
  WebSite,
} from 'schema-dts';
import { icons, pathOfIcon } from '../../machines/icons.ts';
import { toAbsolute } from '../headOf.ts';

type Company = Pick<PageContext, 'site'>;

const logo = icons.find(({ name }) => name === 'icon-512') ?? icons[0];

/**
 * Returns the node of the agency. It has no rating: search engines do not show one that a site gives itself, and may
 * take it for spam.
 */
export function createOrganizationNode({ site }: Company, siteUrl: string): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: site.companyName,
    legalName: site.legalName,
    description: site.description,
    url: `${siteUrl}/`,
    ...(logo ? { logo: toAbsolute(siteUrl, pathOfIcon(logo)) } : {}),
    email: site.email,
    telephone: site.phone.raw,
    foundingDate: String(site.foundingYear),
    ...(site.socials.length > 0 ? { sameAs: site.socials.map(({ href }) => href) } : {}),
  };
}

/** Search engines read how the site is searched on its first page. */
export function createWebsiteNode(page: Place, siteUrl: string): WebSite {
  const { site } = page;
  return {
    '@type': 'WebSite',
    '@id': websiteId(siteUrl),
    url: `${siteUrl}/`,
    name: site.companyName,
    inLanguage: site.languages?.[0]?.code ?? site.language ?? usualLanguage,
    publisher: { '@id': organizationId(siteUrl) },
    ...(isFirstPage(page) ? { potentialAction: searchOf(page.site, siteUrl) } : {}),
  };
}

const searchOf = (site: Sited, siteUrl: string): SearchAction => ({
  '@type': 'SearchAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: `${backendAddress || siteUrl}${searchOn(site).path}?q={search_term_string}`,
  },
  // A field of Google's, missing from the types of schema.org.
  ...{ 'query-input': 'required name=search_term_string' },
});

/** Returns the node of an office, for the page where visitors find all offices. */
export function createOfficeNode(office: Office, { path, site }: Company & Pick<PageContext, 'path'>, siteUrl: string) {
  const { address, city, closes, countryCode, id, opens, phone, postalCode, region } = office;
  const page = toAbsolute(siteUrl, path);
  const street = address.filter((line) => postalCode === undefined || !line.includes(postalCode));
  const node: LocalBusiness = {
    '@type': 'LocalBusiness',
    '@id': `${page}#office-${id}`,
    name: `${site.companyName} ${city}`,
    parentOrganization: { '@id': organizationId(siteUrl) },
    url: page,
    ...(logo ? { image: toAbsolute(siteUrl, pathOfIcon(logo)) } : {}),
    ...(phone ? { telephone: phone.raw } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street.join(', '),
      addressLocality: city,
      ...(region ? { addressRegion: region } : {}),
      ...(postalCode ? { postalCode } : {}),
      addressCountry: countryCode,
    },
    openingHours: `Mo-Fr ${opens}-${closes}`,
  };
  return node;
}

export function createEventNode(event: Event, path: string, siteUrl: string) {
  const page = toAbsolute(siteUrl, path);
  const { mode, venue } = event;
  const place = {
    '@type': 'Place',
    name: venue,
    address: { '@type': 'PostalAddress', addressLocality: venue },
  } as const;
  const screen = { '@type': 'VirtualLocation', url: page } as const;
  const node: EventNode = {
    '@type': 'Event',
    '@id': `${page}#event-${event.id}`,
    name: event.title,
    description: event.summary,
    url: page,
    startDate: event.starts,
    endDate: event.ends,
    eventAttendanceMode: `https://schema.org/${attendance[mode]}EventAttendanceMode`,
    location: mode === 'both' ? [place, screen] : mode === 'on-screen' ? screen : place,
    organizer: { '@id': organizationId(siteUrl) },
    eventStatus: 'https://schema.org/EventScheduled',
    ...(logo ? { image: toAbsolute(siteUrl, pathOfIcon(logo)) } : {}),
  };
  return node;
}

const attendance = { 'in-person': 'Offline', 'on-screen': 'Online', both: 'Mixed' } as const;

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
const websiteId = (siteUrl: string) => `${siteUrl}/#website`;
export const pageId = (siteUrl: string, path: string) => `${toAbsolute(siteUrl, path)}#page`;
const breadcrumbsId = (siteUrl: string, path: string) => `${toAbsolute(siteUrl, path)}#breadcrumbs`;
