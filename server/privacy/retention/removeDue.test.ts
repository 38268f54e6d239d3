import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runMigrations } from '../../database/upgradeSchema.ts';
import { openPayload } from '../../open.ts';
import { makeTemporaryEnvironment } from '../../testing/openTestPayload.ts';
import { sampleLead } from '../../testing/sampleLead.ts';
import { storePerson } from '../../testing/samplePerson.ts';
import { listDue } from './findDue.ts';
import { removeDue } from './removeDue.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const threeYears = new Date('2029-11-21T12:00:00.000Z');

async function openCms() {
  const environment = await makeTemporaryEnvironment();
  const payload = await openPayload({ environment });
  await runMigrations(payload);
  return { environment, payload };
}

test('removes what is due with its files, emails and deliveries, and leaves everything else, with proof', async () => {
  const { environment, payload } = await openCms();
  const old = await storePerson(payload, environment, { address: 'ada@example.com', word: 'Zweihander' });
  await payload.db.updateOne({
    collection: 'leads',
    id: old.leadId,
    data: { receivedAt: '2026-09-01T00:00:00.000Z', status: 'quarantine', lastExchangeAt: null },
    returning: false,
  });
  const young = await storePerson(payload, environment, { address: 'bo@example.com', word: 'Somebody' });

  const counts = await removeDue(payload, environment, now);

  expect(counts).toMatchObject({ leads: 1, 'lead-files': 1, mails: 1, deliveries: 1, deals: 1, notes: 1, files: 2 });
  expect((await payload.find({ collection: 'leads' })).docs.map(({ id }) => id)).toEqual([young.leadId]);
  expect([...old.files, ...young.files].map((file) => existsSync(file))).toEqual([false, false, true, true]);
  const { docs } = await payload.find({ collection: 'removals' });
  expect(docs).toMatchObject([{ kind: 'retention', rule: 'quarantine', counts: { leads: 1, files: 2 } }]);
  expect((await payload.findGlobal({ slug: 'retention' })).lastRunAt).toBe(now.toISOString());
  expect(await removeDue(payload, environment, now)).toEqual({});
  await payload.destroy();
});

test('lists what is due without names and addresses, and removes nothing', async () => {
  const { payload } = await openCms();
  await payload.create({ collection: 'leads', data: { ...sampleLead, status: 'won' } });
  const { id } = await payload.create({ collection: 'leads', data: sampleLead });
  const data = { answersKeptUntil: '2026-12-01T00:00:00.000Z' };
  await payload.db.updateOne({ collection: 'leads', id, data, returning: false });
  const dueAt = async (moment: Date) => {
    const found: object[] = [];
    for await (const { collection, id, rule } of listDue(payload, moment)) found.push({ collection, id, rule });
    return found;
  };
  expect(await dueAt(now)).toEqual([]);
  expect(await dueAt(new Date('2026-12-02T00:00:00.000Z'))).toEqual([
    { collection: 'leads', id, rule: 'answer with a shorter time' },
  ]);
  // Its answer goes with it.
  expect(await dueAt(threeYears)).toEqual([{ collection: 'leads', id, rule: 'request without a contract' }]);
  expect((await payload.count({ collection: 'leads' })).totalDocs).toBe(2);
  await payload.destroy();
});

test('follows the terms of the settings, and copes with more rows than fit a transaction', async () => {
  const { environment, payload } = await openCms();
  await payload.updateGlobal({ slug: 'retention', data: { requestMonths: 1 } });
  for (let index = 0; index < 60; index += 1) {
    await payload.create({ collection: 'leads', data: { ...sampleLead, receivedAt: '2026-10-01T00:00:00.000Z' } });
  }
  await payload.create({ collection: 'leads', data: { ...sampleLead, receivedAt: '2026-11-01T00:00:00.000Z' } });
  expect(await removeDue(payload, environment, now)).toEqual({ leads: 60 });
  expect((await payload.count({ collection: 'leads' })).totalDocs).toBe(1);
  expect((await payload.count({ collection: 'removals' })).totalDocs).toBe(2);
  await payload.destroy();
});

test('removes who changed what at the end of a month on the last day of a shorter one, and nothing of the next month', async () => {
  const { environment, payload } = await openCms();
  await payload.updateGlobal({ slug: 'retention', data: { auditMonths: 1 } });
  const days = ['2026-01-28', '2026-01-29', '2026-01-31', '2026-02-01'];
  for (const day of days) {
    const change = { action: 'changed', byName: 'Ada', kind: 'Pages', subject: day } as const;
    const data = { ...change, createdAt: `${day}T09:00:00.000Z` };
    await payload.db.create({ collection: 'audit-trail', data, returning: false });
  }
  const left = async (moment: string) => {
    await removeDue(payload, environment, new Date(moment));
    const { docs } = await payload.find({ collection: 'audit-trail', where: { subject: { in: days } } });
    return docs.map(({ subject }) => subject);
  };
  expect(await left('2026-02-28T08:00:00.000Z')).toHaveLength(4);
  expect(await left('2026-02-28T10:00:00.000Z')).toEqual(['2026-02-01']);
  await payload.destroy();
});

test('removes what was told of documents and of calls that are gone after 30 days, unless it is still owed', async () => {
  const { environment, payload } = await openCms();
  const { id: lead } = await payload.create({ collection: 'leads', data: sampleLead });
  const webhook = { kind: 'webhook', event: 'page.published', body: '{}', attempts: 1 } as const;
  const owe = async (label: string, more: object, day = '2026-10-01') => {
    const data = { ...webhook, status: 'delivered', createdAt: `${day}T09:00:00.000Z`, label, ...more };
    await payload.db.create({ collection: 'deliveries', data, returning: false });
  };
  await owe('told', {});
  await owe('refused', { status: 'failed' });
  await owe('entry', { kind: 'calendar', body: 'Ines https://calendar.example/ada.ics' });
  await owe('lately', {}, '2026-11-01');
  await owe('owed', { status: 'owed' });
  await owe('of a request', { lead });
  const mail = { kind: 'page-fault', from: 'a@b.example', to: 'c@d.example', subject: 'Pages', text: 'Pages' };
  await payload.db.create({ collection: 'mails', data: { ...mail, createdAt: '2026-10-01T09:00:00.000Z' } });
  expect(await removeDue(payload, environment, now)).toEqual({ deliveries: 3, mails: 1 });
  const { docs } = await payload.find({ collection: 'deliveries', sort: 'id' });
  expect(docs.map(({ label }) => label)).toEqual(['lately', 'owed', 'of a request']);
  await payload.destroy();
});
