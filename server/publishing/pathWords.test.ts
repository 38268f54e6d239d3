import { kindOf } from '@frontage/kinds/kinds.ts';
import { load } from 'cheerio';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPreviewLinks } from '../preview/previewLinks.ts';
import { findDeadLinks } from '../targets/deadLinks.ts';
import { findTargets } from '../targets/findTargets.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { germanWords, hreflangIn, twinOf, twinOfPage } from '../testing/germanTwins.ts';
import { publishSite } from '../testing/publishSite.ts';
import { samplePage } from '../testing/samplePage.ts';
import { fillSite, showGerman } from '../testing/siteContent.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { addressOnSite } from './addressOnSite.ts';
import { findFormOfAddress } from './findFormOfAddress.ts';

const words = { services: 'leistungen', people: 'personen', glossary: 'glossar', search: 'suche', blog: 'logbuch' };
const listed = (words: Record<string, string>) =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [name, [word]]));

let host: TestHost;
let service: number;
beforeAll(async () => {
  host = await openTestHost({
    async fill(payload) {
      await fillSite(payload);
      await payload.create({
        collection: 'pages',
        data: samplePage('services', 'All of them: [flow](/services/flow).'),
      });
      const breadcrumbs = [{ label: 'Services', href: '/services' }];
      const flow = { ...samplePage('flow', 'Ledgers.', { type: 'service', breadcrumbs }) };
      await payload.create({ collection: 'pages', data: flow });
      const [term] = (await payload.find({ collection: 'glossary', depth: 0 })).docs;
      const vault = { title: 'Tresor', description: 'Was Token hält.', more: 'Siehe auch Konto.' };
      await germanWords(payload, kindOf('glossary'), term?.id ?? 0, vault);
      const ada = {
        name: 'Ada',
        slug: 'ada',
        role: 'Auditor',
        summary: 'Counts twice.',
        _status: 'published',
      } as const;
      const { id: writtenBy } = await payload.create({ collection: 'people', data: ada });
      await twinOf(payload, 'people', 'ada', 'ada', { role: 'Prüferin', summary: 'Zählt zweimal.' });
      await twinOf(payload, 'articles', 'where-the-bytes-go', 'bytes', { title: 'Wohin die Bytes gehen', writtenBy });
      await twinOfPage(payload, 'home', 'start', 'Startseite', {
        ...samplePage('start', 'Es gibt [alles](/services), [Bytes](/de/blog/bytes#a) und [Begriffe](/glossary).'),
        title: 'Startseite',
      });
      await twinOfPage(payload, 'contact', 'kontakt', 'Kontakt');
      await twinOfPage(payload, 'services', 'services', 'Leistungen');
      service = (await twinOfPage(payload, 'flow', 'flow', 'Fluss', { breadcrumbs })).id as number;
      await showGerman(payload, { callToAction: { label: 'Anfragen', href: '/contact' } });
      const languages = [{ code: 'en' as const }, { code: 'de' as const, isVisible: true, paths: listed(words) }];
      await payload.updateGlobal({ slug: 'site-settings', data: { languages } });
    },
  });
  await publishSite(host);
}, 180_000);
afterAll(() => host.close());

const get = (url: string) => host.app.inject({ url, headers: { accept: 'text/html' } });
const page = async (url: string) => load((await get(url)).body);
const json = async (url: string) => (await host.app.inject({ url: `/wp-json/frontage/v1/${url}` })).json();
const led = async (url: string) => {
  const { headers, statusCode } = await get(url);
  return [statusCode, headers.location];
};

