import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEach } from '../testing/databases.ts';
import { openStage, pages, type Stage, signInForToken } from '../testing/stage.ts';
import { findWhoHasOpen, heldWords, noteLeft, noteOpen } from './colleagues.ts';

describeOnEach('two people at one document, on %s', (name) => {
  let stage: Stage;
  let editor: string;
  beforeAll(async () => {
    stage = await openStage(name);
    editor = await signInForToken(stage, 'editor');
  });
  afterAll(() => stage.close());

  const newPage = async () => {
    const [id = 0] = await pages(stage.payload, 1);
    return id;
  };
  const asFirst = async (document: string, said?: object) =>
    (await stage.asAdmin('POST', `colleagues/${document}`, said)).body;
  const asSecond = async (document: string) =>
    (await stage.call('POST', `colleagues/${document}`, undefined, editor)).body;
  async function takeOver(id: number, by = 'editor') {
    const { docs } = await stage.payload.find({ collection: 'users', where: { name: { equals: by } } });
    return stage.payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'pages', value: id },
        user: { relationTo: 'users', value: docs[0]?.id ?? 0 },
      },
    });
  }

  test('tells the first, by name, that a second opened it, and the second that the first is there', async () => {
    const document = `pages/${await newPage()}`;
    expect(await asFirst(document)).toEqual({ others: [] });
    const second = await asSecond(document);
    expect(second.others).toMatchObject([{ name: 'admin', isLater: false, isWriting: false }]);
    const first = await asFirst(document);
    expect(first.others).toMatchObject([{ name: 'editor', isLater: true, isWriting: false }]);
  });

  test('tells the first that the second took over, and refuses what the first saves in readable words', async () => {
    const id = await newPage();
    await asFirst(`pages/${id}`);
    await asSecond(`pages/${id}`);
    await takeOver(id);
    expect((await asFirst(`pages/${id}`)).others).toMatchObject([{ name: 'editor', isLater: true, isWriting: true }]);
    const refused = await stage.asAdmin('PATCH', `pages/${id}?draft=true&autosave=true`, { title: 'Too late' });
    expect(refused).toMatchObject({ status: 423, body: { errors: [{ message: heldWords }] } });
  });

  test('has nobody write who is no colleague any more', async () => {
    const id = await newPage();
    await takeOver(id, 'sales');
    await stage.payload.delete({ collection: 'users', where: { name: { equals: 'sales' } } });
    expect(await asFirst(`pages/${id}`)).toEqual({ others: [] });
  });

  test('says whose draft was saved since the form was read, unless it was one’s own', async () => {
    const id = await newPage();
    const knownAt = (await stage.payload.findByID({ collection: 'pages', id, draft: true })).updatedAt;
    await stage.asAdmin('PATCH', `pages/${id}?draft=true&autosave=true`, { title: 'My own' });
    expect(await asFirst(`pages/${id}`, { knownAt })).toEqual({ others: [] });
    await stage.call('PATCH', `pages/${id}?draft=true&autosave=true`, { title: 'Theirs' }, editor);
    const { changed } = await asFirst(`pages/${id}`, { knownAt });
    expect(changed).toMatchObject({ by: 'editor' });
    expect(await asFirst(`pages/${id}`, { knownAt: changed.at })).toEqual({ others: [] });
  });

  test('covers forms, which save themselves as well', async () => {
    const { id } = await stage.payload.create({ collection: 'forms', draft: true, data: { title: 'Fair' } as never });
    await asFirst(`forms/${id}`, {});
    expect((await asSecond(`forms/${id}`)).others).toMatchObject([{ name: 'admin', isLater: false }]);
    await stage.call('PATCH', `forms/${id}?draft=true&autosave=true`, { buttonText: 'Theirs' }, editor);
    const { changed } = await asFirst(`forms/${id}`, { knownAt: '2020-01-01T00:00:00.000Z' });
    expect(changed).toMatchObject({ by: 'editor' });
    const { components } = stage.payload.collections.forms.config.admin;
    expect(JSON.stringify(components?.edit)).toContain('#Colleagues');
  });

  test('covers the settings too, until one leaves', async () => {
    await asFirst('site-settings');
    expect((await asSecond('site-settings')).others).toHaveLength(1);
    await stage.asAdmin('DELETE', 'colleagues/site-settings');
    expect((await asSecond('site-settings')).others).toEqual([]);
  });

  test('treats somebody as gone after a minute and a half of silence, and keeps nothing about them', async () => {
    const { payload } = stage;
    const document = `pages/${await newPage()}` as const;
    const [ada, bo] = [
      { id: 901, name: 'Ada' },
      { id: 902, name: 'Bo' },
    ];
    const at = (seconds: number) => new Date(Date.UTC(2030, 0, 1, 12, 0, seconds));
    await noteOpen(payload, document, ada, at(0));
    expect(await findWhoHasOpen(payload, document, at(89))).toMatchObject([
      { name: 'Ada', since: at(0).toISOString() },
    ]);
    expect(await findWhoHasOpen(payload, document, at(90))).toEqual([]);
    await noteOpen(payload, document, bo, at(100));
    const { docs } = await payload.find({ collection: 'payload-kv', where: { key: { like: `open:${document}:` } } });
    expect(docs.map(({ key }) => key)).toEqual([`open:${document}:902`]);
    await noteLeft(payload, document, bo);
    expect(await findWhoHasOpen(payload, document, at(101))).toEqual([]);
  });

  test('refuses strangers and unknown documents', async () => {
    expect((await stage.call('POST', 'colleagues/pages/1')).status).toBe(401);
    expect((await stage.asAdmin('POST', 'colleagues/pages/999999')).status).toBe(404);
    expect((await stage.asAdmin('POST', 'colleagues/users/1')).status).toBe(404);
  });
});
