import type { Event } from '@frontage/contract/event.ts';
import type { Office } from '@frontage/contract/office.ts';
import type { Page } from '@frontage/contract/page.ts';
import { absolute } from './headOf.ts';

/** A node of the page's graph, in the words of schema.org. */
export type GraphNode = { '@type': string; '@id'?: string } & Record<string, unknown>;

/** Everything a page says of itself to machines, as one connected graph. Specification §2.3. */
export function structuredData(page: Page, siteUrl: string): { '@context': string; '@graph': GraphNode[] } {
  const organization = organizationNode(page, siteUrl);
  const nodes = [
    organization,
    websiteNode(page, siteUrl),
    breadcrumbNode(page, siteUrl),
    ...serviceNodes(page, siteUrl),
    ...faqNodes(page, siteUrl),
    ...page.offices.map((office) => officeNode(office, page, siteUrl)),
    ...page.events.map((event) => eventNode(event, page, siteUrl)),
  ];
  return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== undefined) };
}

const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;

function organizationNode({ site }: Page, siteUrl: string): GraphNode {
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: site.companyName,
    legalName: site.legalName,
    description: site.description,
    url: `${siteUrl}/`,
    email: site.email,
    telephone: site.phone.raw,
    foundingDate: String(site.foundingYear),
    sameAs: site.socials.map((social) => social.href),
  };
}

function websiteNode({ site }: Page, siteUrl: string): GraphNode {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    url: `${siteUrl}/`,
    name: site.companyName,
    publisher: { '@id': organizationId(siteUrl) },
  };
}

/** Home is position 1, then the categories, then the page itself. Decision 30. */
function breadcrumbNode(page: Page, siteUrl: string): GraphNode | undefined {
  if (page.path === '/') return undefined;
  const trail = [{ label: 'Home', href: '/' }, ...page.breadcrumbs, { label: page.title, href: page.path }];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${absolute(siteUrl, page.path)}#breadcrumbs`,
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: absolute(siteUrl, step.href),
    })),
  };
}

function serviceNodes(page: Page, siteUrl: string): GraphNode[] {
  if (!page.offer) return [];
  const address = absolute(siteUrl, page.path);
  const { serviceName, startingPriceUsd } = page.offer;
  return [
    {
      '@type': 'Service',
      '@id': `${address}#service`,
      name: serviceName,
      serviceType: serviceName,
      description: page.head.description,
      url: address,
      provider: { '@id': organizationId(siteUrl) },
      ...(startingPriceUsd
        ? {
            offers: {
              '@type': 'Offer',
              url: address,
              price: startingPriceUsd,
              priceCurrency: 'USD',
              priceSpecification: { '@type': 'PriceSpecification', minPrice: startingPriceUsd, priceCurrency: 'USD' },
            },
          }
        : {}),
    },
  ];
}

/** All questions of the page, in one FAQPage: search engines take no second one. */
function faqNodes(page: Page, siteUrl: string): GraphNode[] {
  const questions = page.layout.flatMap((block) => (block.acf_fc_layout === 'faq' ? block.items : []));
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': `${absolute(siteUrl, page.path)}#faq`,
      mainEntity: questions.map((question) => ({
        '@type': 'Question',
        name: question.title,
        acceptedAnswer: { '@type': 'Answer', text: [question.description, ...(question.list ?? [])].join('\n') },
      })),
    },
  ];
}

function officeNode(office: Office, { site }: Page, siteUrl: string): GraphNode {
  return {
    '@type': 'LocalBusiness',
    '@id': `${siteUrl}/#office-${office.id}`,
    name: `${site.companyName} ${office.city}`,
    parentOrganization: { '@id': organizationId(siteUrl) },
    url: `${siteUrl}/`,
    telephone: office.phone?.raw ?? site.phone.raw,
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.address.join(', '),
      addressLocality: office.city,
      addressCountry: office.countryCode,
    },
    openingHours: `Mo-Fr ${office.opens}-${office.closes}`,
  };
}

function eventNode(event: Event, { site }: Page, siteUrl: string): GraphNode {
  return {
    '@type': 'Event',
    '@id': `${siteUrl}/#event-${event.id}`,
    name: event.title,
    description: event.summary,
    startDate: event.starts,
    endDate: event.ends,
    location: { '@type': 'Place', name: event.venue, address: event.venue },
    organizer: { '@type': 'Organization', '@id': organizationId(siteUrl), name: site.companyName, url: `${siteUrl}/` },
    eventStatus: 'https://schema.org/EventScheduled',
  };
}

/** JSON for a script element: `<` is escaped, so that no text can end the element. */
export function scriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
