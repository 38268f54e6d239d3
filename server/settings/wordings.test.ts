import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplePage } from '../testing/samplePage.ts';
import { germanWording } from '../testing/siteContent.ts';
import { openStage, type Stage, signInForToken } from '../testing/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage('SQLite');
  for (const slug of ['home', 'services', 'privacy-policy']) {
    await stage.payload.create({ collection: 'pages', data: { ...samplePage(slug, 'Words'), _status: 'published' } });
  }
  const data = { languages: [{ code: 'en' as const }, { code: 'de' as const }], callToFormText: 'Write to us' };
  await stage.payload.updateGlobal({ slug: 'site-settings', data });
});
afterAll(() => stage.close());

const settings = 'globals/site-settings';
const show = (isVisible = true) =>
  stage.asAdmin('POST', settings, { languages: [{ code: 'en' }, { code: 'de', isVisible }] });
const german = async () => (await stage.asAdmin('GET', `${settings}/translations`)).body.languages[1];
let id: number;

it('are made as a draft, in the words of the settings and without what is no word, once for each language', async () => {
  expect(await german()).toEqual({
    language: 'de',
    missing: [
      'menu, footer and the other words of the settings',
      'a first page',
      'the page with the privacy policy',
      'the page with the contact form',
    ],
  });
  const ask = () => stage.asAdmin('POST', `${settings}/translate`, { language: 'de' });
  const pressed = await Promise.all([ask(), ask()]);
  expect(pressed.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const made = pressed.find(({ status }) => status === 201)?.body;
  ({ id } = made.doc);
  expect(made.href).toBe(`/admin/collections/wordings/${id}`);
  expect(made.doc).toMatchObject({
    name: 'German',
    language: 'de',
    _status: 'draft',
    callToFormText: 'Write to us',
  });
  expect(made.doc.navigation).toMatchObject([{ label: 'Services', href: '/services' }]);
  expect(Object.keys(made.doc)).not.toContain('phone');
  const again = await ask();
  expect([again.status, again.body.errors[0].message]).toEqual([409, 'The settings are there in German already']);
  expect((await stage.asAdmin('POST', `${settings}/translate`, { language: 'fr' })).status).toBe(400);
  const sales = await signInForToken(stage, 'sales');
  expect((await stage.call('POST', `${settings}/translate`, { language: 'de' }, sales)).status).toBe(403);
  expect((await stage.asAdmin('POST', 'wordings', germanWording)).status).toBe(404);
});

it('are needed, with the first pages, before visitors can see a language, and the editor is told which', async () => {
  const refused = await show();
  expect([refused.status, refused.body.errors[0].message]).toEqual([
    400,
    `German cannot be visible yet. It lacks:
- menu, footer and the other words of the settings
- a first page
- the page with the privacy policy
- the page with the contact form`,
  ]);
  const { callToFormText: _, ...words } = germanWording;
  const saved = await stage.asAdmin('PATCH', `wordings/${id}`, {
    ...words,
    callToFormText: null,
    _status: 'published',
  });
  expect(saved.status).toBe(200);
  for (const slug of ['home', 'services', 'privacy-policy']) {
    const { docs } = await stage.payload.find({ collection: 'pages', where: { slug: { equals: slug } }, depth: 0 });
    const made = await stage.asAdmin('POST', `pages/${docs[0]?.id}/translate`, { language: 'de' });
    expect((await stage.asAdmin('PATCH', `pages/${made.body.doc.id}`, { _status: 'published' })).status).toBe(200);
  }
  expect((await german()).missing).toEqual(['words of the header’s button']);
  expect((await show()).status).toBe(400);
  await stage.asAdmin('PATCH', `wordings/${id}`, { callToFormText: 'Schreiben Sie uns', _status: 'published' });
  expect(await german()).toMatchObject({ isPublished: true, missing: [] });
  expect((await show()).status).toBe(200);
});

it('cannot leave while visitors see their language', async () => {
  const kept = [409, 'Visitors see German, which cannot be without its words. Hide it first, in Site settings, Agency'];
  const unpublished = await stage.asAdmin('PATCH', `wordings/${id}`, { _status: 'draft' });
  expect([unpublished.status, unpublished.body.errors[0].message]).toEqual(kept);
  const removed = await stage.asAdmin('DELETE', `wordings/${id}`);
  expect([removed.status, removed.body.errors[0].message]).toEqual(kept);
  expect((await stage.asAdmin('PATCH', `wordings/${id}?draft=true`, { _status: 'draft' })).status).toBe(200);
  expect(await stage.payload.findByID({ collection: 'wordings', id })).toMatchObject({ _status: 'published' });
});

it('are behind once the words of the settings have changed, and not once a fact has', async () => {
  await stage.asAdmin('POST', settings, { foundingYear: 2011 });
  expect((await german()).behindSince).toBeUndefined();
  await stage.asAdmin('POST', settings, { callToFormText: 'Write to our desk' });
  const { updatedAt } = await stage.payload.findGlobal({ slug: 'site-settings' });
  expect((await german()).behindSince).toBe(updatedAt);
  expect((await stage.asAdmin('GET', `wordings/${id}/translations`)).body.languages[1].behindSince).toBe(updatedAt);
  expect((await stage.asAdmin('POST', `wordings/${id}/agree`)).status).toBe(200);
  expect((await german()).behindSince).toBeUndefined();
});
