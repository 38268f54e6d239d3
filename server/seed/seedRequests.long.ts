import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { requests, subscribers } from '@frontage/demo/requests.ts';
import type { CollectionSlug, Payload } from 'payload';
import { expect, onTestFinished, test } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { makeQuickDemo } from '../testing/makeQuickDemo.ts';
import { lastDays, readVisits } from '../visits/readVisits.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { removeRequests } from './seedRequests.ts';

const dayMs = 86_400_000;
const count = async (payload: Payload, collection: CollectionSlug) => (await payload.count({ collection })).totalDocs;

test('the demo begins with thirty requests of six weeks in all states, and with nothing that is owed to anybody', async () => {
  const { payload, environment, close } = await openTestDatabase('SQLite');
  onTestFinished(close);
  const content = await makeQuickDemo();
  const began = Date.now();
  await prepareDatabase(payload, { dataDir: environment.dataDir, content, requestsIn: environment });

  const { docs: leads } = await payload.find({ collection: 'leads', pagination: false, depth: 0 });
  expect(leads).toHaveLength(30);
  const states = ['answered', 'in-work', 'lost', 'new', 'quarantine', 'won'];
  expect([...new Set(leads.map(({ status }) => status))].toSorted()).toEqual(states);
  const ages = leads.map(({ receivedAt }) => (began - Date.parse(receivedAt ?? '')) / dayMs);
  expect(Math.min(...ages)).toBeGreaterThan(-0.1);
  expect(Math.max(...ages)).toBeGreaterThan(40);
  expect(Math.max(...ages)).toBeLessThan(43);
  // Three days hold at least one working day, the time in which an answer is promised. Just after midnight, what came in
  // four days ago by date is little older than that.
  const late = leads.filter(({ answerState }) => answerState === 'late');
  expect(late.length).toBeGreaterThanOrEqual(2);
  expect(late.every(({ answerDueAt }) => Date.parse(answerDueAt ?? '') < began)).toBe(true);
  const old = leads.filter(({ status }, index) => status === 'new' && (ages[index] ?? 0) > 3);
  expect(old.map(({ answerState }) => answerState)).toEqual(['late', 'late']);
  expect(leads.filter(({ answeredAt }) => answeredAt).length).toBeGreaterThan(12);
  expect(leads.filter(({ answerTellAt }) => answerTellAt)).toEqual([]);
  for (const [collection, least] of [
    ['lead-notes', 15],
    ['lead-messages', 15],
    ['deals', 12],
    ['bookings', 5],
  ] as const)
    expect(await count(payload, collection), collection).toBeGreaterThanOrEqual(least);
  expect(await count(payload, 'bookings')).toBe(5);
  expect(await count(payload, 'subscribers')).toBe(subscribers.length);
  const now = new Date(began).toISOString();
  const toCome = await payload.find({ collection: 'bookings', where: { startsAt: { greater_than: now } } });
  expect(toCome.totalDocs).toBe(3);
  const { docs: files } = await payload.find({ collection: 'lead-files', pagination: false, showHiddenFields: true });
  expect(files).toHaveLength(requests.filter(({ file }) => file).length);
  for (const { storageName } of files) expect(existsSync(join(environment.uploadsDir, storageName))).toBe(true);
  for (const collection of ['deliveries', 'mails'] as const) expect(await count(payload, collection)).toBe(0);

  const period = { from: lastDays(43, new Date(began)).from, to: lastDays(2, new Date(began)).from };
  const visits = await readVisits(payload, period);
  const counted = visits.days.filter(({ views }) => views > 0);
  expect(counted.length).toBeGreaterThanOrEqual(41);
  expect(counted.every(({ entries, views }) => entries > 0 && views > entries)).toBe(true);
  expect(visits.referrers[0]).toMatchObject({ host: 'www.google.com' });
  expect(visits.referrers.some(({ won }) => Number(won) > 0)).toBe(true);
  expect(visits.forms.reduce((sum, { sent }) => sum + Number(sent), 0)).toBeGreaterThanOrEqual(20);
  expect(visits.searches.some(({ withoutHit }) => withoutHit > 0)).toBe(true);

  await payload.create({
    collection: 'lead-notes',
    data: { lead: leads[0]?.id ?? 0, text: 'Ours', authorName: 'Ada' },
  });
  const removed = await inTransaction(payload, (req) => removeRequests(payload, req, environment));
  expect(removed).toMatchObject({ leads: 30, subscribers: subscribers.length });
  expect(removed.files).toHaveLength(files.length);
  const filled = [
    'leads',
    'lead-notes',
    'lead-messages',
    'lead-files',
    'bookings',
    'deals',
    'persons',
    'companies',
    'notes',
    'subscribers',
  ] as const;
  expect((await readVisits(payload, period)).pages).toEqual([]);
  for (const collection of filled) expect(await count(payload, collection), collection).toBe(0);
}, 120_000);
