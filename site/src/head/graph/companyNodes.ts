import { backendAddress } from '@frontage/client/backendAddress.ts';
import type { Event } from '@frontage/contract/event.ts';
import { usualLanguage } from '@frontage/contract/language.ts';
import type { Office } from '@frontage/contract/office.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import type { Event as EventNode, LocalBusiness, Organization, WebSite } from 'schema-dts';
import { icons, pathOfIcon } from '../../machines/icons.ts';
import { toAbsolute } from '../headOf.ts';
import { organizationId, websiteId } from './pageNodes.ts';

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

/** Returns the node of the site, with the address of its search. */
export function createWebsiteNode({ site }: Company, siteUrl: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(siteUrl),
    url: `${siteUrl}/`,
    name: site.companyName,
    inLanguage: site.languages?.[0]?.code ?? site.language ?? usualLanguage,
    publisher: { '@id': organizationId(siteUrl) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${backendAddress || siteUrl}/search?q={search_term_string}` },
      // A field of Google's, missing from the types of schema.org.
      ...{ 'query-input': 'required name=search_term_string' },
    },
  };
}

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

/** Returns the node of an event, for the page that shows its programme. */
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
