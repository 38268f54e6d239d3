import { exampleReviews } from '@frontage/blocks/examples/exampleReviews.ts';
import { examplePage } from '@frontage/blocks/examples/pageContext.ts';
import { faqExamples } from '@frontage/blocks/Faq/Faq.examples.ts';
import type { PageDocument } from '@frontage/contract/page.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
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

const allNodes = (of: GraphContext) =>
  z.array(z.looseObject({ '@type': z.string() })).parse(createPageGraph(document, of, siteUrl)['@graph']);
const nodes = (type: string, of: GraphContext = context) => allNodes(of).filter((node) => node['@type'] === type);

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

  it('has one LocalBusiness per office, without a phone number if the office has none', () => {
    expect(nodes('LocalBusiness').map((node) => node.telephone)).toEqual(['+12125550137', '+442079460182', undefined]);
  });

  it('rates the agency by all reviews, as its pages do', () => {
    const [organization] = nodes('Organization', { ...context, reviews: exampleReviews });
    expect(organization?.aggregateRating).toMatchObject({ ratingValue: 4.8, reviewCount: 5 });
    expect(nodes('Organization')[0]?.aggregateRating).toBeUndefined();
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
  });

  it('reports missing fields and references to missing nodes', () => {
    const graph = { '@graph': [{ '@type': 'Review', '@id': '#1', itemReviewed: { '@id': '#nobody' } }] };
    expect(faultsOfGraph(graph)).toEqual([
      'Review lacks author',
      'Review lacks reviewRating',
      'Review lacks reviewBody',
      'Review lacks datePublished',
      'Nothing is called #nobody',
    ]);
  });

  it('says how to search the site', () => {
    expect(nodes('WebSite')[0]?.potentialAction).toMatchObject({
      target: { urlTemplate: 'https://wharfside.example/search?q={search_term_string}' },
    });
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
