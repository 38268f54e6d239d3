import type { PageType } from '@frontage/contract/pageType.ts';
import type { Facts } from '../page-data/facts.ts';
import type { LinkGroup } from '../views.ts';
import { indexedLists } from './indexedPages.ts';

const headings: Record<PageType, string> = {
  service: 'Services',
  case: 'Work',
  industry: 'Industries',
  page: 'The company',
};

/** Home first, then by name: documents come in the order of their change. */
const byLabel = (a: { href: string; label: string }, b: { href: string; label: string }) =>
  Number(b.href === '/') - Number(a.href === '/') || a.label.localeCompare(b.label, 'en');

/** Every page of the site in groups, for people. Articles by their lists: there may be thousands of them. */
export async function sitemapGroups(facts: Pick<Facts, 'pages' | 'sections'>): Promise<LinkGroup[]> {
  const pages = (await facts.pages()).filter(({ isIndexed }) => isIndexed);
  const groups = Object.entries(headings)
    .map(([type, heading]) => ({
      heading,
      links: pages
        .filter((page) => page.type === type)
        .map(({ path, title }) => ({ href: path, label: path === '/' ? 'Home' : title }))
        .toSorted(byLabel),
    }))
    .filter(({ links }) => links.length > 0);
  const lists = (await indexedLists(facts)).map(({ path, title }) => ({ href: path, label: title })).toSorted(byLabel);
  const toRead = [
    ...lists,
    { href: '/glossary', label: 'Glossary' },
    { href: '/search', label: 'Search' },
    { href: '/developers/api', label: 'Content API' },
  ];
  return [...groups, { heading: 'To read', links: toRead }];
}
