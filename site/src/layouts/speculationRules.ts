/** Paths that are no pages, or are made for each visitor. */
const notAhead = ['/search*', '/insights\\?*', '/wp-json/*', '/media/*', '/social/*', '/health*'];
const where = {
  and: [{ href_matches: '/*' }, ...notAhead.map((pattern) => ({ not: { href_matches: pattern } }))],
};

/**
 * Which pages a browser may fetch before they are asked for: any page of ours whose link is pointed at; one that is
 * being pressed is rendered too. They are in the page: as a file they were asked for before the fonts. WICG
 * Speculation Rules.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
});
