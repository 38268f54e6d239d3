import { pathOfPage } from '@frontage/contract/page.ts';
import type { DemoPage } from '../../demoContent.schema.ts';

const groups = [
  { heading: 'Company and reading', type: 'page' },
  { heading: 'Services and solutions', type: 'service' },
  { heading: 'Show cases', type: 'case' },
  { heading: 'Industries', type: 'industry' },
] as const;

/** A page of links to all the others, grouped by their kind. */
export function sitemapOf(pages: DemoPage[]): DemoPage {
  return {
    type: 'page',
    slug: 'sitemap',
    title: 'Sitemap',
    head: {
      title: 'Sitemap: every page of Quayline',
      description:
        'Every page of this site on one: services and solutions with their prices, show cases, industries, and the company.',
    },
    breadcrumbs: [],
    layout: [
      {
        acf_fc_layout: 'hero',
        heading: 'Every page,\non one',
        description: 'If you miss one, write to us; we may have forgotten to write it.',
        action: { label: 'Book a free call', href: '/contacts#contact-form' },
        drawing: 'none',
      },
      { acf_fc_layout: 'breadcrumbs' },
      ...groups.map(({ heading, type }) => ({
        acf_fc_layout: 'links_grid' as const,
        heading,
        links: pages
          .filter((page) => page.type === type)
          .map((page) => ({ label: page.title, href: pathOfPage(page.type, page.slug) })),
      })),
    ],
  };
}
