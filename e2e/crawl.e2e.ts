import type { Language } from '@frontage/contract/language.ts';
import { pathOfPage } from '@frontage/contract/pageParts.ts';
import { usualPathWords } from '@frontage/contract/pathNames.ts';
import { bookingPaths, downloadPaths, newsletterPaths, paths } from '@frontage/contract/paths.ts';
import { productPath } from '@frontage/contract/spokenPaths.ts';
import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { demo } from '@frontage/demo/content.ts';
import { faultsOfGraph } from '@frontage/site/src/head/graph/requiredFields.ts';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { type Crawl, type CrawledPage, crawl, readSitemapPaths } from './support/crawl.ts';
import { product } from './support/product.ts';
import { long } from './support/test.ts';

const { siteUrl } = product;
let found: Crawl;
let sitemap: string[];

/** Elements that every page must have exactly once, as CSS selectors. */
const once = {
  'a heading of the first level': 'h1',
  'a title': 'head > title',
  'a description': 'meta[name=description]',
  'a canonical address': 'link[rel=canonical]',
  'a main part': 'main',
};

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  sitemap = await readSitemapPaths(siteUrl);
  found = await crawl(siteUrl, ['/', '/search', ...sitemap]);
});

const pages = () => [...found.pages.values()];
const languageOf = ({ $ }: CrawledPage) => $('html').attr('lang') ?? '';
const spoken = [{ code: 'en' }, { code: 'de', paths: usualPathWords.de }];
/** A path in the product's words, without the language before it. */
const inEnglish = (path: string) => productPath(path, spoken).replace(/^\/(?:de|ar)(?=\/|$)/, '') || '/';
/** The breadcrumbs of a page, as its language calls them. */
const breadcrumbsOf = ($: CrawledPage['$']) =>
  $(`nav[aria-label="${saySite(wordsOf({ language: $('html').attr('lang') as Language }), 'page.breadcrumbs')}"]`);

test('every link, picture, style, script and feed of the site answers', () => {
  const broken = [...found.statuses]
    .filter(([, status]) => status !== 200)
    .map(([address, status]) => {
      const from = pages().find(
        (page) => page.files.includes(address) || page.links.some((link) => link.address === address),
      );
      return `${status} ${address}, named on ${from?.path ?? 'the sitemap'}`;
    });
  const links = pages().flatMap((page) => page.links).length;
  console.log(
    `crawled ${found.pages.size} pages, ${links} links, ${found.statuses.size} addresses, ${broken.length} broken`,
  );
  expect(found.pages.size).toBeGreaterThan(100);
  expect(broken).toEqual([]);
  const ofDemo = demo.pages.map(({ type, slug }) => pathOfPage(type, slug));
  expect(ofDemo.filter((path) => !found.pages.has(path))).toEqual([]);
});

test('every anchor that a link names exists', () => {
  const faults = pages().flatMap((page) =>
    page.links.flatMap(({ address, anchor }) => {
      const target = found.pages.get(address);
      const isThere = !anchor || !target || target.$(`[id="${anchor}"]`).length > 0;
      return isThere ? [] : [`${page.path} leads to ${address}#${anchor}, which is not there`];
    }),
  );
  expect([...new Set(faults)]).toEqual([]);
});

/** No link leads to these pages: they are the response to a form, or to an unknown address. */
const answering = [
  '/nothing-is-here',
  ...[paths.thanks, paths.thanksAdded],
  ...Object.values(newsletterPaths).filter((path) => path !== newsletterPaths.again),
  ...[bookingPaths.confirmedPage, bookingPaths.movePage, bookingPaths.cancelPage, bookingPaths.cancelledPage],
  ...[bookingPaths.overPage, ...Object.values(downloadPaths)],
];

