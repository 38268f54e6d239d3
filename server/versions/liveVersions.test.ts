import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertRows } from '../database/directRows.ts';
import { describeOnEach } from '../testing/databases.ts';
import { sampleEvent } from '../testing/sampleEvent.ts';
import { smallContent } from '../testing/smallContent.ts';
import { openStage, type Stage, signInForToken } from '../testing/stage.ts';
import { liveCollections, liveGlobals, readVersions } from './readVersions.ts';

const { id: _, ...office } = smallContent.offices[0] ?? { id: 0 };

const questions = [{ id: 'name', kind: 'text', label: 'Your name' }];

/** A document of each collection, and a change of one of its fields. */
const begun: Record<(typeof liveCollections)[number], { first: object; field: string; second: string }> = {
  forms: { first: { title: 'Fair', questions, _status: 'published' }, field: 'title', second: 'Fair in Oslo' },
  redirects: { first: { from: '/old', to: '/search', isPermanent: true }, field: 'from', second: '/older' },
  categories: { first: { name: 'Blog', slug: 'blog' }, field: 'name', second: 'Articles' },
  tags: { first: { name: 'Cadence', slug: 'cadence', group: 'technologies' }, field: 'name', second: 'Cadence 2' },
  glossary: {
    first: { title: 'Vault', slug: 'vault', description: 'What holds tokens.' },
    field: 'description',
    second: 'What holds keys.',
  },
  offices: { first: office, field: 'city', second: 'Bergen' },
  events: {
    first: sampleEvent,
    field: 'slug',
    second: 'ledger-night-two',
  },
  reviews: { first: smallContent.reviews[0] ?? {}, field: 'description', second: 'It was right twice.' },
  'answer-templates': { first: { title: 'Offer a call', text: 'Shall we talk?' }, field: 'text', second: 'A call?' },
};

