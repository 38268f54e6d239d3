import { examplePage } from '@frontage/blocks/examples/pageContext.ts';
import { faqExamples } from '@frontage/blocks/Faq/Faq.examples.ts';
import type { PageDocument } from '@frontage/contract/page.ts';
import { contactPathOf } from '@frontage/contract/siteSettings.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { examples } from '../../../../registry/examples.ts';
import { headOfPage } from '../headOf.ts';
import { createPageGraph, escapeForScript, type GraphContext } from './createPageGraph.ts';
import { faultsOfGraph } from './requiredFields.ts';

const siteUrl = 'https://wharfside.example';

const document: PageDocument = {
  id: 3,
  type: 'service',
  slug: 'flow',
  path: '/services/flow',
  title: 'Flow Blockchain Development Services',
  modified: '2026-11-20T10:00:00.000Z',
  head: { title: 'Flow Blockchain Development Company', description: 'We build on Flow.' },
  offer: { serviceName: 'Flow blockchain development', startingPrice: 50_000 },
  breadcrumbs: [{ label: 'Services', href: '/services' }],
  layout: faqExamples.map((example) => example.block),
  card: {},
};
const context: GraphContext = { ...examplePage, path: '/services/flow' };

const allNodes = (of: GraphContext, page = document) =>
  z.array(z.looseObject({ '@type': z.string() })).parse(createPageGraph(page, of, siteUrl)['@graph']);
const nodes = (type: string, of: GraphContext = context, page = document) =>
  allNodes(of, page).filter((node) => node['@type'] === type);

/** The page to which the header's call to action leads, and one with the programme of an event. */
const contacts = { ...document, path: contactPathOf(context.site) };
const [programme] = examples.event_details;
const eventPage = { ...document, path: '/events', layout: programme ? [programme.block] : [] };

