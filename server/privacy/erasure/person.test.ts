import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectionSlug } from 'payload';
import { expect, test } from 'vitest';
import { runMigrations } from '../../database/upgradeSchema.ts';
import { savedFiltersKey } from '../../inbox/savedFilters.ts';
import { openPayload } from '../../open.ts';
import { createUserWith } from '../../testing/createUserWith.ts';
import { onPostgres } from '../../testing/databases.ts';
import { makeTemporaryEnvironment } from '../../testing/openTestPayload.ts';
import { sampleLead } from '../../testing/sampleLead.ts';
import { storePerson } from '../../testing/samplePerson.ts';
import { addressHashOf, erasePerson, exportPerson } from './person.ts';

const canary = 'Zweihander';

/** Counts of one person's rows, by collection. */
const rowsOfPerson = {
  leads: 1,
  'lead-files': 1,
  'lead-messages': 1,
  'lead-notes': 1,
  mails: 2,
  deliveries: 1,
  bookings: 1,
  deals: 1,
  notes: 1,
  persons: 1,
  companies: 1,
  subscribers: 1,
};

async function openWithTwo() {
  const environment = await makeTemporaryEnvironment();
  const payload = await openPayload({ environment });
  await runMigrations(payload);
  const ada = await storePerson(payload, environment, { address: 'Ada.Vinter@example.com', word: canary });
  const bo = await storePerson(payload, environment, { address: 'bo@example.com', word: 'Somebody' });
  return { environment, payload, ada, bo };
}

/** How often a word occurs in the files of the database. */
function timesOnDisk(dataDir: string, word: string): number {
  const files = readdirSync(dataDir).filter((name) => name.startsWith('frontage.sqlite'));
  return files.reduce((sum, name) => sum + readFileSync(join(dataDir, name), 'latin1').split(word).length - 1, 0);
}

test('erases everything of an address, whatever its case, and nothing of others', async () => {
  const { environment, payload, ada, bo } = await openWithTwo();
  const user = await payload.create({
    collection: 'users',
    data: { email: 'sales@wharfside.example', password: 'a long enough password', name: 'Sales', role: 'sales' },
  });
  // Somebody of sales has it open during the erasure.
  await payload.create({
    collection: 'payload-locked-documents',
    data: { document: { relationTo: 'deliveries', value: 1 }, user: { relationTo: 'users', value: user.id } },
  });
  if (!onPostgres) expect(timesOnDisk(environment.dataDir, canary)).toBeGreaterThan(10);

  const { counts } = await erasePerson(payload, environment, ' ada.vinter@EXAMPLE.com');

  expect(counts).toEqual({ ...rowsOfPerson, files: 2 });
  expect(ada.files.map((file) => existsSync(file))).toEqual([false, false]);
  expect(bo.files.map((file) => existsSync(file))).toEqual([true, true]);
  for (const collection of Object.keys(counts).filter((name) => name !== 'files') as CollectionSlug[]) {
    const { docs } = await payload.find({ collection, pagination: false, depth: 0 });
    expect(docs.length, collection).toBeGreaterThan(0);
    expect(JSON.stringify(docs), collection).not.toContain(canary);
  }
  await payload.destroy();
  expect(timesOnDisk(environment.dataDir, canary), 'also not in pages that are free, nor in the log').toBe(0);
  if (!onPostgres) expect(timesOnDisk(environment.dataDir, 'Somebody')).toBeGreaterThan(10);
});

test('leaves proof that names nobody', async () => {
  const { environment, payload } = await openWithTwo();
  await erasePerson(payload, environment, 'ada.vinter@example.com');
  const { docs } = await payload.find({ collection: 'removals' });
  expect(docs).toMatchObject([
    {
      kind: 'request',
      addressHash: addressHashOf(payload, 'Ada.Vinter@example.com'),
      consents: [{ version: '2026-11', at: '2026-11-21T12:00:00.000Z' }],
    },
  ]);
  expect(JSON.stringify(docs).toLowerCase()).not.toContain('vinter');
  expect((await erasePerson(payload, environment, 'ada.vinter@example.com')).counts).toEqual({});
  expect((await payload.count({ collection: 'removals' })).totalDocs).toBe(1);
  await payload.destroy();
});

test('keeps the person and the company while another request of theirs exists', async () => {
  const { environment, payload, ada } = await openWithTwo();
  await payload.update({
    collection: 'persons',
    where: { name: { contains: canary } },
    data: { email: 'x@example.com' },
  });
  const deal = { title: 'Second', stage: 'open', person: 1, company: 1, externalId: 'lead-9' } as const;
  await payload.create({ collection: 'deals', data: deal });
  const { counts } = await erasePerson(payload, environment, 'ada.vinter@example.com');
  expect(counts).toMatchObject({ leads: 1, deals: 1 });
  expect(counts).not.toHaveProperty('persons');
  expect(counts).not.toHaveProperty('companies');
  expect(ada.files.some((file) => existsSync(file))).toBe(false);
  await payload.destroy();
});

