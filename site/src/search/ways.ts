import type { Link } from '@frontage/contract/primitives/link.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';

/** Where a visitor may go who found nothing. */
export function waysOn(site: Pick<SiteSettings, 'callToAction'>): Link[] {
  return [
    { label: 'All articles', href: '/blog' },
    { label: 'The glossary', href: '/glossary' },
    { label: 'Every page, in one list', href: '/sitemap' },
    site.callToAction,
  ];
}

interface Way extends Link {
  /** What stands there, named by the first pages below it. */
  note?: string | undefined;
}

/** How many pages of a group are named. */
const namedPages = 3;

/** Where a visitor may go who has asked nothing yet: the groups of the menu, then the same ways on. */
export function waysIn(site: Pick<SiteSettings, 'callToAction' | 'navigation'>): Way[] {
  const groups = site.navigation.map(({ label, href, links }) => ({
    label,
    href,
    note: links
      .slice(0, namedPages)
      .map((link) => link.label)
      .join(', '),
  }));
  const isNew = ({ href }: Link) => !groups.some((group) => group.href === href);
  return [...groups, ...waysOn(site).filter(isNew)];
}
