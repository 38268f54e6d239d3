import { searchOn } from '@frontage/contract/search.ts';
import type { Sited } from '@frontage/contract/spokenPaths.ts';

/** Paths that are not pages, or are made for each visitor. */
const notAhead = ['/wp-json/*', '/media/*', '/social/*', '/health*'];

/**
 * The pages that a browser may fetch before a visitor asks for them: any page of ours whose link is pointed at. While a
 * link is being pressed, its page is rendered as well. The rules are inline, because a browser would request a file of
 * them before the fonts. WICG Speculation Rules.
 */
export function speculationRulesOf(site: Sited): string {
  const searches = [`${searchOn(site).path}*`, `${searchOn(site, 'insights').path}\\?*`];
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: [...searches, ...notAhead] } }] };
  return JSON.stringify({
    prefetch: [{ where, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'conservative' }],
  });
}