describe('structured data', () => {
  it('has breadcrumbs from home through the category to the page, at positions 1, 2 and 3', () => {
    expect(nodes('BreadcrumbList')[0]?.itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: 'https://wharfside.example/' },
      { position: 2, name: 'Services', item: 'https://wharfside.example/services' },
      { position: 3, name: 'Flow Blockchain Development Services' },
    ]);
  });

  it('gathers the questions of all blocks in one FAQPage', () => {
    const pages = nodes('FAQPage');
    expect(pages).toHaveLength(1);
    const asked = faqExamples.flatMap(({ block }) => block.items.map(({ title }) => ({ name: title })));
    expect(pages[0]?.mainEntity).toMatchObject(asked);
  });

  it('offers the service from its starting price', () => {
    expect(nodes('Service')[0]?.offers).toMatchObject({ '@type': 'Offer', price: 50_000, priceCurrency: 'USD' });
    const abroad = { ...context, site: { ...context.site, currency: 'EUR' as const } };
    expect(nodes('Service', abroad)[0]?.offers).toMatchObject({
      priceCurrency: 'EUR',
      priceSpecification: { minPrice: 50_000, priceCurrency: 'EUR' },
    });
  });

  it('has the offices on the page of the contact form alone, without a phone number if an office has none', () => {
    const onContacts = { ...context, path: contacts.path };
    const offices = nodes('LocalBusiness', onContacts, contacts);
    expect(offices.map((node) => node.telephone)).toEqual(['+12125550137', '+442079460182', undefined]);
    expect(nodes('LocalBusiness')).toEqual([]);
    expect(offices.map(({ url }) => url)).toEqual(offices.map(() => `${siteUrl}${contacts.path}`));
  });

  it('has the parts of an address one by one, and what is not named apart with the street', () => {
    const onContacts = { ...context, path: contacts.path };
    const address = { city: 'Baltimore', address: ['1200 Thames Street', 'Baltimore, MD 21231'] };
    const [first] = context.offices;
    if (!first) throw new Error('There is no example of an office');
    const { postalCode: _code, region: _region, ...office } = first;
    const offices = [
      { ...office, ...address, countryCode: 'US' as const, postalCode: '21231', region: 'MD' },
      { ...office, ...address, countryCode: 'US' as const },
    ];
    const [split, whole] = nodes('LocalBusiness', { ...onContacts, offices }, contacts);
    expect(split?.address).toEqual({
      '@type': 'PostalAddress',
      streetAddress: '1200 Thames Street',
      addressLocality: 'Baltimore',
      addressRegion: 'MD',
      postalCode: '21231',
      addressCountry: 'US',
    });
    expect(whole?.address).toMatchObject({ streetAddress: '1200 Thames Street, Baltimore, MD 21231' });
  });

  it.each([
    ['in-person', 'Offline', { '@type': 'Place', name: 'London', address: { addressLocality: 'London' } }],
    ['on-screen', 'Online', { '@type': 'VirtualLocation', url: `${siteUrl}/events` }],
    ['both', 'Mixed', [{ '@type': 'Place' }, { '@type': 'VirtualLocation' }]],
  ] as const)(
    'has an event on the page of its programme alone, with how and where: %s',
    (mode, attendance, location) => {
      const events = context.events.map((event) => ({ ...event, mode }));
      const onEvents = { ...context, path: '/events', events };
      expect(nodes('Event', onEvents, eventPage)).toMatchObject([
        {
          url: `${siteUrl}/events`,
          eventAttendanceMode: `https://schema.org/${attendance}EventAttendanceMode`,
          location,
        },
      ]);
      expect(faultsOfGraph(createPageGraph(eventPage, onEvents, siteUrl))).toEqual([]);
      expect(nodes('Event', { ...context, events })).toEqual([]);
    },
  );

  it('has no rating that the agency gives itself, and reports one', () => {
    expect(JSON.stringify(allNodes(context))).not.toContain('ating');
    const rated = { '@type': 'Organization', name: 'A', url: '/', logo: '/a', aggregateRating: { ratingValue: 5 } };
    expect(faultsOfGraph({ '@graph': [rated] })).toEqual(['Organization must not have aggregateRating']);
  });

  it('gives the home page no breadcrumbs', () => {
    expect(nodes('BreadcrumbList', { ...context, path: '/' })).toEqual([]);
  });

  it('refers only to nodes in the graph', () => {
    const graph = allNodes(context);
    const ids = new Set(graph.map((node) => node['@id']));
    const text = JSON.stringify(graph);
    const references = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].map((match) => match[1]);
    expect(references.length).toBeGreaterThan(3);
    for (const reference of references) expect(ids).toContain(reference);
  });

  it('lacks nothing that search engines require', () => {
    expect(faultsOfGraph(createPageGraph(document, context, siteUrl))).toEqual([]);
    expect(faultsOfGraph(createPageGraph(contacts, { ...context, path: contacts.path }, siteUrl))).toEqual([]);
  });

  it('reports missing fields and references to missing nodes', () => {
    const place = { '@type': 'Place', name: 'London', address: { '@type': 'PostalAddress' } };
    const event = { '@type': 'Event', name: 'A', location: place, organizer: { '@id': '#nobody' } };
    expect(faultsOfGraph({ '@graph': [event] })).toEqual([
      'Event lacks url',
      'Event lacks description',
      'Event lacks startDate',
      'Event lacks endDate',
      'Event lacks eventAttendanceMode',
      'PostalAddress lacks addressLocality',
      'Nothing is called #nobody',
    ]);
  });

  it('says on the first page how to search the site', () => {
    expect(nodes('WebSite', { ...context, path: '/' })[0]?.potentialAction).toMatchObject({
      target: { urlTemplate: 'https://wharfside.example/search?q={search_term_string}' },
    });
    expect(nodes('WebSite')[0]).not.toHaveProperty('potentialAction');
  });

  it('cannot end its script element', () => {
    expect(escapeForScript({ name: '</script><script>alert(1)</script>' })).not.toContain('<');
  });
});

describe('the head', () => {
  const head = (of: PageDocument, isProduction = true) => headOfPage(of, examplePage.site, { siteUrl, isProduction });

  it('is not indexed unless the environment is production', () => {
    expect(head(document, false).noIndex).toBe(true);
    expect(head(document).noIndex).toBe(false);
  });

  it('is not indexed if the editor asks for that', () => {
    expect(head({ ...document, head: { ...document.head, noIndex: true } }).noIndex).toBe(true);
  });

  it('has a canonical address without a trailing slash, except for home', () => {
    expect(head(document).canonical).toBe('https://wharfside.example/services/flow');
    expect(head({ ...document, path: '/' }).canonical).toBe('https://wharfside.example/');
  });
});
