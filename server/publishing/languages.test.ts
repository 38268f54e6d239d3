import { type KindWith, kindOf } from '@frontage/kinds/kinds.ts';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPreviewLinks } from '../preview/previewLinks.ts';
import { toStoredBlocks } from '../seed/stored.ts';
import { germanWords, hreflangIn, twinOf, twinOfPage } from '../testing/germanTwins.ts';
import { publishSite } from '../testing/publishSite.ts';
import { samplePage } from '../testing/samplePage.ts';
import { fillSite, showGerman } from '../testing/siteContent.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

const blogLink = { label: 'Alle', href: '/blog' };

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost({
    async fill(payload) {
      await fillSite(payload);
      const about = { ...samplePage('about', 'Words', {}), title: 'About us', _status: 'published' } as const;
      await payload.create({ collection: 'pages', data: about });
      const breadcrumbs = [{ label: 'Contact', href: '/contact' }];
      const hours = { ...samplePage('hours', 'Words', {}), breadcrumbs, _status: 'published' } as const;
      await payload.create({ collection: 'pages', data: hours });
      const ada = {
        name: 'Ada Vinter',
        slug: 'ada',
        role: 'Auditor',
        summary: 'Counts twice.',
        _status: 'published',
      } as const;
      const { id: writer } = await payload.create({ collection: 'people', data: ada });
      await twinOf(payload, 'people', 'ada', 'ada-vinter', { role: 'Prüferin', summary: 'Zählt zweimal.' });
      await payload.create({ collection: 'people', data: { ...ada, name: 'Bo Lund', slug: 'bo' } });
      await twinOf(payload, 'articles', 'where-the-bytes-go', 'wohin-die-bytes-gehen', {
        title: 'Wohin die Bytes gehen',
        excerpt: 'Sechzehn Zellen.',
        writtenBy: writer,
      });
      const [found] = (await payload.find({ collection: 'articles', depth: 0 })).docs;
      const { id: _, ...first } = found ?? {};
      const alone = { ...first, slug: 'english-alone', title: 'English alone', address: null };
      await payload.create({ collection: 'articles', data: alone as never });
      const opening = { ...samplePage('opening', 'Words', {}), breadcrumbs, _status: 'published' } as const;
      await payload.create({ collection: 'pages', data: opening });
      await twinOfPage(payload, 'home', 'startseite', 'Startseite', { layout: [] });
      await twinOfPage(payload, 'contact', 'kontakt', 'Kontakt');
      await twinOfPage(payload, 'about', 'ueber-uns', 'Über uns', {
        ...samplePage('about', 'Es gibt [Zeiten](/opening), [Stunden](/hours#noon) und [alles](/blog).'),
        title: 'Über uns',
        slug: 'ueber-uns',
        breadcrumbs: [{ label: 'Kontakt', href: '/contact' }],
      });
      const layout = toStoredBlocks<'pages'>([
        { acf_fc_layout: 'latest_articles', heading: 'Neues', category: 'blog', count: 3, allLink: blogLink },
        { acf_fc_layout: 'offices', heading: 'Zwei Büros', hoursLabel: 'Arbeitszeit, UTC' },
        { acf_fc_layout: 'reviews', heading: 'Was Kunden sagen', count: 2 },
        { acf_fc_layout: 'relatedPosts', heading: 'Beides', articleSlugs: ['english-alone', 'where-the-bytes-go'] },
        { acf_fc_layout: 'relatedPosts', heading: 'Nur Englisches', articleSlugs: ['english-alone'] },
      ]);
      await twinOfPage(payload, 'hours', 'stunden', 'Stunden', { layout, breadcrumbs });
      const idIn = async (kind: KindWith<'words'>, title: string) => {
        const where = { [kind.title]: { equals: title } };
        return (await payload.find({ collection: kind.collection, where, depth: 0 })).docs[0]?.id ?? 0;
      };
      const vault = { title: 'Tresor', description: 'Was Token hält.', more: 'Siehe auch Konto.' };
      await germanWords(payload, kindOf('glossary'), await idIn(kindOf('glossary'), 'Vault'), vault);
      await payload.create({ collection: 'glossary', data: { title: 'Ledger', description: 'A book.' } as never });
      await germanWords(payload, kindOf('offices'), await idIn(kindOf('offices'), 'Oslo'), {
        city: 'Oslo',
        address: ['Kai 1', 'Norwegen'],
      });
      await germanWords(payload, kindOf('reviews'), await idIn(kindOf('reviews'), 'Ada Vinter'), {
        jobTitle: 'Leiterin der Bücher',
        description: 'Es stimmte.',
      });
      const given = { name: 'Bo', jobTitle: 'Clerk', description: 'Fine.', rating: 4, date: '2026-10-06' };
      await payload.create({ collection: 'reviews', data: given });
      const blog = { name: 'Logbuch', heading: 'Was wir schreiben' };
      await germanWords(payload, kindOf('categories'), await idIn(kindOf('categories'), 'Blog'), blog);
      const [quay] = (await payload.find({ collection: 'media', depth: 0 })).docs;
      await payload.update({ collection: 'media', id: quay?.id ?? 0, data: { altIn: { de: 'Ein Kai' } } });
      await twinOfPage(payload, 'about', 'over-ons', 'Over ons', { language: 'nl' });
      const search = { synonyms: [{ words: 'Bytes, Oktett' }] };
      await showGerman(payload, { callToAction: { label: 'Anfragen', href: '/contact' }, search });
    },
  });
  await publishSite(host);
}, 180_000);
afterAll(() => host.close());

