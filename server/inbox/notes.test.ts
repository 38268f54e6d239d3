import { expect, onTestFinished, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { openStage, signInForToken } from '../testing/stage.ts';
import { readNotes } from './notes.ts';

test('keeps each note of sales with its author and time, and lets nobody overwrite it', async () => {
  const stage = await openStage('SQLite');
  onTestFinished(stage.close);
  const { asAdmin, call, payload } = stage;
  const { id, updatedAt } = await payload.create({ collection: 'leads', data: sampleLead });
  const [asSales, asEditor] = [await signInForToken(stage, 'sales'), await signInForToken(stage, 'editor')];
  const add = (text: unknown, token?: string) => call('POST', `leads/${id}/notes`, { text }, token);
  expect(await add('Called', asSales)).toMatchObject({ status: 201 });
  expect(await asAdmin('POST', `leads/${id}/notes`, { text: ' Wants a plan\nuntil March ' })).toMatchObject({
    status: 201,
  });
  for (const [text, token, status] of [
    ['Called', undefined, 401],
    ['Called', asEditor, 403],
    ['  ', asSales, 400],
    ['x'.repeat(5001), asSales, 400],
  ] as const) {
    expect((await add(text, token)).status).toBe(status);
  }
  expect(await call('POST', 'leads/999/notes', { text: 'Called' }, asSales)).toMatchObject({ status: 404 });

  const notes = (await readNotes(payload, [id])).get(id) ?? [];
  expect(notes.map(({ authorName, text }) => [authorName, text])).toEqual([
    ['sales', 'Called'],
    ['admin', 'Wants a plan\nuntil March'],
  ]);
  expect(Date.parse(notes[0]?.createdAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  const noted = await payload.findByID({ collection: 'leads', id });
  expect(noted.lastExchangeAt).toBeTruthy();
  expect(noted.updatedAt, 'the form that is open would be called out of date').toBe(updatedAt);
  for (const token of [asSales, asEditor]) {
    expect(await call('PATCH', `lead-notes/${notes[0]?.id}`, { text: 'Never' }, token)).toMatchObject({ status: 404 });
  }
  const csv = (await call('GET', 'leads/export?format=json', undefined, asSales)).body;
  expect(csv[0].notes).toMatch(/^\d{4}-\d\d-\d\d, sales: Called\n\d{4}-\d\d-\d\d, admin: Wants a plan\nuntil March$/);
});

test.each(databases)('a note that is pressed again because its answer was lost is kept once, on %s', async (name) => {
  const stage = await openStage(name);
  onTestFinished(stage.close);
  const { asAdmin, call, payload } = stage;
  const { id } = await payload.create({ collection: 'leads', data: sampleLead });
  const text = 'Called, nobody was there';
  const add = () => asAdmin('POST', `leads/${id}/notes`, { text });
  const answers = await Promise.all([add(), add()]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const asSales = await signInForToken(stage, 'sales');
  expect(await call('POST', `leads/${id}/notes`, { text }, asSales)).toMatchObject({ status: 201 });
  const said = async () => (await readNotes(payload, [id])).get(id)?.map(({ authorName }) => authorName);
  expect(await said()).toEqual(['admin', 'sales']);
  const data = { createdAt: new Date(Date.now() - 3_600_000).toISOString() };
  await payload.db.updateMany({ collection: 'lead-notes', where: {}, data, returning: false });
  await add();
  expect(await said(), 'later it was said again').toEqual(['admin', 'sales', 'admin']);
});
