import { furtherLanguageOf } from '@frontage/contract/language.ts';
import type { Link } from '@frontage/contract/primitives/link.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import { pathOn } from '@frontage/contract/spokenPaths.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';

/** A group of the menu, and the first pages below it. */
export interface Way extends Link {
  pages: Link[];
  /** Number of all pages of the group. */
  count: number;
}

/** How many pages of a group are named. */
const namedPages = 4;

/** Lists with links to every page of their kind, and whether every language has them. */
const lists = [
  { id: 'search.blog', href: '/blog', isEverywhere: false },
  { id: 'search.glossary', href: '/glossary', isEverywhere: false },
  { id: 'search.everyPage', href: '/sitemap', isEverywhere: true },
] as const;

/**
 * Returns suggestions for a visitor who has not searched yet, or has found nothing: the groups of the menu, then the
 * lists.
 */
export function listWays(
  site: Pick<SiteSettings, 'language' | 'languages' | 'navigation'>,
  words?: Words,
): { groups: Way[]; lists: readonly Link[] } {
  const language = furtherLanguageOf(site);
  const others = lists
    .filter(({ isEverywhere }) => isEverywhere || !language)
    .map(({ href, id }) => ({ label: saySite(words, id), href: pathOn(site, href) }));
  const groups = site.navigation
    .filter(({ links }) => links.length > 0)
    .map(({ label, href, links }) => ({
      label,
      href,
      pages: links.slice(0, namedPages).map((link) => ({ label: link.label, href: link.href })),
      count: links.length,
    }));
  return { groups, lists: others.filter(({ href }) => !groups.some((group) => group.href === href)) };
}
