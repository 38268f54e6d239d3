import type { SiteRedirect } from './readRedirects.ts';

/**
 * Addresses that programs request by habit: browsers, feed readers and search engines that knew a site when it was made
 * with WordPress. A page or a redirect of an editor at such an address comes first.
 */
export const usualRedirects: readonly SiteRedirect[] = Object.entries({
  '/index': '/',
  '/favicon.ico': '/favicon.svg',
  '/feed': '/rss.xml',
  '/feed/rss2': '/rss.xml',
  '/feed/atom': '/atom.xml',
  '/rss': '/rss.xml',
  '/blog/feed': '/rss.xml',
  '/wp-sitemap.xml': '/sitemap.xml',
  '/sitemap_index.xml': '/sitemap.xml',
}).map(([from, to]) => ({ from, to, isPermanent: true }));
