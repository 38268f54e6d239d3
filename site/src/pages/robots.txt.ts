import type { APIRoute } from 'astro';
import { environment } from '../page-data/current.ts';

/** Only production may be read by robots. Decision 32. */
export const GET: APIRoute = () =>
  new Response(
    environment.isProduction
      ? `User-agent: *\nDisallow: /search\n\nSitemap: ${environment.siteUrl}/sitemap.xml\n`
      : 'User-agent: *\nDisallow: /\n',
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
