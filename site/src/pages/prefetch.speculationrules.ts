import type { APIRoute } from 'astro';

/** Paths that are no pages, or are made for each visitor. */
const notAhead = ['/search*', '/insights\\?*', '/wp-json/*', '/media/*', '/social/*', '/health*'];

/**
 * Which pages a browser may fetch before they are asked for: any page of ours whose link is pointed at; one that is
 * being pressed is rendered too. Named in a header, so that no inline script is needed. WICG Speculation Rules.
 */
export const GET: APIRoute = () => {
  const where = {
    and: [{ href_matches: '/*' }, ...notAhead.map((pattern) => ({ not: { href_matches: pattern } }))],
  };
  const rules = {
    prefetch: [{ where, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'conservative' }],
  };
  return new Response(JSON.stringify(rules), { headers: { 'content-type': 'application/speculationrules+json' } });
};
