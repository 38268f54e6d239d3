import type { APIRoute, GetStaticPaths } from 'astro';
import { type IndexedPage, indexedArticles, indexedPages } from '../machines/indexedPages.ts';
import { pagesPerSitemap, sitemapOf } from '../machines/sitemapXml.ts';
import { environment, pageData } from '../page-data/current.ts';

export const getStaticPaths = (async () => {
  const articles = await indexedArticles(pageData);
  const files = Array.from({ length: Math.ceil(articles.length / pagesPerSitemap) }, (_, index) => ({
    params: { part: `articles-${index + 1}` },
    props: { pages: articles.slice(index * pagesPerSitemap, (index + 1) * pagesPerSitemap) },
  }));
  return [{ params: { part: 'pages' }, props: { pages: await indexedPages(pageData) } }, ...files];
}) satisfies GetStaticPaths;

/** One file of the sitemap. */
export const GET: APIRoute<{ pages: IndexedPage[] }> = async ({ props }) =>
  new Response(await sitemapOf(props.pages, environment.siteUrl), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
