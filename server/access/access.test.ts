import type { CollectionSlug, Payload } from 'payload';
import { expect, test } from 'vitest';
import { openTestPayload } from '../testing/openTestPayload.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import type { Role } from './access.ts';

async function userWith(payload: Payload, role: Role) {
  const data = { email: `${role}@wharfside.example`, password: 'a long enough password', name: role, role };
  return { ...(await payload.create({ collection: 'users', data })), collection: 'users' as const };
}

/** Whether somebody may read a collection; `undefined` is a person who has not signed in. */
async function mayRead(payload: Payload, collection: CollectionSlug, user: object | undefined): Promise<boolean> {
  return payload.find({ collection, overrideAccess: false, ...(user ? { user } : {}) }).then(
    () => true,
    () => false,
  );
}

test('keeps the date by which a request is removed one day, whatever sales send', async () => {
  const payload = await openTestPayload();
  const sales = await userWith(payload, 'sales');
  const { createdAt, id } = await payload.create({ collection: 'leads', data: sampleLead });
  const data = { status: 'in-work', createdAt: '2099-01-01T00:00:00.000Z' } as const;
  const changed = await payload.update({ collection: 'leads', id, data, user: sales, overrideAccess: false });
  expect(changed).toMatchObject({ status: 'in-work', createdAt });
});

test('shows requests to sales, content to everybody who signs in, and nothing to anybody else', async () => {
  const payload = await openTestPayload();
  const [editor, sales] = [await userWith(payload, 'editor'), await userWith(payload, 'sales')];
  for (const collection of [
    'leads',
    'lead-files',
    'mails',
    'deliveries',
    'deals',
    'persons',
    'companies',
    'notes',
  ] as const) {
    expect(await mayRead(payload, collection, sales), `${collection}, sales`).toBe(true);
    expect(await mayRead(payload, collection, editor), `${collection}, editor`).toBe(false);
  }
  for (const collection of ['pages', 'articles', 'media', 'offices', 'events', 'categories'] as const) {
    expect(await mayRead(payload, collection, sales), `${collection}, sales`).toBe(true);
  }
  // Webhooks hold secrets.
  expect(await mayRead(payload, 'webhooks', sales)).toBe(false);
  for (const collection of Object.keys(payload.collections) as CollectionSlug[]) {
    expect(await mayRead(payload, collection, undefined), `${collection}, not signed in`).toBe(false);
  }
});

test('lets sales change the status of a request, and nothing that the visitor sent', async () => {
  const payload = await openTestPayload();
  const user = await userWith(payload, 'sales');
  const { id } = await payload.create({ collection: 'leads', data: sampleLead });
  const data = { status: 'in-work', name: 'Somebody else', message: 'Something else' } as const;
  const changed = await payload.update({ collection: 'leads', id, data, overrideAccess: false, user });
  expect(changed).toMatchObject({ status: 'in-work', name: sampleLead.name, message: sampleLead.message });
});

test('keeps an editor from making an admin of themselves', async () => {
  const payload = await openTestPayload();
  const user = await userWith(payload, 'editor');
  await payload.update({ collection: 'users', id: user.id, data: { role: 'admin' }, overrideAccess: false, user });
  expect((await payload.findByID({ collection: 'users', id: user.id })).role).toBe('editor');
});

test('shows sales their colleagues in sales and admins, to hand requests over and to see whose they are, and shows editors nobody', async () => {
  const payload = await openTestPayload();
  const [admin, editor, sales] = [
    await userWith(payload, 'admin'),
    await userWith(payload, 'editor'),
    await userWith(payload, 'sales'),
  ];
  const seen = async (user: object) => {
    const { docs } = await payload.find({ collection: 'users', overrideAccess: false, user, sort: 'id' });
    return docs.map(({ name }) => name);
  };
  expect(await seen(admin)).toEqual(['admin', 'editor', 'sales']);
  expect(await seen(sales)).toEqual(['admin', 'sales']);
  expect(await seen(editor)).toEqual(['editor']);
  await payload.login({ collection: 'users', data: { email: admin.email, password: 'a long enough password' } });
  const { id } = await payload.create({ collection: 'leads', data: { ...sampleLead, owner: admin.id } });
  const lead = await payload.findByID({ collection: 'leads', id, depth: 1, overrideAccess: false, user: sales });
  expect(lead.owner).toMatchObject({ name: 'admin' });
  expect(lead.owner, 'not where they are signed in').toHaveProperty('sessions', []);
  const change = {
    collection: 'users',
    id: admin.id,
    data: { name: 'x' },
    overrideAccess: false,
    user: sales,
  } as const;
  await expect(payload.update(change)).rejects.toThrow();
});