test('every page except the home page shows the way to it, once', async ({ request }) => {
  const faults = pages().flatMap(({ path, $ }) => {
    const count = breadcrumbsOf($).length;
    return count === (inEnglish(path) === '/' ? 0 : 1) ? [] : [`${path} has ${count} breadcrumbs`];
  });
  for (const path of answering) {
    const $ = load(await (await request.get(siteUrl + path)).text());
    const count = breadcrumbsOf($).length;
    if (count !== 1) faults.push(`${path} has ${count} breadcrumbs`);
  }
  expect(faults).toEqual([]);
});

test('every page has the required elements, once each', () => {
  const faults = pages().flatMap(({ path, $ }) =>
    Object.entries(once)
      .map(([what, selector]) => [what, $(selector).length] as const)
      .filter(([, count]) => count !== 1)
      .map(([what, count]) => `${path} has ${what} ${count} times`),
  );
  expect(faults).toEqual([]);
});

test('no two pages of a language have the same title or description', () => {
  const listed = pages().filter(({ path }) => !path.includes('?'));
  for (const selector of ['head > title', 'meta[name=description]']) {
    const words = new Map<string, string[]>();
    for (const page of listed) {
      const { path, $ } = page;
      const text = `${languageOf(page)}: ${$(selector).attr('content') ?? $(selector).text()}`;
      words.set(text, [...(words.get(text) ?? []), path]);
    }
    expect([...words].filter(([, paths]) => paths.length > 1)).toEqual([]);
  }
});

test('the canonical address of every page is its own', () => {
  const faults = pages()
    .filter(({ path }) => !path.includes('?'))
    .filter(({ path, $ }) => $('link[rel=canonical]').attr('href') !== siteUrl + path)
    .map(({ path, $ }) => `${path} calls itself ${$('link[rel=canonical]').attr('href')}`);
  expect(faults).toEqual([]);
});

