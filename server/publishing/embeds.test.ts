import { load } from 'cheerio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toStoredBlocks } from '../seed/stored.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { publishSite } from '../testing/publishSite.ts';
import { samplePage } from '../testing/samplePage.ts';
import { fillSite } from '../testing/siteContent.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

const address = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const counter = 'https://plausible.example/js/script.js';
const verification = `<meta name="google-site-verification" content="Kx3'" />
<meta name="p:domain_verify" content="p1n"/>`;
const frame = '<iframe src="https://evil.example/x"></iframe>';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost({
    async fill(payload) {
      await fillSite(payload);
      const user = await createUserWith(payload, 'admin');
      await payload.updateGlobal({
        slug: 'site-settings',
        data: { embeds: { hosts: [' YouTube.com '] }, analyticsId: counter, verification },
        overrideAccess: false,
        user,
      });
      const layout = toStoredBlocks<'pages'>([
        { acf_fc_layout: 'embed', address, title: 'The talk of March' },
        { acf_fc_layout: 'textbox', heading: 'And in a text', text: `${address}\n\n${frame}` },
      ]);
      await payload.create({
        collection: 'pages',
        data: { ...samplePage('shown', 'Words', { layout }), _status: 'published' },
      });
    },
  });
  await publishSite(host);
}, 120_000);
afterAll(() => host.close());

it('a published page shows what an admin allows, in a frame of that host alone, and names the rest', async () => {
  const { body, headers } = await host.app.inject({ url: '/shown', headers: { accept: 'text/html' } });
  const $ = load(body);
  expect(
    $('figure[data-embed]')
      .toArray()
      .map((one) => $(one).attr('data-embed')),
  ).toEqual(Array.from({ length: 2 }, () => 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'));
  expect($('iframe')).toHaveLength(0);
  expect($('main').text()).toContain('See it on evil.example');
  expect($('main').text()).not.toContain('<iframe');
  expect(headers['content-security-policy']).toContain('; frame-src https://www.youtube-nocookie.com;');
});

it('other pages may load nothing in a frame', async () => {
  const { headers } = await host.app.inject({ url: '/contact', headers: { accept: 'text/html' } });
  expect(headers['content-security-policy']).not.toContain('frame-src');
});

it('the first page alone says that the site is the owner’s, to the services that ask', async () => {
  const tags = async (url: string) => {
    const $ = load((await host.app.inject({ url, headers: { accept: 'text/html' } })).body);
    return $('head meta[name*=verif]')
      .toArray()
      .map((one) => [$(one).attr('name'), $(one).attr('content')]);
  };
  expect(await tags('/')).toEqual([
    ['google-site-verification', "Kx3'"],
    ['p:domain_verify', 'p1n'],
  ]);
  expect(await tags('/contact')).toEqual([]);
});

it('an editor chooses neither the hosts nor who else owns the site', async () => {
  const { payload } = host;
  const user = await createUserWith(payload, 'editor');
  const data = { embeds: { hosts: ['evil.example'] }, verification: '<meta name="yandex-verification" content="1">' };
  await payload.updateGlobal({ slug: 'site-settings', data, overrideAccess: false, user });
  const kept = await payload.findGlobal({ slug: 'site-settings' });
  expect([kept.embeds?.hosts, kept.verification]).toEqual([[' YouTube.com '], verification]);
});

it('settings with another tag among them are refused, and the field says which are meant', async () => {
  const data = { verification: `${verification}<meta name="robots" content="noindex">` };
  const refused = host.payload.updateGlobal({ slug: 'site-settings', data });
  await expect(refused).rejects.toMatchObject({
    data: { errors: [{ message: expect.stringContaining('nothing but') }] },
  });
});

it.each([
  ['/shown', true],
  ['/search', false],
  ['/search?q=secret', false],
  ['/book/confirmed?t=token', false],
  ['/subscribe/confirm?t=token', false],
])('at %s a Plausible is loaded: %s, as its script sends the whole address', async (url, isCounted) => {
  const { body, headers } = await host.app.inject({ url, headers: { accept: 'text/html' } });
  const script = load(body)(`script[src="${counter}"]`);
  expect(script.length > 0).toBe(isCounted);
  if (isCounted) expect(script.attr('data-domain')).toMatch(/^[\w.:-]+$/);
  expect(String(headers['content-security-policy']).includes('plausible.example')).toBe(isCounted);
});
