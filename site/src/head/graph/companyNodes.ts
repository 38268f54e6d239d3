import { backendAddress } from '@frontage/client/backendAddress.ts';
import type { Event } from '@frontage/contract/event.ts';
import { usualLanguage } from '@frontage/contract/language.ts';
import type { Office } from '@frontage/contract/office.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import { ratingOf } from '@frontage/contract/rating.ts';
import type { Review } from '@frontage/contract/review.ts';
import type { Event as EventNode, LocalBusiness, Organization, Review as ReviewNode, WebSite } from 'schema-dts';
import { icons, pathOfIcon } from '../../machines/icons.ts';
import { toAbsolute } from '../headOf.ts';
import { organizationId, websiteId } from './ids.ts';

type Company = Pick<PageContext, 'site' | 'reviews'>;

const logo = icons.find(({ name }) => name === 'icon-512') ?? icons[0];

/** Returns the node of the agency, with its mean rating if it has reviews. */
export function createOrganizationNode({ site, reviews }: Company, siteUrl: string): Organization {
  const rating = ratingOf(reviews);
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
    ...(rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.mean,
            reviewCount: rating.count,
            bestRating: 5,
          },
        }
      : {}),
  };
}

/** Returns the node of the site, with the address of its search. */
export function createWebsiteNode({ site }: Pick<PageContext, 'site'>, siteUrl: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(siteUrl),
    url: `${siteUrl}/`,
    name: site.companyName,
    inLanguage: site.language ?? usualLanguage,
    publisher: { '@id': organizationId(siteUrl) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${backendAddress || siteUrl}/search?q={search_term_string}` },
      // A field of Google's, missing from the types of schema.org.
      ...{ 'query-input': 'required name=search_term_string' },
    },
  };
}

export function createOfficeNode(office: Office, { site }: Pick<PageContext, 'site'>, siteUrl: string): LocalBusiness {
  return {
    '@type': 'LocalBusiness',
    '@id': `${siteUrl}/#office-${office.id}`,
    name: `${site.companyName} ${office.city}`,
    parentOrganization: { '@id': organizationId(siteUrl) },
    url: `${siteUrl}/`,
    ...(office.phone ? { telephone: office.phone.raw } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.address.join(', '),
      addressLocality: office.city,
      addressCountry: office.countryCode,
    },
    openingHours: `Mo-Fr ${office.opens}-${office.closes}`,
  };
}

export function createEventNode(event: Event, siteUrl: string): EventNode {
  return {
    '@type': 'Event',
    '@id': `${siteUrl}/#event-${event.id}`,
    name: event.title,
    description: event.summary,
    startDate: event.starts,
    endDate: event.ends,
    location: { '@type': 'Place', name: event.venue, address: event.venue },
    organizer: { '@id': organizationId(siteUrl) },
    eventStatus: 'https://schema.org/EventScheduled',
  };
}

export function createReviewNode(review: Review, siteUrl: string): ReviewNode {
  return {
    '@type': 'Review',
    '@id': `${siteUrl}/#review-${review.id}`,
    itemReviewed: { '@id': organizationId(siteUrl) },
    author: { '@type': 'Person', name: review.name, jobTitle: review.jobTitle },
    reviewBody: review.description,
    reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
    datePublished: review.date,
  };
}