test('twins name each other, and each page leads to its language alone but for the switch', () => {
  const faults = pages().flatMap((page) => {
    const { path, $ } = page;
    // A page that an hour is named to is the same page.
    if (path.includes('?')) return [];
    const here = languageOf(page);
    const below = (href: string) => /^\/(de|ar)(?=[/?#]|$)/.exec(href)?.[1] ?? 'en';
    const named = $('link[rel=alternate][hreflang]:not([hreflang=x-default])')
      .toArray()
      .map((one) => new URL(one.attribs.href ?? '').pathname);
    const silent = named.filter((twin) => {
      const back = found.pages.get(twin)?.$(`link[hreflang="${here}"]`).attr('href');
      return back !== siteUrl + path;
    });
    const elsewhere = $('a[href^="/"]:not(nav:has(> ul a[hreflang]) a)')
      .toArray()
      .map((one) => one.attribs.href ?? '')
      .filter((href) => !/\.\w+$|^\/go\//.test(href) && below(href) !== here);
    return [
      ...(below(path) === here ? [] : [`${path} says that it is in ${here}`]),
      ...silent.map((twin) => `${path} names ${twin}, which does not name it`),
      ...elsewhere.map((href) => `${path} leads to ${href}`),
    ];
  });
  expect(faults).toEqual([]);
});

test('every page has its structured data', () => {
  const faults: string[] = [];
  let nodes = 0;
  for (const { path, $ } of pages()) {
    const scripts = $('script[type="application/ld+json"]');
    if (scripts.length !== 1) faults.push(`${path} has ${scripts.length} graphs`);
    for (const script of scripts) {
      const graph: unknown = JSON.parse($(script).text());
      nodes += $(script).text().split('"@type"').length - 1;
      faults.push(...faultsOfGraph(graph).map((fault) => `${path}: ${fault}`));
    }
  }
  console.log(`structured data: ${nodes} nodes on ${found.pages.size} pages, ${faults.length} faults`);
  expect(faults.slice(0, 40)).toEqual([]);
});

test('offices and events are told to search engines once, where visitors find all of them, and ratings never', () => {
  const pathsWith = (type: string) =>
    pages()
      .filter(({ $ }) => $('script[type="application/ld+json"]').text().includes(`"@type":"${type}"`))
      .map(({ path }) => path);
  expect(pathsWith('LocalBusiness').toSorted()).toEqual(['/ar/contacts', '/contacts', '/de/kontakt']);
  expect(pathsWith('Event')).toEqual(['/events']);
  expect([...pathsWith('AggregateRating'), ...pathsWith('Rating')]).toEqual([]);
});

test('feeds have the whole text of each article, and the API is found from any page', async ({ request }) => {
  const { items } = await (await request.get('/feed.json')).json();
  expect(items).toHaveLength(20);
  const short = items.filter((item: { content_html: string }) => item.content_html.length < 800);
  expect(short.map(({ url }: { url: string }) => url)).toEqual([]);
  const { link = '' } = (await request.get('/services')).headers();
  const root = /^<([^>]+)>; rel="https:\/\/api\.w\.org\/"$/.exec(link)?.[1] ?? '';
  const index = await (await request.get(new URL(root).pathname)).json();
  expect(index.namespaces).toContain('frontage/v1');
});

test('every page has a social picture, and every picture has words or is marked as decorative', () => {
  const faults = pages().flatMap(({ path, $ }) => [
    ...($('meta[property="og:image"]').length === 1 ? [] : [`${path} has no social picture`]),
    ...$('img:not([alt])')
      .toArray()
      .map((image) => `${path}: ${$(image).attr('src')} has no text`),
  ]);
  expect(faults).toEqual([]);
});

test('the social picture of every page answers', long, async ({ request }) => {
  const pictures = new Set(pages().flatMap(({ socialPicture }) => socialPicture ?? []));
  expect(pictures.size).toBeGreaterThan(100);
  for (const picture of pictures) expect((await request.get(picture)).status(), picture).toBe(200);
});

test('every description for searchers is as long as search engines show', () => {
  const faults = [...sitemap, '/sitemap'].flatMap((path) => {
    const { length } = found.pages.get(path)?.$('meta[name=description]').attr('content') ?? '';
    return length >= 50 && length <= 160 ? [] : [`${path}: ${length} characters`];
  });
  expect(faults).toEqual([]);
});

test('pages, services, cases and industries do not share a social picture', () => {
  const paths = demo.pages.map(({ type, slug }) => pathOfPage(type, slug));
  const pictures = paths.map((path) => found.pages.get(path)?.$('meta[property="og:image"]').attr('content'));
  expect(new Set(pictures).size).toBe(paths.length);
});

test('every article leads to the lists of its tags, or an insight to what the insights find', () => {
  const faults = demo.articles.flatMap(({ category, slug, tags }) => {
    const path = `/${category}/${slug}`;
    const hrefs = (found.pages.get(path)?.$('main nav[aria-label=Tags] a').toArray() ?? []).map(
      (link) => link.attribs.href ?? '',
    );
    const list = category === 'insights' ? /^\/insights\?searchValue=./ : /^\/(blog|news)\/tag\/[a-z-]+$/;
    return hrefs.length === tags.length && hrefs.every((href) => list.test(href)) ? [] : [`${path}: ${hrefs}`];
  });
  expect(faults).toEqual([]);
});

test('the sitemap lists every page that search engines may index, and no other', () => {
  const named = new Set(sitemap);
  const isListedByItsFirstPage = (path: string) => /\/page\/\d+$|\/tag\//.test(inEnglish(path));
  const missing = pages()
    .filter(({ path }) => !path.includes('?') && !isListedByItsFirstPage(path) && !named.has(path))
    .map(({ path }) => path);
  // Pages that ask not to be indexed, which outside production every page does, and those that nobody searches for.
  const left = ['/search', '/thank-you', '/sitemap', '/developers/api'];
  expect(missing.filter((path) => !left.includes(inEnglish(path)))).toEqual([]);
  expect(sitemap.filter((path) => found.statuses.get(path) !== 200)).toEqual([]);
});
