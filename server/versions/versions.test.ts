import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { samplePage } from '../testing/samplePage.ts';
import { openStage, type Stage, signInForToken } from '../testing/stage.ts';

describe.each(databases)('versions of a page on %s', (name) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(name);
  });
  afterAll(() => stage.close());

  const create = async (slug: string) =>
    (await stage.payload.create({ collection: 'pages', data: samplePage(slug, 'Words') })).id;
  const save = (id: number, data: object, query = '') => stage.asAdmin('PATCH', `pages/${id}${query}`, data);
  async function versionOf(id: number, title: string) {
    const where = { and: [{ parent: { equals: id } }, { 'version.title': { equals: title } }] };
    const { docs } = await stage.payload.findVersions({ collection: 'pages', where, sort: '-updatedAt', limit: 1 });
    return docs[0];
  }
  const restore = (version: unknown, query = '') => stage.asAdmin('POST', `pages/versions/${version}${query}`);
  const shown = (id: number) => stage.payload.findByID({ collection: 'pages', id, depth: 0 });
  const newest = (id: number) => stage.payload.findByID({ collection: 'pages', id, depth: 0, draft: true });

  test('name their authors', async () => {
    const id = await create('authors');
    await save(id, { title: 'By an admin', _status: 'published' });
    const editor = await signInForToken(stage, 'editor');
    await stage.call('PATCH', `pages/${id}?draft=true&autosave=true`, { title: 'By an editor' }, editor);
    expect((await versionOf(id, 'By an admin'))?.version.editedBy).toBe('admin');
    expect((await versionOf(id, 'By an editor'))?.version.editedBy).toBe('editor');
    expect((await versionOf(id, 'The page authors'))?.version.editedBy).toBeNull();
  });

  test('keep what a colleague typed, although autosaved drafts overwrite each other', async () => {
    const id = await create('both');
    const editor = await signInForToken(stage, 'editor');
    const type = (title: string, by?: string) =>
      by
        ? stage.call('PATCH', `pages/${id}?draft=true&autosave=true`, { title }, by)
        : save(id, { title }, '?draft=true&autosave=true');
    for (const title of ['First, half', 'First']) await type(title);
    for (const title of ['Second, half', 'Second']) await type(title, editor);
    await type('Third');
    const { docs } = await stage.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      sort: '-updatedAt',
    });
    expect(docs.map(({ version }) => version.title)).toEqual(['Third', 'Second', 'First', 'The page both']);
  });

  test('keep it for the settings too', async () => {
    const address = 'globals/site-settings?draft=true&autosave=true';
    await stage.asAdmin('POST', address, { companyName: 'First' });
    await stage.call('POST', address, { companyName: 'Second' }, await signInForToken(stage, 'editor'));
    const { docs } = await stage.payload.findGlobalVersions({ slug: 'site-settings', sort: '-updatedAt', limit: 2 });
    expect(docs.map(({ version }) => version.companyName)).toEqual(['Second', 'First']);
  });

  test('are restored at once where they were published, or as a draft where the editor chooses that', async () => {
    const id = await create('twice');
    await save(id, { title: 'Second', _status: 'published' });
    const first = await versionOf(id, 'The page twice');
    expect((await restore(first?.id, '?draft=true')).status).toBe(200);
    expect(await shown(id)).toMatchObject({ title: 'Second', _status: 'published' });
    expect(await newest(id)).toMatchObject({ title: 'The page twice', _status: 'draft' });
    expect((await restore(first?.id, '?draft=false')).status).toBe(200);
    expect(await shown(id)).toMatchObject({ title: 'The page twice', _status: 'published' });
  });

  test('are restored as drafts where they were drafts, and the page stays on the site', async () => {
    const id = await create('kept');
    await save(id, { title: 'A draft' }, '?draft=true');
    await save(id, { title: 'Published since', _status: 'published' });
    const draft = await versionOf(id, 'A draft');
    expect((await restore(draft?.id, '?draft=false')).status).toBe(200);
    expect(await shown(id)).toMatchObject({ title: 'Published since', _status: 'published' });
    expect(await newest(id)).toMatchObject({ title: 'A draft', _status: 'draft' });
  });

  test('are restored by editors only', async () => {
    const id = await create('guarded');
    await save(id, { title: 'Newer', _status: 'published' });
    const version = await versionOf(id, 'The page guarded');
    const sales = await signInForToken(stage, 'sales');
    expect((await stage.call('POST', `pages/versions/${version?.id}`, undefined, sales)).status).toBe(403);
    expect((await stage.call('POST', `pages/versions/${version?.id}`)).status).toBe(401);
  });
});