/** Every page that links lead to from the first page of a language, with where its links lead. */
async function crawl(first: string): Promise<Map<string, { statusCode: number; links: string[] }>> {
  const found = new Map<string, { statusCode: number; links: string[] }>();
  const waiting = [first];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (found.has(path)) continue;
    const { body, headers, statusCode } = await get(path);
    const isPage = String(headers['content-type']).includes('html');
    const hrefs = isPage ? load(body)('a[href^="/"], link[href^="/"], form[action^="/"]').toArray() : [];
    const links = hrefs.map(({ attribs }) => (attribs.href ?? attribs.action ?? '').replace(/[?#].*$/, ''));
    found.set(path, { statusCode, links });
    waiting.push(...links.filter((link) => link.startsWith('/de') || link === '/'));
  }
  return found;
}

it('a language has its own words in the addresses of services, lists, people, the glossary and the search', async () => {
  for (const path of [
    '/de/leistungen',
    '/de/leistungen/flow',
    '/de/logbuch',
    '/de/logbuch/bytes',
    '/de/personen/ada',
  ]) {
    const $ = await page(path);
    expect($('html').attr('lang'), path).toBe('de');
    expect(new URL($('link[rel=canonical]').attr('href') ?? '').pathname).toBe(path);
  }
  for (const path of ['/de/glossar', '/de/glossar/t', '/de/suche', '/de/logbuch/tag/cadence'])
    expect((await get(path)).statusCode, path).toBe(200);
  for (const path of ['/services', '/services/flow', '/blog', '/glossary', '/search', '/people/ada'])
    expect((await get(path)).statusCode, path).toBe(200);
});

it('the words of the product lead on to those of the language, with the rest of the address', async () => {
  expect(await led('/de/services/flow?a=1')).toEqual([308, '/de/leistungen/flow?a=1']);
  expect(await led('/de/services')).toEqual([308, '/de/leistungen']);
  expect(await led('/de/blog/tag/cadence')).toEqual([308, '/de/logbuch/tag/cadence']);
  expect(await led('/de/search?q=Bytes')).toEqual([308, '/de/suche?q=Bytes']);
  expect((await get('/de/services/nowhere')).statusCode).toBe(404);
  expect((await get('/leistungen/flow')).statusCode).toBe(404);
});

it('no link of a page, a feed or the map leads to another form of an address, or nowhere', async () => {
  const pages = await crawl('/de');
  expect(pages.size).toBeGreaterThan(15);
  const wrong = [...pages].flatMap(([path, { links }]) =>
    links
      .filter((link) => /^\/de\/(?:services|blog|people|glossary|search)(?:\/|$)/.test(link))
      .map((to) => [path, to]),
  );
  expect(wrong).toEqual([]);
  for (const [path, { statusCode }] of pages) expect([path, statusCode]).toEqual([path, 200]);
  for (const file of [
    '/de/rss.xml',
    '/de/feed.json',
    '/de/llms.txt',
    '/sitemap-pages.xml',
    '/sitemap-articles-1.xml',
  ]) {
    const { body } = await get(file);
    expect(body, file).toMatch(/\/de\/(?:logbuch|leistungen)/);
    expect(body, file).not.toMatch(/\/de\/(?:services|blog|people|glossary)/);
  }
});

it('twins name each other by their addresses, in heads and on the map', async () => {
  for (const [plain, own] of [
    ['/services/flow', '/de/leistungen/flow'],
    ['/services', '/de/leistungen'],
    ['/blog/where-the-bytes-go', '/de/logbuch/bytes'],
    ['/glossary', '/de/glossar'],
    ['/search', '/de/suche'],
  ] as const) {
    const expected = [
      ['en', plain],
      ['de', own],
      ['x-default', plain],
    ];
    expect(hreflangIn(await page(plain)), plain).toEqual(expected);
    expect(hreflangIn(await page(own)), own).toEqual(expected);
  }
  const map = (await get('/sitemap-pages.xml')).body;
  expect(map).toMatch(/\/services\/flow<\/loc>.*hreflang="de"[^>]*\/de\/leistungen\/flow"/s);
  expect((await page('/services/flow'))('nav a[hreflang=de]').first().attr('href')).toBe('/de/leistungen/flow');
});

it('breadcrumbs, structured data, links in texts and the search speak the words too', async () => {
  const $ = await page('/de/leistungen/flow');
  const crumbs = $('nav[aria-label="Sie sind hier"] a').toArray();
  expect(crumbs.map(({ attribs }) => attribs.href)).toEqual(['/de', '/de/leistungen']);
  expect($('script[type="application/ld+json"]').text()).toContain('/de/leistungen/flow');
  const links = (await page('/de'))('main p a').toArray();
  expect(links.map(({ attribs }) => attribs.href)).toEqual(['/de/leistungen', '/de/logbuch/bytes#a', '/de/glossar']);
  const found = await page('/de/suche?q=Bytes');
  expect(found('main h3 a').attr('href')).toBe('/de/logbuch/bytes');
  expect((await page('/de/suche?q=Tresor'))('main h3 a').attr('href')).toBe('/de/glossar/t#vault');
  expect(found('search form').attr('action')).toMatch(/\/de\/suche$/);
  const term = JSON.parse((await page('/de/glossar'))('script[type="application/ld+json"]').text());
  expect(JSON.stringify(term)).toContain('/de/glossar/t#vault');
});

it('the content API answers the addresses as visitors read them', async () => {
  const [flow] = await json('posts/lite?type=service&lang=de');
  expect(flow).toMatchObject({ slug: 'flow', translations: [{}, { lang: 'de', link: '/de/leistungen/flow' }] });
  expect(await json(`page?id=${flow.id}&lang=de`)).toMatchObject({ path: '/de/leistungen/flow' });
  const cards = Object.values(await json('posts?type=service&lang=de'));
  expect(cards).toMatchObject([{ path: '/de/leistungen/flow' }]);
  expect(Object.values(await json('posts?type=person&lang=de'))).toMatchObject([{ path: '/de/personen/ada' }]);
  const [article] = await json('news?lang=de');
  expect(article.translations).toMatchObject([{}, { link: '/de/logbuch/bytes' }]);
});

it('editors meet the address in every form of it, and find its document by each', async () => {
  const req = await createLocalReq({ user: await createUserWith(host.payload, 'editor') }, host.payload);
  const form = `/admin/collections/pages/${service}`;
  for (const path of ['/de/leistungen/flow', '/de/services/flow'])
    expect(await findFormOfAddress(req, path), path).toBe(form);
  expect(await findFormOfAddress(req, '/de/logbuch')).toMatch(/collections\/categories/);
  const stored = await host.payload.findByID({ collection: 'pages', id: service });
  expect(addressOnSite(host.payload, 'pages', stored)).toMatch(/\/de\/leistungen\/flow$/);
  const [target] = await findTargets(req, 'link', 'Fluss');
  expect(target?.value).toBe('/de/leistungen/flow');
  const text = '[one](/de/leistungen/flow) [two](/de/services/flow) [three](/de/suche) [four](/de/leistungen/none)';
  const { layout } = samplePage('links', text);
  const dead = await findDeadLinks(req, 'pages', { id: 0, layout });
  expect(dead.map(({ value }) => value)).toEqual(['/de/leistungen/none']);
  const claim = { collection: 'pages', id: service, isLive: false } as const;
  const { pathname, search } = new URL(createPreviewLinks(host.environment.cms, () => host.clock.now).issue(claim));
  const $ = load((await host.app.inject({ url: pathname + search })).body);
  expect(new URL($('link[rel=canonical]').attr('href') ?? '').pathname).toBe('/de/leistungen/flow');
});

const save = (paths: Record<string, string[]> | undefined, isVisible = true) =>
  host.payload.updateGlobal({
    slug: 'site-settings',
    data: { languages: [{ code: 'en' }, { code: 'de', isVisible, ...(paths ? { paths } : {}) }] },
  });

it.each([
  [{ work: 'leistungen', services: 'leistungen' }, '“leistungen” cannot stand for /work'],
  [{ services: 'work' }, '“work” cannot stand for /services: it is /work already'],
  [{ glossary: 'kontakt' }, '“kontakt” cannot stand for /glossary: /de/kontakt is the address of the page “Kontakt”'],
  [{ services: 'kontakt' }, '/de/kontakt is the address of the page'],
  [{ services: 'index' }, 'the file of the first page is called index'],
  [{ services: 'Unsere Leistungen' }, 'mall letters, digits and single hyphens'],
])('words that would lead to two things are refused at their field: %j', async (said, message) => {
  const error = await save(listed(said)).catch((error: unknown) => error);
  expect(JSON.stringify(Reflect.get(Object(error), 'data'))).toContain(message.replaceAll('"', '\\"'));
  expect(JSON.stringify(Reflect.get(Object(error), 'data'))).toContain('"path":"languages.1.paths');
});

it('a page is not published where a list or the glossary is', async () => {
  const page = twinOfPage(host.payload, 'book', 'glossar', 'Termin');
  await expect(page).rejects.toThrow(/\/de\/glossar is the address of what the product calls \/glossary/);
});

it('settings that say nothing of the words keep them, and a changed word leads on from all that were', async () => {
  await save(undefined);
  const { languages } = await host.payload.findGlobal({ slug: 'site-settings' });
  expect(languages?.[1]?.paths).toEqual(listed(words));
  const english = (await get('/contact')).body;
  await host.payload.create({ collection: 'redirects', data: { from: '/de/leistungen/old', to: '/contact' } });
  const { id } = await host.payload.create({
    collection: 'redirects',
    data: { from: '/de/leistungen/older', to: '/de/leistungen/flow' },
  });
  await save(listed({ ...words, services: 'angebote' }));
  for (const slug of ['strom', 'flow'])
    await host.payload.update({ collection: 'pages', id: service, data: { slug, _status: 'published' } });
  expect((await host.payload.findByID({ collection: 'redirects', id })).to).toBe('/de/angebote/flow');
  const req = await createLocalReq({}, host.payload);
  const { layout } = samplePage('links', '[one](/de/angebote/old) [two](/de/angebote/none)');
  expect(await findDeadLinks(req, 'pages', { id: 0, layout })).toMatchObject([{ value: '/de/angebote/none' }]);
  host.clock.now = new Date(host.clock.now.getTime() + 60_000);
  await publishSite(host);
  expect((await get('/de/angebote/flow')).statusCode).toBe(200);
  expect(await led('/de/leistungen/flow')).toEqual([308, '/de/angebote/flow']);
  expect(await led('/de/services/flow')).toEqual([308, '/de/angebote/flow']);
  for (const word of ['angebote', 'leistungen', 'services'])
    expect(await led(`/de/${word}/old`)).toEqual([308, '/contact']);
  for (const [path, { statusCode }] of await crawl('/de')) expect([path, statusCode]).toEqual([path, 200]);
  expect(hreflangIn(await page('/services/flow'))).toContainEqual(['de', '/de/angebote/flow']);
  expect((await get('/contact')).body).toBe(english);
  await save({});
  host.clock.now = new Date(host.clock.now.getTime() + 60_000);
  await publishSite(host);
  for (const path of ['/de/angebote/flow', '/de/leistungen/flow'])
    expect(await led(path)).toEqual([308, '/de/services/flow']);
});