test('lists what others wrote, for a person to look at', async () => {
  const { environment, payload } = await openWithTwo();
  const message = 'Please copy ada.vinter@example.com';
  const { id } = await payload.create({
    collection: 'leads',
    data: { ...sampleLead, message, email: 'c@example.com' },
  });
  const details = 'Who else is to be told: ada.vinter@example.com';
  const answered = await payload.create({
    collection: 'leads',
    data: { ...sampleLead, details, email: 'd@example.com', formVersion: '1' },
  });
  const { mentions } = await erasePerson(payload, environment, 'ada.vinter@example.com');
  expect(mentions.sort()).toEqual([`leads ${id}`, `leads ${answered.id}`]);
  await payload.destroy();
});

test('exports everything of an address as one document, and erases nothing', async () => {
  const { environment, payload, ada } = await openWithTwo();
  const found = await exportPerson(payload, environment, 'ada.vinter@example.com', new Date());
  expect(Object.fromEntries(Object.entries(found.rows).map(([name, rows]) => [name, rows.length]))).toEqual(
    rowsOfPerson,
  );
  expect(found.files.map(({ base64 }) => Buffer.from(base64, 'base64').toString())).toEqual([
    `${canary} content`,
    `${canary} content`,
  ]);
  expect(JSON.stringify(found)).not.toContain('Somebody');
  expect(JSON.stringify(found)).toContain(`${canary} changed`);
  expect(ada.files.every((file) => existsSync(file))).toBe(true);
  await payload.destroy();
});

test('finds a visitor without an address by number, however it was spaced, and nobody who gave an address', async () => {
  const { environment, payload } = await openWithTwo();
  const called = { ...sampleLead, email: null, phone: '+44 (20) 7946-0123' };
  const { id } = await payload.create({ collection: 'leads', data: called });
  await payload.create({ collection: 'leads', data: { ...called, phone: '+44 20 7946 0124' } });
  const { rows } = await exportPerson(payload, environment, '0044 20 79460123', new Date());
  expect(rows.leads).toMatchObject([{ id }]);
  const before = await payload.count({ collection: 'leads' });
  const { counts } = await erasePerson(payload, environment, '+442079460123');
  expect(counts).toMatchObject({ leads: 1 });
  expect((await payload.count({ collection: 'leads' })).totalDocs).toBe(before.totalDocs - 1);
  const { docs } = await payload.find({ collection: 'removals' });
  expect(docs).toMatchObject([{ rule: 'Erasure by phone number' }]);
  await payload.destroy();
});

test('finds a person however the address was pasted, then and now', async () => {
  const { environment, payload } = await openWithTwo();
  // Stored before final dots were cut off.
  const { id } = await payload.create({ collection: 'leads', data: { ...sampleLead, email: 'jane@example.com.' } });
  for (const typed of ['jane@example.com', 'Jane@Example.com.', '\u200bjane@example.com ']) {
    const { address, rows } = await exportPerson(payload, environment, typed, new Date());
    expect([address, rows.leads]).toMatchObject(['jane@example.com', [{ id }]]);
  }
  expect((await erasePerson(payload, environment, 'jane@example.com')).counts).toEqual({ leads: 1 });
  await payload.destroy();
});

test("erases what somebody wrote into another person's request, and keeps that request", async () => {
  const { environment, payload, ada } = await openWithTwo();
  const reply = { lead: ada.leadId, direction: 'in', subject: 'Re: Your request', authorName: 'Cy' } as const;
  const data = { ...reply, text: 'Ada asked me to reply', address: 'Cy@example.com', isFromElsewhere: true };
  await payload.create({ collection: 'lead-messages', data });
  const { rows } = await exportPerson(payload, environment, 'cy@example.com', new Date());
  expect(Object.keys(rows)).toEqual(['lead-messages']);
  const { counts } = await erasePerson(payload, environment, 'cy@example.com');
  expect(counts).toEqual({ 'lead-messages': 1 });
  expect((await payload.count({ collection: 'leads', where: { id: { equals: ada.leadId } } })).totalDocs).toBe(1);
  await payload.destroy();
});

test('takes the person out of the filters that colleagues have saved, and leaves their other filters', async () => {
  const { environment, payload } = await openWithTwo();
  const user = await createUserWith(payload, 'sales');
  const filter = (name: string, search: string) => ({ name, query: String(new URLSearchParams({ search })) });
  const others = [filter('Cy', 'cy@example.com'), filter('Swords', canary), filter('Late', 'where')];
  const theirs = [
    filter('By address', ' ADA.Vinter@example.com'),
    filter('By name', `${canary} name`),
    filter('ada.vinter@example.com', 'port'),
  ];
  const value = [...theirs, ...others];
  await payload.create({ collection: 'payload-preferences', data: { key: savedFiltersKey, value } as never, user });
  const { counts } = await erasePerson(payload, environment, 'ada.vinter@example.com');
  expect(counts).toMatchObject({ leads: 1, filters: 3 });
  const kept = async () => (await payload.find({ collection: 'payload-preferences' })).docs.map((one) => one.value);
  expect(await kept()).toEqual([others]);
  const ofNoOther = await erasePerson(payload, environment, 'cy@example.com');
  expect(ofNoOther.counts, 'also of somebody of whom nothing else is stored').toEqual({ filters: 1 });
  expect(await kept()).toEqual([others.slice(1)]);
  await payload.destroy();
});
