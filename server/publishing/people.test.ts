import { load } from 'cheerio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toStoredBlocks } from '../seed/stored.ts';
import { publishSite } from '../testing/publishSite.ts';
import { samplePage } from '../testing/samplePage.ts';
import { fillSite } from '../testing/siteContent.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost({
    async fill(payload) {
      await fillSite(payload);
      const [office] = (await payload.find({ collection: 'offices', where: { city: { equals: 'Bergen' } } })).docs;
      const person = (slug: string, name: string, _status: 'draft' | 'published') =>
        payload.create({
          collection: 'people',
          data: {
            slug,
            name,
            role: 'Engineer',
            summary: `What ${name} does.`,
            ...(office ? { office: office.id } : {}),
            links: [{ label: 'On another site', href: 'https://ada.example/' }],
            text: 'Has counted since 2009.',
            _status,
          },
        });
      const ada = await person('ada', 'Ada Vinter', 'published');
      const bo = await person('bo', 'Bo Ek', 'draft');
      const { docs } = await payload.find({ collection: 'articles' });
      const people = { writtenBy: ada.id, reviewedBy: bo.id };
      await payload.update({ collection: 'articles', id: docs[0]?.id ?? 0, data: { ...people, _status: 'published' } });
      const named = { name: 'Ada Vinter', role: 'Engineer', place: 'Bergen', years: 9, personSlug: 'ada' };
      const other = { name: 'Tove Berg', role: 'Engineer', place: 'Oslo', years: 3 };
      const layout = toStoredBlocks<'pages'>([
        { acf_fc_layout: 'people', heading: 'Who works here', note: 'Years', items: [named, other] },
      ]);
      await payload.create({
        collection: 'pages',
        data: { ...samplePage('team', 'Words', { layout }), _status: 'published' },
      });
    },
  });
  await publishSite(host);
}, 120_000);
afterAll(() => host.close());

const get = async (url: string) => load((await host.app.inject({ url, headers: { accept: 'text/html' } })).body);
const graphOf = ($: Awaited<ReturnType<typeof get>>) =>
  JSON.parse($('script[type="application/ld+json"]').text())['@graph'] as Record<string, unknown>[];

it('a person has a page with role, office, links and what they wrote', async () => {
  const $ = await get('/people/ada');
  expect($('h1').text()).toBe('Ada Vinter');
  const words = $('main').text();
  for (const word of ['Engineer', 'Bergen', 'Has counted since 2009.', 'Where the bytes go'])
    expect(words).toContain(word);
  expect($('main a[href="https://ada.example/"]').text()).toContain('On another site');
  expect(graphOf($)).toContainEqual(
    expect.objectContaining({ '@type': 'Person', name: 'Ada Vinter', sameAs: ['https://ada.example/'] }),
  );
});

it('blocks lead to the page of a person whom they name', async () => {
  const $ = await get('/team');
  expect($('main a[href="/people/ada"]').text()).toBe('Ada Vinter');
});

it('an article names its author, and nobody who has no page yet', async () => {
  const $ = await get('/blog/where-the-bytes-go');
  expect($('article header a[href="/people/ada"]').text()).toBe('Ada Vinter');
  expect($('article').text()).not.toContain('Bo Ek');
  const article = graphOf($).find((node) => node['@type'] === 'BlogPosting');
  expect(article).toMatchObject({ author: { '@type': 'Person', name: 'Ada Vinter' } });
});

it('is found by search and by machines', async () => {
  for (const place of ['/sitemap-pages.xml', '/sitemap', '/llms.txt', '/search?q=vinter'])
    expect((await get(place)).html(), place).toContain('/people/ada');
});

it('does not leave while a block names them', async () => {
  const { docs } = await host.payload.find({ collection: 'people', where: { slug: { equals: 'ada' } } });
  const leave = host.payload.update({ collection: 'people', id: docs[0]?.id ?? 0, data: { _status: 'draft' } });
  await expect(leave).rejects.toThrow('Ada Vinter');
});
