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
