import type { APIRoute } from 'astro';
import type { Feed } from 'feed';
import { environment, pageData } from '../page-data/current.ts';
import { articleFeed } from './articleFeed.ts';

/** The route of one form of the feed. */
export function feedRoute(mediaType: string, write: (feed: Feed) => string): APIRoute {
  return async () => {
    const [articles, { site }] = await Promise.all([pageData.listArticles(), pageData.loadHome()]);
    return new Response(write(articleFeed(articles, site, environment.siteUrl)), {
      headers: { 'content-type': `${mediaType}; charset=utf-8` },
    });
  };
}
