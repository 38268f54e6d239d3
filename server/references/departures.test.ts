import type { Payload, Where } from 'payload';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { defined } from '../seed/stored.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { describeOnEach, openTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { samplePage } from '../testing/samplePage.ts';
import { smallContent } from '../testing/smallContent.ts';

describeOnEach('taking a linked page off the site on %s', (name) => {
  let database: TestDatabase;
  let payload: Payload;
  beforeAll(async () => {
    database = await openTestDatabase(name);
    ({ payload } = database);
    await payload.updateGlobal({ slug: 'site-settings', data: defined(smallContent.settings) });
  });
  afterAll(() => database.close());
  afterEach(async () => {
    for (const collection of ['pages', 'redirects', 'glossary'] as const) {
      await payload.delete({ collection, where: {}, context: { referencesAreCheckedLater: true } });
    }
  });

  const page = async (slug: string, text = 'Words', rest: Parameters<typeof samplePage>[2] = {}) =>
    (await payload.create({ collection: 'pages', data: samplePage(slug, text, rest) })).id;
  const change = (id: number, data: object) => payload.update({ collection: 'pages', id, data });
  const ways: Record<string, (id: number) => Promise<unknown>> = {
    unpublishing: (id) => change(id, { _status: 'draft' }),
    'putting into the trash': (id) => change(id, { deletedAt: new Date().toISOString() }),
    'deleting for good': (id) => payload.delete({ collection: 'pages', id }),
  };

  test.each(Object.entries(ways))('%s is refused while it is linked, and each link is named', async (_, takeAway) => {
    const id = await page('quay');
    await page('flow', 'Read [about the quay](/quay#depth).');
    await page('crumbs', 'Words', { breadcrumbs: [{ label: 'The quay', href: '/quay' }] });
    await payload.create({
      collection: 'glossary',
      data: { title: 'Berth', slug: 'berth', letter: 'B', description: 'A place at [the quay](/quay).' },
    });
    await expect(takeAway(id)).rejects.toMatchObject({
      status: 409,
      message:
        '"The page quay" is still linked in the page "The page crumbs", The links between Home and this page › Leads to; ' +
        'the page "The page flow", Block 1 (Text); the term "Berth", Description. ' +
        'Say in its field “Redirect after deletion” where these links are to lead, or take them out first.',
    });
    expect(await payload.findByID({ collection: 'pages', id })).toMatchObject({ _status: 'published' });
  });

  test.each(Object.entries(ways))('%s redirects to where its editor says', async (_, takeAway) => {
    const id = await page('quay');
    await page('flow', 'Read [about the quay](/quay).');
    await payload.create({ collection: 'redirects', data: { from: '/wharf', to: '/quay' } });
    await change(id, { movedTo: '/flow', _status: 'published' });
    await takeAway(id);
    const { docs } = await payload.find({ collection: 'redirects', sort: 'from' });
    expect(docs.map(({ from, to }) => `${from} ${to}`)).toEqual(['/quay /flow', '/wharf /flow']);
  });

  test.each(Object.entries(ways))('%s marks the field that leads to what is redirected itself', async (_, takeAway) => {
    const id = await page('quay');
    await page('flow');
    await payload.create({ collection: 'redirects', data: { from: '/wharf', to: '/flow' } });
    await change(id, { movedTo: '/wharf', _status: 'published' });
    const message = '/wharf is itself redirected to /flow. Lead to /flow at once';
    await expect(takeAway(id)).rejects.toMatchObject({ data: { errors: [{ path: 'movedTo', message }] } });
    expect(await payload.findByID({ collection: 'pages', id })).toMatchObject({ _status: 'published' });
    await payload.delete({ collection: 'redirects', where: {} });
  });

  test('refuses to remove the home page, whoever edits it', async () => {
    const id = await page('home');
    const user = { ...(await createUserWith(payload, 'editor')), collection: 'users' as const };
    const asEditor = { collection: 'pages', id, user, overrideAccess: false } as const;
    const gone = { deletedAt: new Date().toISOString() };
    for (const data of [gone, { _status: 'draft' as const }, { slug: 'start' }, { type: 'service' as const }]) {
      const refused = payload.update({ ...asEditor, data });
      await expect(refused, JSON.stringify(data)).rejects.toThrow('"The page home" is the first page of the site');
    }
    await expect(payload.delete({ collection: 'pages', id, user })).rejects.toThrow('is the first page of the site');
    await payload.update({ ...asEditor, data: { title: 'Welcome' } });
  });

  test('respects the menus of the site', async () => {
    const id = await page('services');
    await expect(change(id, { _status: 'draft' })).rejects.toThrow('is still linked in the site settings, ');
  });

  test('ignores drafts, the page itself, and addresses that only begin the same', async () => {
    const id = await page('quay', 'Back [to the top](/quay#top).');
    await page('flow', 'See [the quay of old](/quay-of-old) and [its cranes](/work/quay) at a/quay.');
    await payload.create({
      collection: 'pages',
      data: { ...samplePage('later', 'See [the quay](/quay).'), _status: 'draft' },
      draft: true,
    });
    await change(id, { _status: 'draft' });
  });

  const together: Record<string, (where: Where) => Promise<unknown>> = {
    'into the trash': (where) =>
      payload.update({ collection: 'pages', where, data: { deletedAt: new Date().toISOString() } }),
    'for good': (where) => payload.delete({ collection: 'pages', where }),
  };

  test.each(Object.entries(together))('lets pages that link to each other leave together %s', async (_, takeAway) => {
    const ids = [await page('one', 'See [the other](/other).'), await page('other', 'See [the one](/one).')];
    const linking = await page('linking', 'See [the other](/other).');
    const where = { id: { in: ids } };
    await expect(takeAway(where)).rejects.toThrow('"The page other" is still linked in the page "The page linking"');
    expect(await payload.count({ collection: 'pages', where })).toMatchObject({ totalDocs: 2 });
    await change(linking, { _status: 'draft' });
    await takeAway(where);
    expect(await payload.count({ collection: 'pages', where })).toMatchObject({ totalDocs: 0 });
  });

  test('ignores a draft that is saved alongside the page', async () => {
    const id = await page('quay');
    await page('flow', 'Read [about the quay](/quay).');
    await payload.update({ collection: 'pages', id, data: { title: 'Newer' }, draft: true });
  });
});