describeOnEach('content that applies as soon as it is saved, on %s', (name) => {
  let stage: Stage;
  /** The editor may write most collections, and sales the others. */
  let editor: string;
  let sales: string;
  beforeAll(async () => {
    stage = await openStage(name);
    editor = await signInForToken(stage, 'editor');
    sales = await signInForToken(stage, 'sales');
  });
  afterAll(() => stage.close());

  async function create(collection: string, data: object): Promise<number> {
    const { body, status } = await stage.asAdmin('POST', collection, data);
    expect(status, JSON.stringify(body)).toBe(201);
    return body.doc.id;
  }
  const save = (path: string, data: object, token: string) => stage.call('PATCH', path, data, token);
  const versions = async (collection: string, id: number) => {
    const query = `where[parent][equals]=${id}&sort=-id&depth=0`;
    return (await stage.asAdmin('GET', `${collection}/versions?${query}`)).body.docs;
  };

  test.each(liveCollections)('%s have versions with their authors, which can be restored', async (collection) => {
    const { field, first, second } = begun[collection];
    const writer = collection === 'answer-templates' ? sales : editor;
    const before = (first as Record<string, unknown>)[field];
    const id = await create(collection, first);
    expect((await save(`${collection}/${id}`, { [field]: second }, writer)).status).toBe(200);
    const [newest, oldest, ...more] = await versions(collection, id);
    expect(more).toEqual([]);
    expect(newest.version).toMatchObject({ [field]: second, editedBy: writer === sales ? 'sales' : 'editor' });
    expect(oldest.version).toMatchObject({ [field]: before, editedBy: 'admin' });

    const back = await stage.call('POST', `${collection}/versions/${oldest.id}`, undefined, writer);
    expect([back.status, back.body.message]).toEqual([200, expect.stringContaining('It is back')]);
    const { body } = await stage.asAdmin('GET', `${collection}/${id}?depth=0`);
    const { createdAt, updatedAt, editedBy, ...content } = body;
    const { createdAt: _, updatedAt: __, editedBy: ___, ...old } = oldest.version;
    expect(content).toEqual({ id, ...old });
    expect(createdAt).toBe(oldest.version.createdAt);
    expect(editedBy).toBe(writer === sales ? 'sales' : 'editor');
    expect(await versions(collection, id)).toHaveLength(3);
  });

  test.each(liveCollections)('%s show and restore versions only for people who may write them', async (collection) => {
    const { field, first } = begun[collection];
    const where = `where[${field}][equals]=${encodeURIComponent(String(Reflect.get(first, field)))}`;
    const { id } = (await stage.asAdmin('GET', `${collection}?${where}`)).body.docs[0];
    const [version] = await versions(collection, id);
    const other = collection === 'answer-templates' ? editor : sales;
    for (const token of [other, undefined]) {
      const refused = token ? 403 : 401;
      expect((await stage.call('GET', `${collection}/versions`, undefined, token)).status).toBe(refused);
      const restored = await stage.call('POST', `${collection}/versions/${version.id}`, undefined, token);
      expect(restored.status).toBe(refused);
    }
    expect(await versions(collection, id)).toHaveLength(3);
  });

  test('a restored version is published like any change', async () => {
    const id = await create('tags', { name: 'Vellum', slug: 'vellum', group: 'protocols' });
    await save(`tags/${id}`, { name: 'Parchment' }, editor);
    const [, oldest] = await versions('tags', id);
    const { version } = await stage.payload.findGlobal({ slug: 'publication' });
    expect((await stage.asAdmin('POST', `tags/versions/${oldest.id}`)).status).toBe(200);
    expect((await stage.payload.findGlobal({ slug: 'publication' })).version).not.toBe(version);
    const { docs } = await stage.payload.find({ collection: 'changes', sort: '-id', limit: 1 });
    expect(docs).toMatchObject([{ of: 'tags', document: id, title: 'Vellum', kind: 'published', by: 'admin' }]);
  });

  test('the recipients of a form stay as admins left them, whatever is restored', async () => {
    const id = await create('forms', {
      title: 'Told',
      questions,
      _status: 'published',
      recipients: ['old@wharfside.example'],
    });
    await stage.asAdmin('PATCH', `forms/${id}`, { recipients: ['new@wharfside.example'], buttonText: 'Send' });
    const [, oldest] = await versions('forms', id);
    expect((await stage.call('POST', `forms/versions/${oldest.id}`, undefined, editor)).status).toBe(200);
    const form = await stage.payload.findByID({ collection: 'forms', id, depth: 0 });
    expect(form).toMatchObject({ recipients: ['new@wharfside.example'], buttonText: null, _status: 'published' });
    await stage.asAdmin('PATCH', `forms/${id}?draft=true`, { buttonText: 'Typed' });
    await stage.asAdmin('PATCH', `forms/${id}`, { buttonText: 'Said', _status: 'published' });
    const typed = (await versions('forms', id)).find(
      ({ version }: { version: { _status: string } }) => version._status === 'draft',
    );
    const back = await stage.call('POST', `forms/versions/${typed.id}`, undefined, editor);
    expect(back.body.message).toBe('It is back as a draft; visitors see no change');
    expect(await stage.payload.findByID({ collection: 'forms', id, depth: 0 })).toMatchObject({ buttonText: 'Said' });
  });

  test('a version that would be refused today changes nothing', async () => {
    const id = await create('tags', { name: 'Byte', slug: 'byte', group: 'protocols' });
    await save(`tags/${id}`, { slug: 'bytes' }, editor);
    await create('tags', { name: 'Another byte', slug: 'byte', group: 'protocols' });
    const [, oldest] = await versions('tags', id);
    expect((await stage.asAdmin('POST', `tags/versions/${oldest.id}`)).status).toBe(400);
    expect(await stage.payload.findByID({ collection: 'tags', id })).toMatchObject({ slug: 'bytes' });
  });

  test('a document in the trash must be restored from there first, and its name there is not a version', async () => {
    const id = await create('tags', { name: 'Lint', slug: 'lint', group: 'protocols' });
    const [first] = await versions('tags', id);
    await stage.asAdmin('PATCH', `tags/${id}`, { deletedAt: '2026-11-24T09:00:00.000Z' });
    expect((await stage.asAdmin('POST', `tags/versions/${first.id}`)).status).toBe(404);
    await stage.asAdmin('PATCH', `tags?trash=true&where[id][equals]=${id}`, { deletedAt: null });
    const all = await stage.payload.findVersions({
      collection: 'tags',
      where: { parent: { equals: id } },
      trash: true,
    });
    const trashed = all.docs.find(({ version }) => version.deletedAt);
    expect(trashed).toBeDefined();
    expect((await stage.asAdmin('POST', `tags/versions/${trashed?.id}`)).status).toBe(404);
    expect(await stage.payload.findByID({ collection: 'tags', id })).toMatchObject({ slug: 'lint' });
  });

  test('the state before its history began is kept at its first change', async () => {
    await insertRows(stage.payload, {}, 'redirects', [{ from: '/long-ago', to: '/search', is_permanent: true }]);
    const where = { from: { equals: '/long-ago' } };
    const id = (await stage.payload.find({ collection: 'redirects', where })).docs[0]?.id ?? -1;
    expect(await versions('redirects', id)).toEqual([]);
    await save(`redirects/${id}`, { from: '/once' }, editor);
    const kept = (await versions('redirects', id)).map(({ version }: { version: Record<string, unknown> }) => [
      version.from,
      version.editedBy,
    ]);
    expect(kept).toEqual([
      ['/once', 'editor'],
      ['/long-ago', 'Not known'],
    ]);
  });

  test.each(liveGlobals)('the global %s has versions with their authors, which can be restored', async (slug) => {
    const [field, first, second] = slug === 'booking' ? ['noticeHours', 24, 48] : ['quarantineDays', 30, 31];
    const path = `globals/${slug}`;
    const named = async () => (await stage.payload.findGlobalVersions({ slug, sort: '-id', depth: 0 })).docs;
    await stage.payload.updateGlobal({ slug, data: { [field]: first } });
    expect((await stage.asAdmin('POST', path, { [field]: second })).status).toBe(200);
    const [newest, oldest] = await named();
    expect(newest?.version).toMatchObject({ [field]: second, editedBy: 'admin' });
    expect(oldest?.version).toMatchObject({ [field]: first, editedBy: null });
    expect((await stage.call('POST', `${path}/versions/${oldest?.id}`, undefined, sales)).status).toBe(403);
    expect((await stage.asAdmin('POST', `${path}/versions/${oldest?.id}`)).status).toBe(200);
    expect(await stage.payload.findGlobal({ slug })).toMatchObject({ [field]: first });
    expect(await named()).toHaveLength(3);
  });

  test('an office that the present plan of calls does not use can be deleted, together with versions of the plan that use it', async () => {
    const id = await create('offices', { ...office, city: 'Tromsø' });
    const desks = [{ host: 'Ada Vinter', office: id }];
    const plan = (data: object) => stage.asAdmin('POST', 'globals/booking', data);
    expect((await plan({ desks })).status).toBe(200);
    expect((await plan({ desks: [] })).status).toBe(200);
    await stage.payload.delete({ collection: 'offices', id });
    const { docs } = await stage.payload.findGlobalVersions({ slug: 'booking', depth: 0, pagination: false });
    expect(docs.length).toBeGreaterThan(1);
    expect(docs.flatMap(({ version }) => version.desks ?? [])).toEqual([]);
  });

  test('the list names the author of each version, and what differed', async () => {
    const first = { title: 'Thanks', text: 'Thank you.' };
    const id = await create('answer-templates', first);
    await save(`answer-templates/${id}`, { title: 'Many thanks', text: 'Thank you twice.' }, sales);
    const { config } = stage.payload.collections['answer-templates'];
    const { docs } = await stage.payload.find({ collection: 'users', where: { role: { equals: 'sales' } } });
    const user = docs[0] && { ...docs[0], collection: 'users' as const };
    const req = { payload: stage.payload, user, context: {} };
    const asked = { collectionConfig: config, docID: id, req } as unknown as Parameters<typeof readVersions>[0];
    expect(await readVersions(asked)).toMatchObject({
      hasDrafts: false,
      address: `/admin/collections/answer-templates/${id}`,
      rows: [
        { by: 'sales', title: 'Many thanks', changed: ['Title', 'Text'] },
        { by: 'admin', title: 'Thanks', changed: [] },
      ],
    });
  });
});
