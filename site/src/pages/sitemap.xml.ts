import type { APIRoute } from 'astro';
import { pagesPerSitemap, sitemapIndexOf } from '../machines/sitemapXml.ts';
import { environment, pageData } from '../page-data/current.ts';

/** The sitemap's index: pages in one file, articles in as many as they need. */
export const GET: APIRoute = async () => {
  const files = Math.ceil((await pageData.listArticles()).length / pagesPerSitemap);
  const parts = ['pages', ...Array.from({ length: files }, (_, index) => `articles-${index + 1}`)];
  const xml = await sitemapIndexOf(
    parts.map((part) => `/sitemap-${part}.xml`),
    environment.siteUrl,
  );
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
