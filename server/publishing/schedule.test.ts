import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseMoment, runStatement } from '../database/directRows.ts';
import { openPayload } from '../open.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { databases, openTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { createArticleParts, sampleArticle, samplePage } from '../testing/samplePage.ts';
import { uploadSample } from '../testing/samplePicture.ts';
import { readDocumentState } from './documentState.ts';
import { findComingUp } from './findComingUp.ts';
import { runAppointments } from './schedule.ts';

describe.each(databases)('an appointment on %s', (name) => {
  let database: TestDatabase;
  let user: Awaited<ReturnType<typeof createUserWith>>;
  beforeAll(async () => {
    database = await openTestDatabase(name);
    user = await createUserWith(database.payload, 'editor');
  });
  afterAll(() => database.close());

  const later = '2099-01-01T09:00:00.000Z';
  /** Schedules as the drawer of the admin does. */
  async function schedule(
    type: 'publish' | 'unpublish',
    id: number,
    at: string,
    relationTo: 'forms' | 'pages' = 'pages',
  ) {
    const doc = { relationTo, value: String(id) };
    const by = { relationTo: 'users' as const, value: user.id };
    const input = { type, doc, user: by };
    await database.payload.jobs.queue({ task: 'schedulePublish', input: input as object, waitUntil: new Date(at) });
  }
  /** Makes everything that waits due now. */
  async function strike() {
    const { payload } = database;
    await payload.update({ collection: 'payload-jobs', where: {}, data: { waitUntil: new Date().toISOString() } });
    await runAppointments(payload);
  }
  const versionsOf = async (id: number) =>
    (await database.payload.countVersions({ collection: 'pages', where: { parent: { equals: id } } })).totalDocs;
  const stateOf = (id: number) => readDocumentState(database.payload, { collection: 'pages', id, now: new Date() });
  const stored = (id: number) => database.payload.findByID({ collection: 'pages', id, depth: 0 });

  test('is shown next to the draft, and publishes the page when it is due', async () => {
    const { payload } = database;
    const draft = { ...samplePage('later', 'Words'), _status: 'draft' as const };
    const { id } = await payload.create({ collection: 'pages', data: draft, draft: true });
    await schedule('publish', id, later);
    await runAppointments(payload);
    expect(await stateOf(id)).toEqual({ kind: 'draft', schedule: [{ kind: 'publish', at: later }] });
    const href = `/admin/collections/pages/${id}`;
    expect(await findComingUp(payload, new Date())).toContainEqual(
      expect.objectContaining({ at: later, kind: 'publish', href }),
    );
    await strike();
    expect(await stateOf(id)).toEqual({ kind: 'waiting' });
    expect(await stored(id)).toMatchObject({ _status: 'published', editedBy: 'editor' });
  });

  test('is carried out once, however many processes look', async () => {
    const { payload } = database;
    const draft = { ...samplePage('once', 'Words'), _status: 'draft' as const };
    const { id } = await payload.create({ collection: 'pages', data: draft, draft: true });
    await schedule('publish', id, new Date().toISOString());
    const before = await versionsOf(id);
    const another = await openPayload({ environment: database.environment });
    await Promise.all([payload, another, payload, another].map(runAppointments));
    await another.destroy();
    expect(await stored(id)).toMatchObject({ _status: 'published' });
    expect(await versionsOf(id)).toBe(before + 1);
  });

  test('is carried out by another process a minute after the first one was killed, and not before', async () => {
    const { payload } = database;
    const draft = { ...samplePage('interrupted', 'Words'), _status: 'draft' as const };
    const { id } = await payload.create({ collection: 'pages', data: draft, draft: true });
    await schedule('publish', id, new Date().toISOString());
    // The row that a killed process leaves behind.
    const begun = (ms: number) =>
      runStatement(
        payload,
        {},
        `UPDATE payload_jobs SET processing = TRUE, updated_at = ${databaseMoment(payload, ms)}`,
      );
    await begun(-50_000);
    await runAppointments(payload);
    expect(await stored(id)).toMatchObject({ _status: 'draft' });
    await begun(-61_000);
    await runAppointments(payload);
    expect(await stored(id)).toMatchObject({ _status: 'published' });
  });

  test('unpublishes a page', async () => {
    const { id } = await database.payload.create({ collection: 'pages', data: samplePage('offer', 'Words') });
    await schedule('unpublish', id, later);
    expect(await stateOf(id)).toMatchObject({ schedule: [{ kind: 'unpublish', at: later }] });
    await strike();
    expect(await stateOf(id)).toEqual({ kind: 'draft' });
  });

  test('that came due while no host ran is carried out in the order of the hours, not of the choice', async () => {
    const draft = { ...samplePage('fair', 'Words'), _status: 'draft' as const };
    const { id } = await database.payload.create({ collection: 'pages', data: draft, draft: true });
    await schedule('unpublish', id, '2026-10-25T01:30:00.000Z');
    await schedule('publish', id, '2026-10-25T00:30:00.000Z');
    await runAppointments(database.payload);
    expect(await stored(id)).toMatchObject({ _status: 'draft' });
    expect(await versionsOf(id)).toBe(3);
  });

  test('publishes a form with what was typed last, and gives it its id', async () => {
    const { payload } = database;
    const questions = [{ id: 'name', kind: 'text', label: 'Your name' }];
    const form = { title: 'Fair in Bergen', questions, _status: 'draft' as const };
    const { id } = await payload.create({ collection: 'forms', data: form as never, draft: true });
    const typed = [...questions, { id: 'day', kind: 'date', label: 'Day' }];
    await payload.update({ collection: 'forms', id, data: { questions: typed }, draft: true });
    await schedule('publish', id, later, 'forms');
    const coming = expect.objectContaining({ at: later, title: form.title, href: `/admin/collections/forms/${id}` });
    expect(await findComingUp(payload, new Date())).toContainEqual(coming);
    await strike();
    expect(await payload.findByID({ collection: 'forms', id, depth: 0 })).toMatchObject({
      ...{ _status: 'published', name: 'fair-in-bergen', questions: typed, editedBy: 'editor' },
    });
  });

  test('restores nothing from the trash', async () => {
    const { payload } = database;
    const draft = { ...samplePage('trashed', 'Words'), _status: 'draft' as const };
    const { id } = await payload.create({ collection: 'pages', data: draft, draft: true });
    await schedule('publish', id, later);
    await payload.update({ collection: 'pages', id, data: { deletedAt: new Date().toISOString() } });
    const href = `/admin/collections/pages/${id}`;
    expect(await findComingUp(payload, new Date())).not.toContainEqual(expect.objectContaining({ href }));
    await strike();
    const lies = await payload.findByID({ collection: 'pages', id, depth: 0, trash: true });
    expect(lies).toMatchObject({ _status: 'draft', deletedAt: expect.any(String) });
  });

  test('says why it was refused', async () => {
    const { payload } = database;
    const { id } = await payload.create({ collection: 'pages', data: samplePage('quay', 'Words') });
    await payload.create({ collection: 'pages', data: samplePage('flow', 'See [the quay](/quay).') });
    await schedule('unpublish', id, later);
    await strike();
    expect(await stateOf(id)).toMatchObject({
      kind: 'waiting',
      schedule: [{ kind: 'unpublish', refusal: expect.stringContaining('still linked in the page "The page flow"') }],
    });
    expect(await stored(id)).toMatchObject({ _status: 'published' });
    const [refused] = (await findComingUp(payload, new Date())).filter(({ refusal }) => refusal);
    expect(refused).toMatchObject({ title: 'The page quay', refusal: expect.stringContaining('still linked') });
  });

  test('is listed with articles that appear on their day, the next first', async () => {
    const { payload } = database;
    const parts = await createArticleParts(payload, (await uploadSample(payload)).id);
    const date = '2098-06-01T09:00:00.000Z';
    await payload.create({ collection: 'articles', data: sampleArticle(parts, 'later', 'Words', { date }) });
    const { id } = await payload.create({ collection: 'pages', data: samplePage('still-later', 'Words') });
    await schedule('unpublish', id, later);
    const coming = (await findComingUp(payload, new Date())).filter(({ at }) => at > '2098');
    expect(coming.map(({ at, kind, title }) => [at, kind, title])).toEqual([
      [date, 'appears', 'The article later'],
      [later, 'unpublish', 'The page still-later'],
    ]);
  });
});