const get = (url: string) => host.app.inject({ url, headers: { accept: 'text/html' } });
const page = async (url: string) => load((await get(url)).body);
const json = async (url: string) => (await host.app.inject({ url: `/wp-json/frontage/v1/${url}` })).json();
it('a picture says what it shows in the language of the page, and nothing where nobody has said it', async () => {
  const saidOn = async (path: string) => {
    const $ = await page(path);
    return $('main img[alt!=""]')
      .toArray()
      .map(({ attribs }) => attribs.alt);
  };
  expect(new Set(await saidOn('/blog/where-the-bytes-go'))).toEqual(new Set(['A quay']));
  expect(new Set(await saidOn('/de/blog/wohin-die-bytes-gehen'))).toEqual(new Set(['Ein Kai']));
  const list = await host.app.inject('/wp-json/frontage/v1/posts/news-page?page=1&lang=de');
  expect(list.body).not.toContain('altIn');
});

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
  for (const one of ['/contact', '/de/kontakt']) expect(hreflangIn(await page(one)), one).toEqual(expected);
  expect(hreflangIn(await page('/de'))).toEqual([
    ['en', '/'],
    ['de', '/de'],
    ['x-default', '/'],
  ]);
  expect(hreflangIn(await page('/book'))).toEqual([]);
  const map = (await get('/sitemap-pages.xml')).body;
  expect(map).toMatch(/\/de\/kontakt<\/loc>.*hreflang="en"[^>]*\/contact"/s);
});

/** Where the switch leads, and as what, above the header and above the footer. */
const switches = ($: ReturnType<typeof load>) =>
  $('nav:has(> ul a[hreflang])')
    .toArray()
    .map((nav) =>
      $(nav)
        .find('a')
        .toArray()
        .map((one) => [$(one).attr('hreflang'), $(one).attr('href'), $(one).attr('aria-label') ?? $(one).text()]),
    );

it('leads to the page in each language that visitors see, without script', async () => {
  const expected = [
    ['en', '/contact', 'English'],
    ['de', '/de/kontakt', 'Deutsch'],
  ];
  for (const one of ['/contact', '/de/kontakt']) {
    const $ = await page(one);
    expect(switches($)).toEqual([expected, expected]);
    const current = $('nav:has(> ul a[hreflang]) a[aria-current]').toArray();
    expect(current.map((link) => $(link).attr('href'))).toEqual([one, one]);
  }
});

