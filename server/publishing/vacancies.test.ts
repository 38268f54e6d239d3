import { contactFormExamples } from '@frontage/blocks/FormBlock/FormBlock.examples.ts';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPreviewLinks } from '../preview/previewLinks.ts';
import { toStoredBlocks } from '../seed/stored.ts';
import { publishSite } from '../testing/publishSite.ts';
import { samplePage } from '../testing/samplePage.ts';
import { fillSite } from '../testing/siteContent.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

const dayMs = 86_400_000;

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost({
    async fill(payload) {
      await fillSite(payload);
      const layout = toStoredBlocks<'pages'>([
        { acf_fc_layout: 'vacancies', heading: 'Posts', emptyText: 'None is free.' },
        { ...contactFormExamples[0]?.block, form: 'careers' },
      ]);
      const careers = { ...samplePage('careers', 'Words', { layout }), _status: 'published' } as const;
      await payload.create({ collection: 'pages', data: careers });
      const vacancy = (slug: string, days: number) =>
        payload.create({
          collection: 'vacancies',
          data: {
            slug,
            title: `The ${slug}`,
            summary: `What a ${slug} does.`,
            employment: 'part-time',
            place: { mode: 'either', city: 'Rotterdam', countryCode: 'NL', postalCode: '3011 XB' },
            pay: { from: 62, to: 74, per: 'hour', currency: 'EUR' },
            text: 'You would read.\n\n## What you bring\n\n- Patience & a pen',
            posted: new Date(Date.now() - 9 * dayMs).toISOString(),
            closes: new Date(Date.now() + days * dayMs).toISOString(),
            _status: 'published',
          },
        });
      await vacancy('auditor', 3);
      await vacancy('closed', -1);
    },
  });
  await publishSite(host);
}, 120_000);
afterAll(() => host.close());

const get = (url: string) => host.app.inject({ url, headers: { accept: 'text/html' } });
const wordsOf = (text: string) => text.replace(/\s+/g, ' ');

it('the careers page lists the open ones, and each leads to a page with its terms', async () => {
  const $ = load((await get('/careers')).body);
  expect(
    $('main h3 a')
      .toArray()
      .map((one) => [$(one).text(), $(one).attr('href')]),
  ).toEqual([['The auditor', '/careers/auditor']]);
  const page = load((await get('/careers/auditor')).body);
  expect(page('h1').text()).toBe('The auditor');
  expect(wordsOf(page('main').text())).toContain('€62 to €74 an hour');
  expect((await get('/careers/closed')).statusCode).toBe(404);
});

it('tells search engines what they ask of a job: R7', async () => {
  const $ = load((await get('/careers/auditor')).body);
  const graph = JSON.parse($('script[type="application/ld+json"]').text())['@graph'];
  const organization = graph.find((node: object) => Reflect.get(node, '@type') === 'Organization');
  expect(graph.find((node: object) => Reflect.get(node, '@type') === 'JobPosting')).toMatchObject({
    title: 'The auditor',
    description:
      '<p>What a auditor does.</p><p>You would read.</p><h2>What you bring</h2><ul><li>Patience &amp; a pen</li></ul>',
    employmentType: 'PART_TIME',
    hiringOrganization: { '@id': organization['@id'] },
    jobLocation: { address: { addressLocality: 'Rotterdam', postalCode: '3011 XB', addressCountry: 'NL' } },
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'NL' },
    baseSalary: { currency: 'EUR', value: { minValue: 62, maxValue: 74, unitText: 'HOUR' } },
    datePosted: expect.stringMatching(/Z$/),
    validThrough: expect.stringMatching(/Z$/),
  });
});

it('an application from its page says which vacancy it is for, without script too', async () => {
  const $ = load((await get('/careers/auditor')).body);
  const form = $('form[action="/send-mail"]');
  const hidden = Object.fromEntries(
    form
      .find('input[type=hidden]')
      .toArray()
      .map((one) => [$(one).attr('name'), $(one).attr('value') ?? '']),
  );
  expect(hidden).toMatchObject({ formId: 'careers', vacancy: 'The auditor' });
  const payload = new URLSearchParams({
    ...hidden,
    name: 'Ada Lindqvist',
    email: 'ada@company.example',
    message: 'I read a bridge in 2024.',
  }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  const answer = await host.app.inject({ method: 'POST', url: '/send-mail', payload, headers });
  expect(answer.statusCode).toBe(303);
  const { docs } = await host.payload.find({ collection: 'leads' });
  expect(docs).toMatchObject([{ formId: 'careers', details: 'Vacancy: The auditor' }]);
});

it('is previewed as it is typed, with what does not fit yet in words', async () => {
  const { docs } = await host.payload.find({ collection: 'vacancies', where: { slug: { equals: 'auditor' } } });
  const claim = { collection: 'vacancies', id: docs[0]?.id ?? 0, isLive: true } as const;
  const { pathname, search } = new URL(createPreviewLinks(host.environment.cms, () => host.clock.now).issue(claim));
  const typed = { ...docs[0], title: 'The reader', summary: '' };
  const { body } = await host.app.inject({ method: 'POST', url: pathname + search, payload: { data: typed } });
  expect(load(body)('h1').text()).toBe('The reader');
  expect(wordsOf(load(body)('main').text())).toContain('Summary');
  expect((await get('/careers/auditor')).body).not.toContain('The reader');
});

it('is found by search and by machines, and leaves all of them when it closes: R11', async () => {
  const places = ['/sitemap-pages.xml', '/sitemap', '/llms.txt', '/search?q=auditor', '/careers'];
  for (const place of places) expect((await get(place)).body, place).toContain('/careers/auditor');
  host.clock.now = new Date(Date.now() + 4 * dayMs);
  await publishSite(host);
  for (const place of places) expect((await get(place)).body, place).not.toContain('/careers/auditor');
  expect((await get('/careers')).body).toContain('None is free.');
  expect((await get('/careers/auditor')).statusCode).toBe(404);
});
