import { load } from 'cheerio';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPreviewLinks } from '../preview/previewLinks.ts';
import { publishSite } from '../testing/publishSite.ts';
import { samplePage } from '../testing/samplePage.ts';
import { fillSite } from '../testing/siteContent.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

/** A published twin. */
async function twin(payload: Payload, slug: string, to: string, title: string, more: object = {}) {
  const { docs } = await payload.find({ collection: 'pages', where: { slug: { equals: slug } }, depth: 0 });
  const { id: _, ...original } = docs[0] ?? { id: 0, slug: '', title: '', type: 'page' as const, head: {} };
  const head = { title: `${title} | Agentur`, description: `${title}.` };
  const data = { ...original, head, language: 'de', original: docs[0]?.id, slug: to, title, ...more };
  return payload.create({ collection: 'pages', data: { ...data, address: null, _status: 'published' } as never });
}

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost({
    async fill(payload) {
      await fillSite(payload);
      const about = { ...samplePage('about', 'Words', {}), title: 'About us', _status: 'published' } as const;
      await payload.create({ collection: 'pages', data: about });
      const german = { code: 'de', isVisible: true } as const;
      await payload.updateGlobal({
        slug: 'site-settings',
        data: { languages: [{ code: 'en' }, german, { code: 'nl' }] },
      });
      await twin(payload, 'home', 'home', 'Startseite', { layout: [] });
      await twin(payload, 'contact', 'kontakt', 'Kontakt');
      await twin(payload, 'about', 'ueber-uns', 'Über uns', {
        breadcrumbs: [{ label: 'Kontakt', href: '/contact' }],
      });
      await twin(payload, 'about', 'over-ons', 'Over ons', { language: 'nl' });
    },
  });
  await publishSite(host);
}, 180_000);
afterAll(() => host.close());

const get = (url: string) => host.app.inject({ url, headers: { accept: 'text/html' } });
const page = async (url: string) => load((await get(url)).body);
const json = async (url: string) => (await host.app.inject({ url: `/wp-json/frontage/v1/${url}` })).json();
const hreflang = ($: ReturnType<typeof load>) =>
  $('link[hreflang]')
    .toArray()
    .map((one) => [$(one).attr('hreflang'), new URL($(one).attr('href') ?? '').pathname]);

it('a page of a further language has its own address, below the language', async () => {
  const $ = await page('/de/kontakt');
  expect($('h1, title').first().text()).toContain('Kontakt');
  expect($('html').attr('lang')).toBe('de');
  expect(new URL($('link[rel=canonical]').attr('href') ?? '').pathname).toBe('/de/kontakt');
  expect($('meta[property="og:locale"]').attr('content')).toBe('de_DE');
  const graph = JSON.parse($('script[type="application/ld+json"]').text())['@graph'];
  expect(graph.find((node: object) => Reflect.get(node, '@type') === 'WebPage').inLanguage).toBe('de');
  expect((await page('/contact'))('html').attr('lang')).toBe('en');
  expect((await get('/de/about')).statusCode).toBe(404);
});

it('twins name each other to search engines, and the default language to everybody else', async () => {
  const expected = [
    ['en', '/contact'],
    ['de', '/de/kontakt'],
    ['x-default', '/contact'],
  ];
  for (const one of ['/contact', '/de/kontakt']) expect(hreflang(await page(one)), one).toEqual(expected);
  expect(hreflang(await page('/de'))).toEqual([
    ['en', '/'],
    ['de', '/de'],
    ['x-default', '/'],
  ]);
  expect(hreflang(await page('/book'))).toEqual([]);
  const map = (await get('/sitemap-pages.xml')).body;
  expect(map).toMatch(/\/de\/kontakt<\/loc>.*hreflang="en"[^>]*\/contact"/s);
});

it('links of a page, its header and its breadcrumbs lead to twins, where there are some', async () => {
  const $ = await page('/de/ueber-uns');
  const crumbs = $('nav[aria-label="Sie sind hier"] a')
    .toArray()
    .map((one) => $(one).attr('href'));
  expect(crumbs).toEqual(['/de', '/de/kontakt']);
  expect($('header a').first().attr('href')).toBe('/de');
  expect($('header a[href="/contact"]')).toHaveLength(0);
  expect((await page('/about'))('header a').first().attr('href')).toBe('/');
});

it('lists, feeds, the search and the map never mix languages', async () => {
  for (const place of ['/search?q=Kontakt', '/sitemap', '/llms.txt', '/rss.xml'])
    expect((await get(place)).body, place).not.toContain('/de/');
  expect((await page('/de/kontakt'))('link[type="application/rss+xml"]')).toHaveLength(0);
});

it('a language that is not visible is not published, and its pages have a preview', async () => {
  expect((await get('/nl/over-ons')).statusCode).toBe(404);
  expect((await get('/sitemap-pages.xml')).body).not.toContain('/nl/');
  const where = { slug: { equals: 'nl/over-ons' } };
  const { docs } = await host.payload.find({ collection: 'pages', where });
  const claim = { collection: 'pages', id: docs[0]?.id ?? 0, isLive: false } as const;
  const { pathname, search } = new URL(createPreviewLinks(host.environment.cms, () => host.clock.now).issue(claim));
  const $ = load((await host.app.inject({ url: pathname + search })).body);
  expect($('html').attr('lang')).toBe('nl');
});

it('the content API answers the default language, and a language only where it is asked for', async () => {
  const plain = await json('posts/lite?type=page');
  expect(plain.map(({ slug }: { slug: string }) => slug)).not.toContain('kontakt');
  expect(Object.keys(plain[0])).not.toContain('lang');
  const german: { id: number; slug: string }[] = await json('posts/lite?type=page&lang=de');
  expect(german.map(({ slug }) => slug).toSorted()).toEqual(['home', 'kontakt', 'ueber-uns']);
  const contact = german.find(({ slug }) => slug === 'kontakt');
  expect(contact).toMatchObject({
    lang: 'de',
    translations: [
      { lang: 'en', slug: 'contact', link: '/contact' },
      { lang: 'de', id: contact?.id, slug: 'kontakt', link: '/de/kontakt' },
    ],
  });
  expect(await json(`page?id=${contact?.id}&lang=de`)).toMatchObject({ lang: 'de', path: '/de/kontakt' });
  expect((await host.app.inject({ url: `/wp-json/frontage/v1/page?id=${contact?.id}&lang=en` })).statusCode).toBe(404);
  expect(await json('posts?type=page&lang=nl')).toEqual([]);
  expect(await json('news?lang=de')).toEqual([]);
});

it('hidden again, a language leaves the site, and the default language stays as it was', async () => {
  const before = (await page('/contact'))('main').html();
  await host.payload.updateGlobal({
    slug: 'site-settings',
    data: { languages: [{ code: 'en' }, { code: 'de', isVisible: false }] },
  });
  host.clock.now = new Date(host.clock.now.getTime() + 60_000);
  await publishSite(host);
  expect((await get('/de/kontakt')).statusCode).toBe(404);
  const $ = await page('/contact');
  expect(hreflang($)).toEqual([]);
  expect($('main').html()).toBe(before);
});
