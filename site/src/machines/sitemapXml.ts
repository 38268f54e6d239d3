import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { alternatesOf, toAbsolute } from '../head/headOf.ts';
import type { IndexedPage } from './indexedPages.ts';

/** Addresses per file; the protocol allows 50,000. */
export const pagesPerSitemap = 5_000;

/**
 * Writes one file of the sitemap: address, last change and pictures of each page. sitemaps.org, Google's image
 * extension.
 */
export async function writeSitemap(pages: readonly IndexedPage[], siteUrl: string): Promise<string> {
  const stream = new SitemapStream({
    hostname: siteUrl,
    xmlns: { image: true, news: false, video: false, xhtml: pages.some(({ translations }) => translations) },
  });
  for (const { path, modified, pictures, translations } of pages) {
    stream.write({
      url: toAbsolute(siteUrl, path),
      ...(modified ? { lastmod: modified } : {}),
      ...(translations ? { links: alternatesOf(translations, siteUrl) } : {}),
      img: pictures.map(({ url }) => ({ url: toAbsolute(siteUrl, url) })),
    });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}

/** Writes the file that lists the others. */
export async function writeSitemapIndex(paths: readonly string[], siteUrl: string): Promise<string> {
  const stream = new SitemapIndexStream({});
  for (const path of paths) stream.write({ url: toAbsolute(siteUrl, path) });
  stream.end();
  return (await streamToPromise(stream)).toString();
}
