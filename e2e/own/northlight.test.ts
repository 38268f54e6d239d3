import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSiteWords } from '@frontage/server/forms/readSiteWords.ts';
import { emptySeed } from '@frontage/server/seed/emptySeed.ts';
import { prepareDatabase } from '@frontage/server/seed/prepareDatabase.ts';
import { toStoredBlocks } from '@frontage/server/seed/toStored.ts';
import { publishSite } from '@frontage/server/testing/publishSite.ts';
import { send, typed } from '@frontage/server/testing/requests.ts';
import { samplePage } from '@frontage/server/testing/samplePage.ts';
import { endData, openTestHost, type TestHost } from '@frontage/server/testing/testHost.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'frontage-own-'));
const sheet = join(dataDir, 'sheet.csv');
process.env.BERTH_SHEET = sheet;
let host: TestHost;

const layout = [
  {
    acf_fc_layout: 'northlight_price_ladder',
    heading: 'What a harbour pays',
    rungs: [{ title: 'Up to 40 berths', price: '90,000 kroner' }],
  },
  { acf_fc_layout: 'northlight_workshops', heading: 'Days in the harbour' },
  {
    acf_fc_layout: 'services_accordion',
    heading: 'What we do',
    items: [{ title: 'Cranes', description: 'We plan their day.', drawing: 'Crane' }],
  },
];

// Types of the CMS know collections of the core alone.
const workshops = 'own_workshops' as 'vacancies';
const workshop = {
  title: 'Tides by hand',
  summary: 'A day with a pencil.',
  place: 'Vardø',
  price: { amount: 900, currency: 'NOK' },
  steps: [{ title: 'Look at the water' }],
  text: 'Bring a **raincoat**.',
};
const yearMs = 365 * 86_400_000;
const nextYear = new Date(Date.now() + yearMs).toISOString();
const lastYear = new Date(Date.now() - yearMs).toISOString();

beforeAll(async () => {
  host = await openTestHost({
    dataDir,
    async fill(payload) {
      await prepareDatabase(payload, { dataDir, content: emptySeed() });
      const page = samplePage('prices', '', { title: 'Prices', layout: toStoredBlocks<'pages'>(layout as never) });
      await payload.create({ collection: 'pages', data: page });
      for (const [slug, starts] of Object.entries({ 'tides-by-hand': nextYear, 'last-winter': lastYear }))
        await payload.create({
          collection: workshops,
          data: { ...workshop, slug, starts, _status: 'published' } as never,
        });
    },
  });
  await publishSite(host);
});
afterAll(async () => {
  await host.close();
  await endData(dataDir);
});

describe('what an agency keeps in own/', () => {
  const pageOf = (path = '/prices') =>
    readFileSync(join(host.environment.releasesDir, `current/public${path}.html`), 'utf8');

  it('is on its published pages: a block with its styles, a drawing, style sheets', () => {
    const html = pageOf();
    expect(html).toContain('Up to 40 berths');
    expect(html).toContain('M120 272V60H360');
    expect(html).toContain('--northlight-tide');
  });

  it('is offered in the drawer of the admin', () => {
    const fields = JSON.stringify(
      host.payload.config.collections.find(({ slug }) => slug === 'pages')?.fields,
      (key, value) => (typeof value === 'function' || key === 'collection' ? undefined : value),
    );
    expect(fields).toContain('Price ladder (tiers, rungs)');
  });

  it('replaces words of the core, where the owner has none', async () => {
    expect((await readSiteWords(host.payload)).words).toEqual({ failureTitle: 'The tide took it' });
  });

  it('is delivered for each request that owes it', async () => {
    await send(host.app, typed);
    await host.deliver();
    const { docs } = await host.payload.find({ collection: 'deliveries', where: { kind: { equals: 'own' } } });
    expect(docs).toMatchObject([{ label: 'Row in the berth sheet', status: 'delivered' }]);
    expect(readFileSync(sheet, 'utf8')).toBe(`${typed.name},${typed.email}\n`);
  });

  it('is a kind of content: each document has a page at its address, and stands on lists, on the map and in search', async () => {
    const page = pageOf('/workshops/tides-by-hand');
    expect(page).toContain('<title>Tides by hand, Vardø | ');
    expect(page).toMatch(/NOK\s900/);
    expect(page).toContain('<strong>raincoat</strong>');
    expect(page).toContain('Look at the water');
    expect(pageOf()).toContain('<a href="/workshops/tides-by-hand">Tides by hand</a>, Vardø');
    expect(pageOf()).not.toContain('last-winter');
    expect(pageOf('/sitemap')).toContain('/workshops/tides-by-hand');
    const found = await host.app.inject({ url: '/search?q=raincoat' });
    expect(found.body).toContain('href="/workshops/tides-by-hand"');
    expect(found.body).toContain('Workshop');
  });

  it('is a type of the content API, in lists and whole, as long as it is to come', async () => {
    const ask = async (query: string) => (await host.app.inject({ url: `/wp-json/frontage/v1/${query}` })).json();
    const [first, ...further] = await ask('posts?type=workshop');
    expect(first).toMatchObject({
      type: 'workshop',
      slug: 'tides-by-hand',
      path: '/workshops/tides-by-hand',
      place: 'Vardø',
    });
    expect(first).not.toHaveProperty('text');
    expect(further).toEqual([]);
    expect(await ask(`post?type=workshop&id=${first.id}`)).toMatchObject({
      steps: workshop.steps,
      text: workshop.text,
    });
  });

  it('has a collection with a trash in the admin, and leads on from an address that it left', async () => {
    const { config } = host.payload;
    const collection = config.collections.find(({ slug }) => slug === workshops);
    expect(collection).toMatchObject({
      labels: { plural: 'Workshops' },
      admin: { group: 'Company', defaultColumns: ['title', 'address', 'place', 'starts', '_status', 'updatedAt'] },
      trash: true,
    });
    const where = { slug: { equals: 'tides-by-hand' } };
    const { docs } = await host.payload.update({ collection: workshops, where, data: { slug: 'tides' } });
    expect(docs).toMatchObject([{ address: '/workshops/tides' }]);
    const { docs: redirects } = await host.payload.find({ collection: 'redirects' });
    expect(redirects).toMatchObject([{ from: '/workshops/tides-by-hand', to: '/workshops/tides' }]);
  });
});
