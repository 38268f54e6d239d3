import { type CheerioAPI, load } from 'cheerio';

/** A page of the site as a client without a browser receives it. */
export interface CrawledPage {
  path: string;
  html: string;
  $: CheerioAPI;
  /** Links within the site: path with query, and the anchor they lead to. */
  links: { address: string; anchor: string | undefined }[];
  /** Everything else the page requests from this host: pictures, styles, scripts, feeds, icons. */
  files: string[];
  /** The picture that networks show, which the host draws when it is first asked for. */
  socialPicture: string | undefined;
}

export interface Crawl {
  pages: Map<string, CrawledPage>;
  /** Every requested address of this host, with the status of its response. */
  statuses: Map<string, number>;
}

/** Number of concurrent requests. */
const atOnce = 4;

/** One page in so many has its social picture requested: to draw one takes the host a tenth of a second. */
const drawnOneIn = 20;

/**
 * Follows every link within the site from the given paths. Redirects count as faults: a link should lead directly to
 * its page.
 */
export async function crawl(siteUrl: string, starts: readonly string[]): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>();
  const statuses = new Map<string, number>();
  const waiting = [...starts];
  const seen = new Set(waiting);

  async function visit(path: string): Promise<void> {
    const response = await fetch(siteUrl + path, { redirect: 'manual' });
    statuses.set(path, response.status);
    const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html');
    if (!isPage) {
      await response.body?.cancel();
      return;
    }
    const page = readPage(siteUrl, path, await response.text());
    pages.set(path, page);
    for (const { address } of page.links) add(address);
    for (const file of page.files) add(file);
    if (page.socialPicture && pages.size % drawnOneIn === 1) add(page.socialPicture);
  }

  function add(address: string): void {
    if (seen.has(address)) return;
    seen.add(address);
    waiting.push(address);
  }

  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(visit));
  return { pages, statuses };
}

function readPage(siteUrl: string, path: string, html: string): CrawledPage {
  const $ = load(html);
  // Templates from which scripts and the search make entries are not part of the page.
  $('template').remove();
  const own = (value: string | undefined): URL | undefined => {
    if (!value) return undefined;
    const url = new URL(value, siteUrl + path);
    return url.origin === siteUrl ? url : undefined;
  };
  const links = $('a[href], area[href]')
    .toArray()
    .flatMap((element) => {
      const url = own($(element).attr('href'));
      return url
        ? [{ address: url.pathname + url.search, anchor: decodeURIComponent(url.hash.slice(1)) || undefined }]
        : [];
    });
  const single = $('img[src], script[src], link[href]:not([rel=canonical])')
    .toArray()
    .map((element) => $(element).attr('src') ?? $(element).attr('href'));
  const sets = $('[srcset]')
    .toArray()
    .flatMap((element) => ($(element).attr('srcset') ?? '').split(',').map((one) => one.trim().split(' ')[0]));
  const addressOf = (value: string | undefined) => {
    const url = own(value);
    return url && url.pathname + url.search;
  };
  const files = [...single, ...sets].flatMap((value) => addressOf(value) ?? []);
  const socialPicture = addressOf($('meta[property="og:image"]').attr('content'));
  return { path, html, $, links, files: [...new Set(files)], socialPicture };
}

/** The addresses listed in the files of a sitemap, as paths. */
export async function readSitemapPaths(siteUrl: string): Promise<string[]> {
  const addressesIn = async (path: string) =>
    [...(await (await fetch(siteUrl + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    );
  const files = await addressesIn('/sitemap.xml');
  const lists = await Promise.all(files.map((file) => addressesIn(new URL(file).pathname)));
  return lists.flat().map((address) => new URL(address).pathname);
}
