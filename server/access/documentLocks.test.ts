import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEach } from '../testing/databases.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { addressOf, openStage, pages, password, type Stage, signInForToken } from '../testing/stage.ts';
import { locks, writableBy } from './documentLocks.ts';

const future = '2099-01-01T00:00:00.000Z';

describeOnEach('locks of documents, on %s', (name) => {
  let stage: Stage;
  const tokens = new Map<string, string>();
  const ids = new Map<string, number>();
  beforeAll(async () => {
    stage = await openStage(name);
    for (const role of ['admin', 'editor', 'sales']) {
      tokens.set(role, await signInForToken(stage, role));
      const { docs } = await stage.payload.find({ collection: 'users', where: { email: { equals: addressOf(role) } } });
      ids.set(role, docs[0]?.id ?? -1);
    }
  });
  afterAll(() => stage.close());

  const as = (role: string, method: string, path: string, body?: object) =>
    stage.call(method, path, body, tokens.get(role));

  /** A lock as the admin's form makes one. */
  async function lockFor(role: string, relationTo: 'leads' | 'pages' = 'pages') {
    const { payload } = stage;
    const [page = 0] = relationTo === 'pages' ? await pages(payload, 1) : [];
    const value = page || (await payload.create({ collection: 'leads', data: { ...sampleLead } })).id;
    const user = { relationTo: 'users', value: ids.get(role) ?? -1 } as const;
    const { id } = await payload.create({ collection: locks, data: { document: { relationTo, value }, user } });
    return { id, value };
  }

  test('are made by nobody over the interface, in nobody’s name and until no time', async () => {
    const [value = 0] = await pages(stage.payload, 1);
    const before = (await stage.payload.count({ collection: locks })).totalDocs;
    for (const role of ['admin', 'editor', 'sales']) {
      for (const owner of ['admin', role]) {
        const document = { relationTo: 'pages', value };
        const lock = { document, user: { relationTo: 'users', value: ids.get(owner) }, updatedAt: future };
        expect((await as(role, 'POST', locks, lock)).status).toBe(404);
      }
    }
    expect((await stage.payload.count({ collection: locks })).totalDocs).toBe(before);
  });

  test('are taken over in one’s own name and now, whatever is sent, by whoever may change the document', async () => {
    const { id, value } = await lockFor('admin');
    const [other = 0] = await pages(stage.payload, 1);
    const body = {
      user: { relationTo: 'users', value: ids.get('sales') },
      document: { relationTo: 'pages', value: other },
      updatedAt: future,
      createdAt: future,
    };
    expect((await as('sales', 'PATCH', `${locks}/${id}`, body)).status).toBeGreaterThanOrEqual(403);
    expect((await as('editor', 'PATCH', `${locks}/${id}`, body)).status).toBe(200);
    const lock = await stage.payload.findByID({ collection: locks, id, depth: 0 });
    expect(lock.user.value).toMatchObject({ id: ids.get('editor') });
    expect(lock.document).toMatchObject({ relationTo: 'pages', value });
    expect(Date.parse(lock.updatedAt)).toBeLessThanOrEqual(Date.now());
    expect(Date.parse(lock.createdAt)).toBeLessThanOrEqual(Date.now());
    expect((await stage.asAdmin('PATCH', `pages/${value}`, { title: 'Too late' })).status).toBe(423);
  });

  test('are seen and ended only by people who may change the document', async () => {
    const { id: ofPage } = await lockFor('admin');
    const { id: ofLead } = await lockFor('admin', 'leads');
    const seen = async (role: string) =>
      ((await as(role, 'GET', `${locks}?limit=0`)).body.docs as { id: number }[]).map(({ id }) => id);
    expect(await seen('editor')).toContain(ofPage);
    expect(await seen('editor')).not.toContain(ofLead);
    expect(await seen('sales')).toContain(ofLead);
    expect(await seen('sales')).not.toContain(ofPage);
    expect((await as('editor', 'DELETE', `${locks}?where[id][exists]=true`)).status).toBe(200);
    expect(await seen('sales')).toContain(ofLead);
    expect((await as('editor', 'DELETE', `${locks}/${ofLead}`)).status).toBeGreaterThanOrEqual(403);
    expect((await as('sales', 'DELETE', `${locks}/${ofLead}`)).status).toBe(200);
  });

  test('hold no account, so that nobody can keep an admin from ending theirs', async () => {
    const { payload } = stage;
    const data = { email: addressOf('leaver'), password, name: 'Leaver', role: 'sales' } as const;
    const { id } = await payload.create({ collection: 'users', data });
    const rows = { document: { relationTo: 'users', value: id }, user: { relationTo: 'users', value: id } };
    await payload.db.create({ collection: locks, data: { ...rows, updatedAt: future }, returning: false });
    expect((await stage.asAdmin('PATCH', `users/${id}`, { role: 'editor' })).status).toBe(200);
    expect((await stage.asAdmin('DELETE', `users/${id}`)).status).toBe(200);
  });

  test('can be had for the documents that a role may change, and for no others', async () => {
    const of = async (role: string) => {
      const { docs } = await stage.payload.find({ collection: 'users', where: { email: { equals: addressOf(role) } } });
      return writableBy({ payload: stage.payload, user: { ...docs[0], collection: 'users' } } as never);
    };
    expect((await of('sales')).collections).toContain('leads');
    expect((await of('sales')).collections).not.toContain('pages');
    expect((await of('sales')).globals).toEqual([]);
    expect((await of('editor')).collections).toContain('pages');
    expect((await of('editor')).collections).not.toContain('leads');
    expect((await of('admin')).collections).not.toContain('users');
  });

  test('name the person who is editing to editors, who may not read their colleagues', async () => {
    const { value } = await lockFor('admin');
    const { body } = await as('editor', 'GET', `${locks}?where[document.value][equals]=${value}`);
    expect(body.docs[0].user.value).toEqual({ id: ids.get('admin'), email: 'admin' });
    expect(JSON.stringify(body)).not.toContain(addressOf('admin'));
  });
});
