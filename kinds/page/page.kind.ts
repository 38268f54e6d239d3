import { pageCard, pageTypes, pathOfPage } from '@frontage/contract/pageParts.ts';
import { z } from 'zod';
import { defineKind } from '../defineKind.ts';
import { page as pageSchema } from './page.schema.ts';

const pageType = z.enum(pageTypes).catch('page');

/**
 * Pages made of blocks: services, cases and industries are types of them, each below an address of its own. The home
 * page is the page with the slug `home`, and all that is special about it is that its path is `/`.
 */
export const page = defineKind({
  name: 'page',
  collection: 'pages',
  label: { one: 'Page', many: 'Pages' },
  group: 'Pages',
  title: 'title',
  sort: 'title',
  types: {
    page: { heading: 'The company' },
    service: { label: 'Service', heading: 'Services' },
    case: { label: 'Case', heading: 'Work' },
    industry: { label: 'Industry', heading: 'Industries' },
  },
  typeOf: ({ type }) => pageType.parse(type),
  listed: pageCard,
  whole: pageSchema,
  hasDrafts: true,
  page: { pathOf: ({ slug, type }) => pathOfPage(pageType.parse(type), slug), isDrawnByKind: false },
  hasTwins: true,
  blocks: 'page',
  named: { case: { key: 'slug', type: 'case' } },
  search: {
    place: 3,
    hits: {
      case: { label: 'Case', heading: 'Cases', tab: 'cases', tabLabel: 'Cases' },
      page: { label: 'Page', heading: 'Pages', tab: 'pages', tabLabel: 'Pages' },
      service: { label: 'Service', heading: 'Services', tab: 'pages', tabLabel: 'Pages', isOffer: true },
      industry: { label: 'Industry', heading: 'Industries', tab: 'pages', tabLabel: 'Pages' },
    },
    hitOf: ({ type }) => String(type),
    texts: ({ head }) => [Reflect.get(Object(head), 'description')],
    labelOf: ({ card }) => Reflect.get(Object(card), 'label'),
  },
  hasLinks: true,
  demo: ['slug', 'head.description'],
});
