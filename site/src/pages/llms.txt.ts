import type { APIRoute } from 'astro';
import { llmsText } from '../machines/llmsText.ts';
import { environment, pageData } from '../page-data/current.ts';

export const GET: APIRoute = async () => {
  const [pages, articles, { site }] = await Promise.all([
    pageData.loadPages(),
    pageData.listArticles(),
    pageData.loadHome(),
  ]);
  return new Response(llmsText({ site, pages, articles, siteUrl: environment.siteUrl }), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
