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
  {
    acf_fc_layout: 'services_accordion',
    heading: 'What we do',
    items: [
      { title: 'Cranes', description: 'We plan their day.', drawing: 'Crane' },
    ],
  },
];

beforeAll(async () => {
  host = await openTestHost({
    dataDir,
    async fill(payload) {
      await prepareDatabase(payload, { dataDir, content: emptySeed() });
      const page = samplePage('prices', '', { title: 'Prices', layout: toStoredBlocks<'pages'>(layout as never) });
      await payload.create({ collection: 'pages', data: page });
    },
  });
  await publishSite(host);
});
afterAll(async () => {
  await host.close();
  await endData(dataDir);
});

describe('what an agency keeps in own/', () => {
  const pageOf = () => readFileSync(join(host.environment.releasesDir, 'current/public/prices.html'), 'utf8');

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
});
