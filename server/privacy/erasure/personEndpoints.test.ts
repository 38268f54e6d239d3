import { createLocalReq, type Payload } from 'payload';
import { expect, test, vi } from 'vitest';
import type { Role } from '../../access/access.ts';
import { spoken } from '../../admin/words/spoken.ts';
import { runMigrations } from '../../database/upgradeSchema.ts';
import { openPayload } from '../../open.ts';
import { createUserWith } from '../../testing/createUserWith.ts';
import { makeTemporaryEnvironment } from '../../testing/openTestPayload.ts';
import { sampleLead } from '../../testing/sampleLead.ts';
import { storePerson } from '../../testing/samplePerson.ts';
import { lookAtDue } from '../retention/findDue.ts';
import { addressHashOf } from './person.ts';

/** Calls one of the endpoints of the removals collection, signed in or not. */
async function call(payload: Payload, what: string, body: unknown, user?: Awaited<ReturnType<typeof createUserWith>>) {
  const { endpoints } = payload.collections.removals.config;
  const endpoint = (endpoints || []).find(({ path }) => path === `/person/${what}`);
  if (!endpoint) throw new Error(`There is no endpoint for ${what}`);
  const req = await createLocalReq(user ? { user } : {}, payload);
  return endpoint.handler(Object.assign(req, { json: async () => body }));
}

test('shows an admin what is stored about an address, exports it, and erases it once the address is typed twice', async () => {
  const environment = await makeTemporaryEnvironment();
  const payload = await openPayload({ environment });
  await runMigrations(payload);
  const admin = await createUserWith(payload, 'admin');
  const { leadId } = await storePerson(payload, environment, { address: 'ada@example.com', word: 'Zweihander' });
  const address = ' Ada@Example.com';

  const found = await (await call(payload, 'find', { address }, admin)).json();
  expect(found.found).toContainEqual({ collection: 'leads', label: 'Requests', ids: [leadId] });
  expect(found.found).toContainEqual({ collection: 'bookings', label: 'Calls', ids: [1] });
  expect(found).toMatchObject({ files: 2, mentions: [] });
  vi.stubGlobal('spokenInAdmin', () => spoken.de);
  const { found: inGerman } = await (await call(payload, 'find', { address }, admin)).json();
  vi.unstubAllGlobals();
  const labels = inGerman.map(({ label }: { label: string }) => label);
  expect(labels).toEqual(expect.arrayContaining(['Anfragen', 'Nachrichten']));
  expect(JSON.stringify(found), 'numbers are enough to decide').not.toContain('Zweihander');

  const copy = await call(payload, 'export', { address }, admin);
  expect(copy.headers.get('Content-Disposition')).toBe('attachment; filename="person.json"');
  expect(copy.headers.get('Cache-Control')).toBe('private, no-store');
  expect(JSON.stringify(await copy.json())).toContain('Zweihander message');

  const wrong = await call(payload, 'erase', { address, confirm: 'bo@example.com' }, admin);
  expect(wrong.status).toBe(400);
  expect((await payload.count({ collection: 'leads' })).totalDocs).toBe(1);

  const erasure = await (await call(payload, 'erase', { address, confirm: 'ada@example.com' }, admin)).json();
  expect(erasure.counts).toMatchObject({ Requests: 1, Calls: 1, 'Files on the disk': 2 });
  const { docs } = await payload.find({ collection: 'removals', depth: 0 });
  expect(docs).toMatchObject([{ by: admin.id, addressHash: addressHashOf(payload, 'ada@example.com') }]);
  expect((await (await call(payload, 'find', { address }, admin)).json()).found).toEqual([]);
  await payload.destroy();
});

test('refuses everybody but admins, and anything that is not an address', async () => {
  const environment = await makeTemporaryEnvironment();
  const payload = await openPayload({ environment });
  await runMigrations(payload);
  const users = [
    undefined,
    await createUserWith(payload, 'sales'),
    await createUserWith(payload, 'editor' satisfies Role),
  ];
  const body = { address: 'ada@example.com', confirm: 'ada@example.com' };
  for (const what of ['find', 'export', 'erase']) {
    const statuses = await Promise.all(users.map(async (user) => (await call(payload, what, body, user)).status));
    expect(statuses).toEqual([401, 403, 403]);
  }
  const admin = await createUserWith(payload, 'admin');
  for (const wrong of [undefined, null, 'ada@example.com', {}, { address: 7 }, { address: '%' }, { address: 'a @b' }]) {
    expect((await call(payload, 'find', wrong, admin)).status, JSON.stringify(wrong)).toBe(400);
  }
  await payload.destroy();
});

test('counts what is due by rule, names the oldest rows of each, and removes nothing', async () => {
  const environment = await makeTemporaryEnvironment();
  const payload = await openPayload({ environment });
  await runMigrations(payload);
  const receivedAt = '2024-01-10T00:00:00.000Z';
  for (let index = 0; index < 12; index += 1) {
    await payload.create({ collection: 'leads', data: { ...sampleLead, receivedAt } });
  }
  const older = { ...sampleLead, receivedAt: '2023-12-10T00:00:00.000Z' };
  await payload.create({ collection: 'leads', data: older });
  await payload.create({ collection: 'leads', data: { ...sampleLead, receivedAt, status: 'quarantine' } });
  await payload.create({ collection: 'leads', data: sampleLead });
  const { rules, total } = await lookAtDue(payload, new Date('2026-11-21T12:00:00.000Z'));
  expect(total).toBe(14);
  expect(rules.map(({ count, first, rule }) => [rule, count, first.length, first[0]?.dueAt])).toEqual([
    ['request without a contract', 13, 10, '2025-12-10'],
    ['quarantine', 1, 1, '2024-02-09'],
  ]);
  expect((await payload.count({ collection: 'leads' })).totalDocs).toBe(15);
  await payload.destroy();
});
