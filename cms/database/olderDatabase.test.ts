import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { page as pageContract } from '@frontage/contract/page.ts';
import type { Payload } from 'payload';
import { expect, onTestFinished, test } from 'vitest';
import { toPage, toSiteSettings } from '../content/toContract.ts';
import { searchDocuments } from '../search/searchDocuments.ts';
import { prepareDatabase } from '../seed/prepareDatabase.ts';
import { databases, openTestDatabase } from '../testing/databases.ts';
import { smallContent } from '../testing/smallContent.ts';

/** A page as the first version stored it: its text in sections, no card. */
const oldLayout = JSON.stringify([
  {
    id: 'b1',
    blockType: 'textbox',
    heading: 'Privacy policy',
    isPageTitle: true,
    sections: [
      { id: 's1', title: 'What we keep', paragraphs: ['Your name, as long as we need it.'], list: ['Name', 'Mail'] },
    ],
  },
]);

const oldRows = [
  `INSERT INTO site_settings (id, company_name, legal_name, description, phone_raw, phone_formatted, email,
    founding_year, starting_price_usd, call_to_action_label, call_to_action_href, privacy_path, sitemap_path)
  VALUES (1, 'Northgate', 'Northgate Ltd', 'Books.', '+12125550137', '+1 212 555 0137', 'desk@northgate.example',
    2009, 50000, 'Call', '/contacts', '/privacy', '/sitemap')`,
  `INSERT INTO pages (id, title, slug, type, layout, head_title, head_description, _status)
  VALUES (1, 'Privacy', 'privacy', 'page', '${oldLayout}', 'Privacy', 'What we keep', 'published')`,
  `INSERT INTO _pages_v (parent_id, version_title, version_slug, version_type, version_layout, version_head_title,
    version_head_description, version__status, version_created_at, version_updated_at,
    latest)
  VALUES (1, 'Privacy', 'privacy', 'page', '${oldLayout}', 'Privacy', 'What we keep', 'published', '2026-11-01T09:00:00.000Z',
    '2026-11-01T09:00:00.000Z', true)`,
];

/** The database as it was delivered first: the first migration alone, noted as done. */
async function makeFirstVersion(payload: Payload): Promise<void> {
  const first =
    readdirSync(payload.db.migrationDir)
      .filter((file) => file.endsWith('.ts'))
      .toSorted()[0] ?? '';
  const migration: { up(args: object): Promise<void> } = await import(join(payload.db.migrationDir, first));
  await migration.up({ db: payload.db.drizzle, payload });
  const rows = [...oldRows, `INSERT INTO payload_migrations (name, batch) VALUES ('${first.replace('.ts', '')}', 1)`];
  // The adapters share the call, and each declares its own type of handle for it.
  for (const raw of rows) await Reflect.apply(payload.db.execute, payload.db, [{ drizzle: payload.db.drizzle, raw }]);
}

test.each(databases)(
  'brings an older %s up to date: texts are Markdown, and can be searched',
  async (name) => {
    const { payload, environment, close } = await openTestDatabase(name, { isMigrated: false });
    onTestFinished(close);
    await makeFirstVersion(payload);

    const { isSeeded } = await prepareDatabase(payload, { ...environment, content: smallContent });
    expect(isSeeded).toBe(false);

    const text = '## What we keep\n\nYour name, as long as we need it.\n\n- Name\n- Mail';
    const stored = await payload.findByID({ collection: 'pages', id: 1, depth: 2 });
    const site = toSiteSettings(await payload.findGlobal({ slug: 'site-settings' }));
    expect(site).toMatchObject({ companyName: 'Northgate', newsletter: { buttonText: expect.any(String) } });
    expect(pageContract.shape.layout.parse(toPage(stored).layout)).toMatchObject([{ text, isPageTitle: true }]);
    const { docs: versions } = await payload.findVersions({ collection: 'pages' });
    expect(versions.map(({ version }) => version.layout)).toMatchObject([[{ text }]]);

    const found = await searchDocuments(payload, { query: 'keep name', now: new Date(), offset: 0, count: 5 });
    expect(found.hits.map(({ path }) => path)).toEqual(['/privacy']);

    await payload.update({ collection: 'pages', id: 1, data: { slug: 'privacy-policy' } });
    const { docs: redirects } = await payload.find({ collection: 'redirects' });
    expect(redirects).toMatchObject([{ from: '/privacy', to: '/privacy-policy' }]);
  },
  60_000,
);
