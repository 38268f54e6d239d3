import { pathIn } from '@frontage/contract/language.ts';
import type { Post } from '@frontage/contract/post.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import { environment } from '../environment.ts';
import { createArticleFeed, type FeedFormat, feedLength, feedPaths } from '../machines/createArticleFeed.ts';
import { drawPngs } from '../machines/drawPngs.ts';
import { drawFavicon, drawIcon, icons, pathOfIcon, writeManifest } from '../machines/icons.ts';
import {
  groupDrawn,
  listIndexedArticles,
  listIndexedPages,
  pagesPerSitemap,
  writeSitemap,
  writeSitemapIndex,
} from '../machines/indexedPages.ts';
import { writeLlmsText, writeRobotsText, writeSecurityText } from '../machines/writeTexts.ts';
import { ContentError } from '../page-data/ContentError.ts';
import type { Facts } from '../page-data/facts.ts';
import { factsIn, furtherLanguages } from '../page-data/languages.ts';
import type { Address, Route } from './Route.ts';

const { siteUrl } = environment;

/** Files for machines: feeds, the sitemap, and files that are expected at a known address. */
export const machineRoute: Route = async ({ facts, inventory }) => {
  const articleParts = await partsOf(facts);
  return [
    ...[undefined, ...inventory.languages].flatMap(createLanguageAddresses),
    createFileAddress('/sitemap.xml', async (facts) =>
      writeSitemapIndex(['/sitemap-pages.xml', ...(await partsOf(facts))], siteUrl),
    ),
    createFileAddress('/sitemap-pages.xml', async (facts) => writeSitemap(await listIndexedPages(facts), siteUrl)),
    ...articleParts.map((path, index) =>
      createFileAddress(path, async (facts) => {
        const first = index * pagesPerSitemap;
        return writeSitemap((await listIndexedArticles(facts)).slice(first, first + pagesPerSitemap), siteUrl);
      }),
    ),
    createFileAddress('/robots.txt', async () => writeRobotsText(environment)),
    createFileAddress('/favicon.svg', async (facts) => drawFavicon(await facts.site())),
    ...icons.map((icon, place) =>
      createFileAddress(pathOfIcon(icon), async (facts) => drawPng(place, await facts.site())),
    ),
    createFileAddress('/manifest.webmanifest', async (facts) => writeManifest(await facts.site())),
    createFileAddress('/.well-known/security.txt', async (facts) =>
      writeSecurityText({ site: await facts.site(), month: await facts.month(), siteUrl }),
    ),
  ];
};

function createLanguageAddresses(language: string | undefined): Address[] {
  return [
    ...(['rss', 'atom', 'json'] as const).map((format) => createFeedAddress(format, language)),
    createFileAddress(pathIn(language, '/llms.txt'), async (every) => {
      const facts = factsIn(every, language);
      const [site, pages, articles] = [await facts.site(), await facts.pages(), await facts.articles()];
      return writeLlmsText({ site, pages, drawn: await groupDrawn(facts), articles, siteUrl });
    }),
  ];
}

async function partsOf(facts: Facts): Promise<string[]> {
  let articles = 0;
  for (const language of [undefined, ...furtherLanguages(await facts.site())])
    articles += (await facts.articles(language)).length;
  const files = Math.ceil(articles / pagesPerSitemap);
  return Array.from({ length: files }, (_, index) => `/sitemap-articles-${index + 1}.xml`);
}

function createFileAddress(path: string, write: (facts: Facts) => Promise<string | Uint8Array<ArrayBuffer>>): Address {
  return { path, load: async (facts) => ({ kind: 'file', content: await write(facts) }) };
}

/** Returns the icon at that position. All icons are drawn at once. */
async function drawPng(place: number, site: SiteSettings): Promise<Uint8Array<ArrayBuffer>> {
  const pngs = await drawPngs(icons.map((icon) => drawIcon(icon, site)));
  const png = pngs[place];
  if (!png) throw new Error('Fewer icons were drawn than there are');
  return png;
}

function createFeedAddress(format: FeedFormat, language: string | undefined): Address {
  return createFileAddress(pathIn(language, feedPaths[format]), async (every) => {
    const facts = factsIn(every, language);
    const posts: Post[] = [];
    // One request at a time. R56.
    for (const { id } of (await facts.articles()).slice(0, feedLength)) {
      try {
        posts.push(await facts.post(id));
      } catch (error) {
        // Its own page says what does not fit; the others go on.
        if (!(error instanceof ContentError)) throw error;
      }
    }
    return createArticleFeed(format, posts, { site: await facts.site(), siteUrl, further: language });
  });
}
