import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import type { Feed } from 'feed';
import { environment } from '../environment.ts';
import { articleFeed, feedPaths } from '../machines/articleFeed.ts';
import { drawPngs } from '../machines/drawPngs.ts';
import { iconSvg, icons, pathOfIcon } from '../machines/icons.ts';
import { listIndexedArticles, listIndexedPages } from '../machines/indexedPages.ts';
import { llmsText } from '../machines/llmsText.ts';
import { manifestText } from '../machines/manifestText.ts';
import { robotsText } from '../machines/robotsText.ts';
import { securityText } from '../machines/securityText.ts';
import { pagesPerSitemap, writeSitemap, writeSitemapIndex } from '../machines/sitemapXml.ts';
import { faviconSvg } from '../machines/symbol.ts';
import type { Facts } from '../page-data/facts.ts';
import type { Address, Route } from './Route.ts';

const { siteUrl } = environment;

/** Files for machines: feeds, the sitemap, and files that are expected at a known address. */
export const machineRoute: Route = async ({ facts }) => {
  const articleParts = await partsOf(facts);
  return [
    feed(feedPaths.rss, (one) => one.rss2()),
    feed(feedPaths.atom, (one) => one.atom1()),
    feed(feedPaths.json, (one) => one.json1()),
    file('/sitemap.xml', async (facts) =>
      writeSitemapIndex(['/sitemap-pages.xml', ...(await partsOf(facts))], siteUrl),
    ),
    file('/sitemap-pages.xml', async (facts) => writeSitemap(await listIndexedPages(facts), siteUrl)),
    ...articleParts.map((path, index) =>
      file(path, async (facts) => {
        const first = index * pagesPerSitemap;
        return writeSitemap((await listIndexedArticles(facts)).slice(first, first + pagesPerSitemap), siteUrl);
      }),
    ),
    file('/llms.txt', async (facts) => {
      const [site, pages, articles] = [await facts.site(), await facts.pages(), await facts.articles()];
      return llmsText({ site, pages, articles, siteUrl });
    }),
    file('/robots.txt', async () => robotsText(environment)),
    file('/favicon.svg', async (facts) => faviconSvg(await facts.site())),
    ...icons.map((icon, place) => file(pathOfIcon(icon), async (facts) => drawPng(place, await facts.site()))),
    file('/manifest.webmanifest', async (facts) => manifestText(await facts.site())),
    file('/.well-known/security.txt', async (facts) =>
      securityText({ site: await facts.site(), month: await facts.month(), siteUrl }),
    ),
  ];
};

/** Returns the files of the sitemap with articles. */
async function partsOf(facts: Facts): Promise<string[]> {
  const files = Math.ceil((await facts.articles()).length / pagesPerSitemap);
  return Array.from({ length: files }, (_, index) => `/sitemap-articles-${index + 1}.xml`);
}

function file(path: string, write: (facts: Facts) => Promise<string | Uint8Array<ArrayBuffer>>): Address {
  return { path, load: async (facts) => ({ kind: 'file', content: await write(facts) }) };
}

/** Returns the icon at that position. All icons are drawn at once. */
async function drawPng(place: number, site: SiteSettings): Promise<Uint8Array<ArrayBuffer>> {
  const pngs = await drawPngs(icons.map((icon) => iconSvg(icon, site)));
  const png = pngs[place];
  if (!png) throw new Error('Fewer icons were drawn than there are');
  return png;
}

function feed(path: string, write: (feed: Feed) => string): Address {
  return file(path, async (facts) => write(articleFeed(await facts.articles(), await facts.site(), siteUrl)));
}