it('leads to the nearest page above one that is missing in a language, and says so', async () => {
  const german = async (url: string) => switches(await page(url))[0]?.[1];
  const home = 'Deutsch: this page is missing there, so it leads to the home page';
  expect(await german('/book')).toEqual(['de', '/de', home]);
  expect(await german('/search')).toEqual(['de', '/de/search', 'Deutsch']);
  const above = 'Deutsch: this page is missing there, so it leads to the nearest page above it';
  expect(await german('/blog/english-alone')).toEqual(['de', '/de/blog', above]);
  expect(await german('/glossary/l')).toEqual(['de', '/de/glossary', above]);
  expect(await german('/opening')).toEqual(['de', '/de/kontakt', above]);
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

it('links in a text lead to twins, lists of the language and, marked, to what is in the default language alone', async () => {
  const $ = await page('/de/ueber-uns');
  const links = $('main p a')
    .toArray()
    .map((one) => [$(one).attr('href'), $(one).text(), $(one).attr('hreflang')]);
  expect(links).toEqual([
    ['/opening', 'Zeiten (English)', 'en'],
    ['/de/stunden#noon', 'Stunden', undefined],
    ['/de/blog', 'alles', undefined],
  ]);
});

it('header, footer and the line for search engines are in the words of the language', async () => {
  const $ = await page('/de/ueber-uns');
  expect($('header').text()).toMatch(/Leistungen.*Schreiben Sie uns/s);
  expect($('header').text()).not.toContain('Services');
  expect($('header a[href="/de/kontakt"]').text()).toContain('Kontakt');
  expect((await page('/about'))('header').text()).not.toContain('Leistungen');
  expect((await page('/de/blog/wohin-die-bytes-gehen'))('body').text()).toMatch(/Ein Brief im Monat.*Bestellen/s);
  expect((await get('/de/llms.txt')).body).toContain('Wir bauen Software.');
  const pages = await json('posts/lite?type=page&lang=de');
  const { site } = await json(`page?id=${pages[0].id}&lang=de`);
  expect(site).toMatchObject({ companyName: 'Wharfside', language: 'de', callToAction: { label: 'Anfragen' } });
  expect(site.consent).toBeUndefined();
});

it('lists, feeds, the search and the map never mix languages', async () => {
  for (const place of ['/llms.txt', '/rss.xml', '/atom.xml', '/feed.json'])
    expect((await get(place)).body, place).not.toContain('/de/');
  for (const place of ['/blog', '/blog/english-alone', '/sitemap', '/search?q=Kontakt', '/search?q=Bytes']) {
    const $ = await page(place);
    expect($('main a[href^="/de"]').toArray(), place).toEqual([]);
  }
  const links = (await page('/de/sitemap'))('main a[href^="/"]:not([aria-label="Sie sind hier"] a)');
  const mapped = links.toArray().map((one) => one.attribs.href);
  expect(mapped.every((href) => href === '/de' || href?.startsWith('/de/'))).toBe(true);
  expect(mapped).toEqual(expect.arrayContaining(['/de', '/de/kontakt', '/de/blog', '/de/people/ada-vinter']));
  expect((await page('/de/kontakt'))('footer a[href="/de/sitemap"]')).toHaveLength(1);
  for (const place of ['/de/llms.txt', '/de/rss.xml', '/de/atom.xml', '/de/feed.json']) {
    const { body, statusCode } = await get(place);
    expect([place, statusCode]).toEqual([place, 200]);
    expect(body, place).toContain('/de/blog/wohin-die-bytes-gehen');
    expect(body, place).not.toMatch(/English alone|about|where-the-bytes/);
  }
  expect((await page('/de/kontakt'))('link[type="application/rss+xml"]').attr('href')).toBe('/de/rss.xml');
});

it('the search finds what is in its language, by the forms of its words, and leads nowhere else', async () => {
  const found = async (url: string) => {
    const $ = await page(url);
    return $('main h3 a')
      .toArray()
      .map((one) => $(one).attr('href'));
  };
  expect(await found('/de/search?q=gehende')).toEqual(['/de/blog/wohin-die-bytes-gehen']);
  expect(await found('/de/search?q=Oktett')).toEqual(['/de/blog/wohin-die-bytes-gehen']);
  expect(await found('/search?q=Oktett')).toEqual([]);
  expect(await found('/de/search?q=Konto')).toEqual(['/de/glossary/t#vault']);
  expect(await found('/search?q=Konto')).toEqual([]);
  expect(await found('/de/search?q=Auditor')).toEqual([]);
  expect(await found('/search?q=Prüferin')).toEqual([]);
  const $ = await page('/de/search?q=Bytes');
  expect([$('html').attr('lang'), $('search form').attr('action')]).toEqual(['de', '/de/search']);
  for (const url of ['/de/search', '/de/search?q=nirgendwo', '/de/kontakt', '/de/nirgendwo']) {
    const links = (await page(url))('a[href^="/"]:not([hreflang])').toArray();
    const elsewhere = links.map(({ attribs }) => attribs.href).filter((href) => !/^\/de(?:[/#]|$)/.test(href ?? ''));
    // There is no such page to translate.
    expect(
      elsewhere.filter((href) => href !== '/privacy-policy'),
      url,
    ).toEqual([]);
  }
  expect((await get('/nl/search?q=ons')).statusCode).toBe(404);
  const news = await json('news?lang=de&search=Bytes');
  expect(news).toMatchObject([{ slug: 'wohin-die-bytes-gehen' }]);
});

it('an article of a further language is in its lists alone, below its language', async () => {
  const $ = await page('/de/blog/wohin-die-bytes-gehen');
  expect($('h1').text()).toBe('Wohin die Bytes gehen');
  expect($('html').attr('lang')).toBe('de');
  expect(hreflangIn($)).toEqual([
    ['en', '/blog/where-the-bytes-go'],
    ['de', '/de/blog/wohin-die-bytes-gehen'],
    ['x-default', '/blog/where-the-bytes-go'],
  ]);
  const leads = $('main a[href^="/"]:not([href^="/de"])').toArray();
  expect(leads.map((one) => $(one).attr('href'))).toEqual(['/privacy-policy']);
  const hrefs = ($: ReturnType<typeof load>) => [
    ...new Set(
      $('main h2 a, main h3 a')
        .toArray()
        .map((one) => $(one).attr('href')),
    ),
  ];
  const list = await page('/de/blog');
  expect(hrefs(list)).toEqual(['/de/blog/wohin-die-bytes-gehen']);
  expect(hreflangIn(list).slice(0, 2)).toEqual([
    ['en', '/blog'],
    ['de', '/de/blog'],
  ]);
  expect(hrefs(await page('/blog'))).not.toContain('/de/blog/wohin-die-bytes-gehen');
  expect((await get('/de/blockchain')).statusCode).toBe(404);
  expect((await get('/sitemap-articles-1.xml')).body).toMatch(/\/de\/blog\/wohin[^<]*<\/loc>.*hreflang="en"/s);
});

it('a person of a further language has a page with what they wrote in it, and is named there', async () => {
  const $ = await page('/de/people/ada-vinter');
  expect($('main').text()).toContain('Prüferin');
  expect(
    $('main h3 a')
      .toArray()
      .map((one) => $(one).attr('href')),
  ).toEqual(['/de/blog/wohin-die-bytes-gehen']);
  expect(hreflangIn($).slice(0, 2)).toEqual([
    ['en', '/people/ada'],
    ['de', '/de/people/ada-vinter'],
  ]);
  expect((await page('/de/blog/wohin-die-bytes-gehen'))('main a[href="/de/people/ada-vinter"]')).toHaveLength(1);
  expect((await page('/people/ada'))('main').text()).not.toContain('Prüferin');
  expect((await get('/de/people/bo')).statusCode).toBe(404);
  expect((await get('/sitemap-pages.xml')).body).toMatch(/\/de\/people\/ada-vinter<\/loc>.*hreflang="en"/s);
  const people = await json('posts?type=person&lang=de');
  expect(Object.values(people)).toMatchObject([{ slug: 'ada-vinter', lang: 'de', path: '/de/people/ada-vinter' }]);
});

it('what belongs to all languages is one fact, in words of each', async () => {
  const $ = await page('/de/stunden');
  expect($('main').text()).toMatch(/Norwegen.*Es stimmte/s);
  expect($('main').text()).not.toMatch(/It was right|Fine\./);
  expect($('main').text()).toContain('Bergen');
  expect((await page('/de/blog'))('main').text()).toContain('Was wir schreiben');
  expect((await page('/de/blog/wohin-die-bytes-gehen'))('nav[aria-label="Sie sind hier"]').text()).toContain('Logbuch');
  expect((await page('/blog'))('main').text()).toContain('What we write');
  const [article] = await json('news?lang=de');
  expect(article.category).toMatchObject({ name: 'Logbuch', slug: 'blog', term_id: 23 });
  const offices = Object.values(await json('posts?type=office&lang=de'));
  expect(offices).toMatchObject([
    { city: 'Bergen' },
    { city: 'Oslo', countryCode: 'NO', address: ['Kai 1', 'Norwegen'] },
  ]);
  expect(Object.values(await json('posts?type=review&lang=de'))).toMatchObject([{ name: 'Ada Vinter', rating: 5 }]);
});

it('the glossary of a language has its terms, under their letters there', async () => {
  const $ = await page('/de/glossary');
  expect($('main h3').first().text()).toBe('Tresor');
  expect($('main a[href="/de/glossary/t"]').length).toBeGreaterThan(0);
  const links = (await page('/de/glossary/t'))('main a[href^="/"]').toArray();
  expect(links.map((one) => one.attribs.href)).toContain('/de/blog/wohin-die-bytes-gehen');
  expect((await get('/de/glossary/l')).statusCode).toBe(404);
  expect(switches(await page('/glossary'))[0]?.[1]).toEqual(['de', '/de/glossary', 'Deutsch']);
  expect((await get('/sitemap-pages.xml')).body).toMatch(/\/de\/glossary\/t<\/loc>/);
  expect(await json('glossary?lang=de')).toMatchObject([{ title: 'Tresor', letter: 'T', slug: 'vault' }]);
});

it('a page leaves out what it names and what has no twin, and is published', async () => {
  const $ = await page('/de/stunden');
  expect($('main').text()).toContain('Wohin die Bytes gehen');
  expect($('main').text()).not.toMatch(/English alone|Where the bytes go|Nur Englisches/);
  expect($('main a[href="/de/blog"]').length).toBeGreaterThan(0);
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
  expect(german.map(({ slug }) => slug).toSorted()).toEqual(['home', 'kontakt', 'stunden', 'ueber-uns']);
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
  const [news, ...others] = await json('news?lang=de');
  expect(others).toEqual([]);
  expect(news).toMatchObject({
    slug: 'wohin-die-bytes-gehen',
    lang: 'de',
    translations: [
      { lang: 'en', slug: 'where-the-bytes-go' },
      { lang: 'de', id: news.id },
    ],
  });
  expect(await json(`post?id=${news.id}&type=post&lang=de`)).toMatchObject({ lang: 'de', title: news.title });
  expect((await host.app.inject({ url: `/wp-json/frontage/v1/post?id=${news.id}&type=post` })).statusCode).toBe(404);
  const plainNews: object[] = await json('news');
  expect(plainNews).toHaveLength(2);
  expect(plainNews.flatMap((one) => Object.keys(one))).not.toContain('lang');
});

it('a draft of an article is previewed in its language', async () => {
  const where = { slug: { equals: 'de/wohin-die-bytes-gehen' } };
  const { docs } = await host.payload.find({ collection: 'articles', where });
  const claim = { collection: 'articles', id: docs[0]?.id ?? 0, isLive: false } as const;
  const { pathname, search } = new URL(createPreviewLinks(host.environment.cms, () => host.clock.now).issue(claim));
  const $ = load((await host.app.inject({ url: pathname + search })).body);
  expect([$('html').attr('lang'), $('h1').text()]).toEqual(['de', 'Wohin die Bytes gehen']);
});

it('what led to a twin leads elsewhere once that is gone, and back once it is there again', async () => {
  const where = { slug: { equals: 'de/kontakt' } };
  const publishAs = async (_status: 'draft' | 'published') => {
    await host.payload.update({ collection: 'pages', where, data: { _status } });
    host.clock.now = new Date(host.clock.now.getTime() + 60_000);
    await publishSite(host);
  };
  const crumb = async () => (await page('/de/ueber-uns'))('nav[aria-label="Sie sind hier"] a').last().attr('href');
  const german = async () => switches(await page('/contact'))[0]?.[1]?.[1];
  const before = (await get('/opening')).body;
  await publishAs('draft');
  expect([(await get('/de/kontakt')).statusCode, await crumb(), await german()]).toEqual([404, '/contact', '/de']);
  expect(hreflangIn(await page('/contact'))).toEqual([]);
  await publishAs('published');
  expect([await crumb(), await german()]).toEqual(['/de/kontakt', '/de/kontakt']);
  expect((await get('/opening')).body).toBe(before);
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
  expect(hreflangIn($)).toEqual([]);
  expect(switches($)).toEqual([]);
  expect($('main').html()).toBe(before);
});
