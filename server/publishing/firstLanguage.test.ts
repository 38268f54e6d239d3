import { usualPathWords } from '@frontage/contract/pathNames.ts';
import { spokenPath } from '@frontage/contract/spokenPaths.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailingSite, openMailingSite } from '../testing/openMailingSite.ts';
import { openPlainBrowser } from '../testing/plainBrowser.ts';
import { samplePage } from '../testing/samplePage.ts';
import { germanWording } from '../testing/siteContent.ts';
import type { TestHost } from '../testing/testHost.ts';

/* A site whose first language has words of its own for addresses, as one has that begins in German, with English. */

const languages = [
  { code: 'de' as const, isVisible: true, paths: usualPathWords.de ?? {} },
  { code: 'en' as const, isVisible: true },
];
const englishWording = {
  ...germanWording,
  name: 'English',
  language: 'en',
  callToAction: { label: 'Ask', href: '/contact' },
};

let site: MailingSite;
let host: TestHost;
let peer: MailingSite['peer'];
beforeAll(async () => {
  site = await openMailingSite(async (payload) => {
    const ids = new Map((await payload.find({ collection: 'pages', depth: 0 })).docs.map(({ slug, id }) => [slug, id]));
    for (const [slug, original] of [...ids].filter(([slug]) => slug === 'home' || slug === 'contact')) {
      const twin = { ...samplePage(slug, '[Terms](/glossary), [a call](/book)'), language: 'en', original };
      await payload.create({ collection: 'pages', data: twin });
    }
    await payload.create({ collection: 'wordings', data: { ...englishWording, _status: 'published' } as never });
    await payload.updateGlobal({ slug: 'site-settings', data: { language: 'de', languages } });
  });
  ({ host, peer } = site);
}, 240_000);
afterAll(() => site.close());

const get = (url: string) => host.app.inject({ url, headers: { host: 'localhost:3000', accept: 'text/html' } });

