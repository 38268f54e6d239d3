import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { createUserWith } from '../testing/createUserWith.ts';
import { openTestPayload } from '../testing/openTestPayload.ts';
import { samplePage } from '../testing/samplePage.ts';
import { previewThemeKey, themeIn } from './previewPlaces.ts';

/** Returns the URL of the preview next to the form of a page, as the admin asks for it: by a copy, which then has it. */
async function previewOf(payload: Payload, req: PayloadRequest): Promise<string> {
  const { docs } = await payload.find({ collection: 'pages', limit: 1 });
  const copy = { ...payload.collections.pages.config.admin.livePreview };
  if (typeof copy.url !== 'function') throw new Error('Pages have a preview');
  const url = await copy.url({ data: docs[0] ?? {}, locale: { code: 'en', label: 'en' }, payload, req });
  expect(copy.url).toBe(url);
  return String(url);
}

it('offers the three widths of the design, for pages, articles and settings', async () => {
  const payload = await openTestPayload();
  const { collections, config } = payload;
  const settings = config.globals.find(({ slug }) => slug === 'site-settings');
  for (const { admin } of [collections.pages.config, collections.articles.config, settings ?? { admin: undefined }]) {
    expect(admin?.livePreview?.breakpoints?.map(({ width }) => width)).toEqual([390, 768, 1440]);
  }
});

it('offers no preview of a document in the trash', async () => {
  const payload = await openTestPayload();
  const { id } = await payload.create({ collection: 'pages', data: samplePage('flow', 'Text') });
  const { livePreview, preview } = payload.collections.pages.config.admin;
  const data = { id, deletedAt: new Date().toISOString() };
  const req = await createLocalReq({ user: await createUserWith(payload, 'editor') }, payload);
  if (typeof livePreview?.url !== 'function') throw new Error('Pages have a preview');
  expect(await livePreview.url({ data, locale: { code: 'en', label: 'en' }, payload, req })).toBeNull();
  expect(await preview?.(data, { locale: 'en', req, token: null })).toBeNull();
});

it('uses the theme that each editor has chosen', async () => {
  const payload = await openTestPayload();
  await payload.create({ collection: 'pages', data: samplePage('flow', 'Text') });
  const [editor, admin] = [await createUserWith(payload, 'editor'), await createUserWith(payload, 'admin')];
  const asEditor = await createLocalReq({ user: editor }, payload);
  expect(themeIn(await previewOf(payload, asEditor))).toBeUndefined();
  const mine = { user: { relationTo: 'users', value: editor.id }, key: previewThemeKey } as const;
  await payload.create({
    collection: 'payload-preferences',
    data: { ...mine, value: { theme: 'dark' } },
    user: editor,
  });
  expect(themeIn(await previewOf(payload, asEditor))).toBe('dark');
  expect(await previewOf(payload, asEditor), 'as long as it stays').toBe(await previewOf(payload, asEditor));
  expect(themeIn(await previewOf(payload, await createLocalReq({ user: admin }, payload)))).toBeUndefined();
});
