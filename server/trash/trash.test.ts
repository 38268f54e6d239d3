import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPublished } from '../references/published.ts';
import { describeOnEach } from '../testing/databases.ts';
import { samplePage } from '../testing/samplePage.ts';
import { uploadSample } from '../testing/samplePicture.ts';
import { openStage, type Stage, signInForToken } from '../testing/stage.ts';
import { emptyTrash, lastMoment } from './withTrash.ts';

describeOnEach('the trash on %s', (name) => {
  let stage: Stage;
  let editor: string;
  beforeAll(async () => {
    stage = await openStage(name);
    editor = await signInForToken(stage, 'editor');
  });
  afterAll(() => stage.close());

  const asEditor = (method: string, path: string, body?: unknown) => stage.call(method, path, body, editor);
  const page = async (slug: string) => {
    const { id } = await stage.payload.create({ collection: 'pages', data: samplePage(slug, 'Words') });
    return id;
  };
  // Does what the buttons of the admin do.
  const trash = (path: string) => asEditor('PATCH', path, { deletedAt: new Date().toISOString() });
  const bringBack = (collection: string, id: number, _status?: string) =>
    asEditor('PATCH', `${collection}?trash=true&where[id][equals]=${id}`, { deletedAt: null, _status });
  const pathOf = async (id: number) => (await findPublished('pages', id, await createLocalReq({}, stage.payload))).path;

  test('removes a page from the site, and restores it with its address', async () => {
    const id = await page('flow');
    expect((await trash(`pages/${id}`)).status).toBe(200);
    expect(await pathOf(id)).toBeUndefined();
    const { docs } = await stage.payload.find({ collection: 'changes', sort: '-id', limit: 1 });
    expect(docs[0]).toMatchObject({ of: 'pages', document: id, kind: 'deleted' });
    expect((await bringBack('pages', id, 'published')).status).toBe(200);
    expect(await pathOf(id)).toBe('/flow');
  });

  test('restores a page as a draft, which visitors do not see', async () => {
    const id = await page('ebb');
    await trash(`pages/${id}`);
    await bringBack('pages', id, 'draft');
    expect(await pathOf(id)).toBeUndefined();
    expect(await stage.payload.findByID({ collection: 'pages', id })).toMatchObject({ slug: 'ebb', _status: 'draft' });
  });

  test('frees its address, and a document restored later gets the next one', async () => {
    const id = await page('mole');
    await trash(`pages/${id}`);
    await page('mole');
    expect((await bringBack('pages', id, 'published')).status).toBe(200);
    expect(await pathOf(id)).toBe('/mole-2');
  });

  test('lets only admins delete permanently, not editors', async () => {
    const id = await page('pier');
    await trash(`pages/${id}`);
    expect((await asEditor('DELETE', `pages/${id}?trash=true`)).status).toBe(403);
    expect((await stage.asAdmin('DELETE', `pages/${id}?trash=true`)).status).toBe(200);
  });

  test('is emptied of what has been in it for its days, and of nothing else', async () => {
    const [old, young] = [await page('old'), await page('young')];
    const { id: picture, filename } = await uploadSample(stage.payload, 'crane');
    // One time for all, however long it takes.
    const deletedAt = new Date().toISOString();
    for (const path of [`pages/${old}`, `pages/${young}`, `media/${picture}`]) {
      expect((await asEditor('PATCH', path, { deletedAt })).status).toBe(200);
    }
    const now = new Date(lastMoment(deletedAt)).getTime() + 1000;
    expect(await emptyTrash(stage.payload, new Date(now - 2000))).toBe(0);
    const later = new Date(now).toISOString();
    await stage.payload.update({ collection: 'pages', id: young, data: { deletedAt: later }, trash: true });
    const kept = await stage.payload.find({ collection: 'media', trash: true });
    expect(kept.docs.map((one) => one.filename)).toContain(filename);
    expect(await emptyTrash(stage.payload, new Date(now))).toBe(2);
    const { docs } = await stage.payload.find({ collection: 'pages', trash: true, pagination: false });
    expect(docs.map(({ id }) => id)).not.toContain(old);
    expect(docs.map(({ id }) => id)).toContain(young);
    expect(await stage.payload.count({ collection: 'media', trash: true })).toMatchObject({ totalDocs: 0 });
  });

  test('is emptied together with drafts that stayed empty for a week', async () => {
    const begin = async () => (await asEditor('POST', 'pages?draft=true&autosave=true', {})).body.doc.id;
    const [empty, typed] = [await begin(), await begin()];
    await asEditor('PATCH', `pages/${typed}?draft=true&autosave=true`, { title: 'A beginning' });
    const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000);
    expect(await emptyTrash(stage.payload, days(6))).toBe(0);
    expect(await emptyTrash(stage.payload, days(8))).toBe(1);
    const ids = [empty, typed];
    const { docs } = await stage.payload.find({ collection: 'pages', draft: true, where: { id: { in: ids } } });
    expect(docs.map(({ id }) => id)).toEqual([typed]);
  });

  test('takes many documents at once, or none of them where one is refused', async () => {
    const slugs = ['other', 'one', ...Array.from({ length: 8 }, (_, index) => `further-${index}`)];
    const ids: number[] = [];
    for (const slug of slugs) ids.push(await page(slug));
    await stage.payload.create({ collection: 'pages', data: samplePage('linking', 'See [the other](/other).') });
    const refused = await trash(`pages?where[id][in]=${ids.join()}`);
    expect(refused).toMatchObject({
      status: 409,
      body: { errors: [{ message: expect.stringMatching(/^"The page other"/) }] },
    });
    expect(await Promise.all(ids.map(pathOf))).toEqual(slugs.map((slug) => `/${slug}`));
  });
});