it('leads to its pages in its words alone, and each is at once where its links lead', async () => {
  const browser = openPlainBrowser(host.app);
  const asked = new Set(['/']);
  const wrong: unknown[] = [];
  for (const path of asked) {
    const { $, url } = await browser.open(path);
    if (url !== path) wrong.push([path, 'led to', url]);
    const canonical = $('link[rel=canonical]').attr('href');
    // The small site links two pages that it does not have.
    const isMissing = ['/leistungen', '/privacy-policy'].includes(path);
    if (canonical && !isMissing && new URL(canonical).pathname !== path.split('?', 1)[0])
      wrong.push([path, 'says', canonical]);
    for (const { attribs } of $('a[href^="/"], form[method=get], link[rel=prerender]').toArray()) {
      const href = (attribs.href ?? attribs.action ?? '').replace(/#.*/, '');
      if (spokenPath(href, languages) !== href) wrong.push([path, 'leads to', href]);
      if (href && !/\?|\.\w+$/.test(href)) asked.add(href);
    }
  }
  expect(wrong).toEqual([]);
  expect([...asked]).toEqual(expect.arrayContaining(['/termin', '/glossar', '/suche', '/uebersicht', '/en']));
});

it.each([
  ['/', '/suche'],
  ['/en', '/en/search'],
])('tells programs and browsers on %s where it is searched', async (path, search) => {
  const { $ } = await openPlainBrowser(host.app).open(path);
  expect($('script[type="application/ld+json"]').text()).toContain(`localhost:3000${search}?q=`);
  expect($('script[type=speculationrules]').text()).toContain(`"${search}*"`);
});

it('is in its words in what programs read', async () => {
  const map = (await get('/sitemap-pages.xml')).body + (await get('/llms.txt')).body + (await get('/rss.xml')).body;
  const paths = [...map.matchAll(/http:\/\/localhost:3000(\/[^\s<>")]*)/g)].map(([, path]) => path ?? '');
  expect(paths.filter((path) => spokenPath(path, languages) !== path)).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(['/glossar', '/termin']));
});

it.each([
  ['/glossary', '/glossar'],
  ['/search?q=Vault', '/suche?q=Vault'],
  ['/sitemap', '/uebersicht'],
  ['/subscribe', '/rundbrief'],
  ['/book?start=1', '/termin?start=1'],
])('leads from %s, as the product calls it, to %s for good', async (from, to) => {
  const { headers, statusCode } = await get(from);
  expect([statusCode, headers.location]).toEqual([308, to]);
  expect((await get(to)).statusCode).toBe(200);
});

it('is searched at its address', async () => {
  const { $ } = await openPlainBrowser(host.app).open('/suche?q=Vault');
  expect($('main a[href^="/glossar/"]').length).toBeGreaterThan(0);
});

it('thanks, asks for the letter and books a call at addresses in its words', async () => {
  const visitor = openPlainBrowser(host.app);
  await visitor.open('/contact');
  host.clock.now = new Date(host.clock.now.getTime() + 30_000);
  const typed = { name: 'Jo', email: 'jo@kunde.example' };
  expect((await visitor.submit('form[data-form=contact]', { ...typed, message: 'Kai' })).url).toBe('/danke');
  await visitor.open('/rundbrief');
  const waiting = await visitor.submit('form[data-form=newsletter]', { email: typed.email });
  expect(waiting.url).toBe('/rundbrief/fast-fertig');
  const { $ } = await visitor.open('/termin');
  host.clock.now = new Date(host.clock.now.getTime() + 30_000);
  const start = String($('[name=start][value]').last().val());
  const booked = await visitor.submit('form[data-booking=book]', { ...typed, start });
  expect(booked.url).toContain('/termin/gebucht?t=');
  peer.received.length = 0;
  await host.deliver();
  const mails = peer.received
    .join('')
    .replace(/=\r?\n/g, '')
    .replaceAll('=3D', '=');
  for (const path of ['/rundbrief/bestaetigen?t=', '/termin/verschieben?t=', '/termin/absagen?t='])
    expect(mails).toContain(`localhost:3000${path}`);
  const [, confirm = ''] = /localhost:3000(\/rundbrief\/bestaetigen\?t=[\w.~-]+)/.exec(mails) ?? [];
  await visitor.open(confirm);
  expect((await visitor.submit('main form')).url).toBe('/rundbrief/bestellt');
  const token = new URL(booked.url, 'http://localhost').searchParams.get('t');
  expect((await visitor.open(`/book/move?t=${token}`)).$('form[data-booking=move]')).toHaveLength(1);
  await visitor.open(`/termin/absagen?t=${token}`);
  expect((await visitor.submit('main form')).url).toContain('/termin/abgesagt');
  peer.received.length = 0;
  await host.deliver();
  expect(peer.received.join('').replace(/=\r?\n/g, '')).toMatch(/localhost:3000\/termin\s/);
});

it.each(['suche', 'search', 'glossar', 'danke', 'termin'])(
  'has no page of the slug %s beside its own',
  async (slug) => {
    const page = host.payload.create({ collection: 'pages', data: samplePage(slug, 'Kai') });
    await expect(page).rejects.toMatchObject({ data: { errors: [{ path: 'slug' }] } });
  },
);

const save = (code: 'de' | 'fr', paths?: Record<string, string[]>) =>
  host.payload.updateGlobal({
    slug: 'site-settings',
    data: { languages: [{ code, isVisible: true, ...(paths && { paths }) }, ...languages.slice(1)] },
  });

it.each(['en', 'go', 'wp-json', '404'])('does not call its services /%s', async (word) => {
  const message = expect.stringContaining(`the site has something else at /${word}`);
  const errors = [{ path: 'languages.0.paths', message }];
  await expect(save('de', { services: [word] })).rejects.toMatchObject({ data: { errors } });
});

it('stays at its addresses where the settings name another first language', async () => {
  expect((await save('fr')).languages?.[0]?.paths).toEqual(usualPathWords.de);
});
