/** Paths that are not pages, or are made for each visitor. */
const notAhead = ['/search*', '/insights\\?*', '/wp-json/*', '/media/*', '/social/*', '/health*'];
const where = { and: [{ href_matches: '/*' }, { not: { href_matches: notAhead } }] };

/**
 * The pages that a browser may fetch before a visitor asks for them: any page of ours whose link is pointed at. While a
 * link is being pressed, its page is rendered as well. The rules are inline, because a browser would request a file of
 * them before the fonts. WICG Speculation Rules.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
});
