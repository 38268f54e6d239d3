import type { APIRoute } from 'astro';
import { articleFeed } from '../machines/articleFeed.ts';
import { environment, pageData } from '../page-data/current.ts';

export const GET: APIRoute = async () => {
  const [articles, home] = await Promise.all([pageData.listArticles(), pageData.loadHome()]);
  return new Response(articleFeed(articles, home.site, environment.siteUrl).json1(), {
    headers: { 'content-type': 'application/feed+json; charset=utf-8' },
  });
};
