import { createLocalReq, type Payload } from 'payload';
import { expect, test } from 'vitest';
import { emptySeed } from '../seed/emptySeed.ts';
import { defined } from '../seed/stored.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { makeCall } from '../testing/makeCall.ts';
import { openTestPayload } from '../testing/openTestPayload.ts';
import { sampleEvent } from '../testing/sampleEvent.ts';
import { createArticleParts, sampleArticle, samplePage } from '../testing/samplePage.ts';
import { uploadSample } from '../testing/samplePicture.ts';
import { publicationEndpoints, readDocumentState, readSettingsState } from './documentState.ts';
import { createPayloadPublication } from './payloadPublication.ts';

const now = new Date('2026-11-22T12:00:00Z');

const stateOf = (payload: Payload, id: number) => readDocumentState(payload, { collection: 'pages', id, now });

/** What the publisher stores once a release with everything so far is live. */
async function publishAll(payload: Payload, release: string): Promise<void> {
  const { docs } = await payload.find({ collection: 'changes', sort: '-id', limit: 1 });
  const figures = { total: 1, rendered: 1, removed: 0, ms: 900, faults: [], changes: [], changeCount: 1 };
  await payload.create({ collection: 'releases', data: { release, lastChange: docs[0]?.id ?? 0, ...figures } });
  const { version } = await payload.findGlobal({ slug: 'publication' });
  const data = {
    liveRelease: release,
    liveVersion: version ?? null,
    keptReleases: [release],
    activity: { kind: 'idle' },
  };
  await payload.updateGlobal({ slug: 'publication', data });
}

test('says that a document is being published, then since when visitors see it and who published it', async () => {
  const payload = await openTestPayload();
  const user = await createUserWith(payload, 'editor');
  const { id } = await payload.create({ collection: 'pages', data: samplePage('flow', 'Text'), user });
  expect(await stateOf(payload, id)).toEqual({ kind: 'waiting' });
  const activity = { kind: 'rendering', total: 200, toRender: 12, rendered: 3 };
  await payload.updateGlobal({ slug: 'publication', data: { activity } });
  expect(await stateOf(payload, id)).toEqual(activity);
  await publishAll(payload, 'one');
  expect(await stateOf(payload, id)).toMatchObject({
    kind: 'live',
    by: 'editor',
    at: expect.any(String),
    address: 'http://localhost:3000/flow',
  });
});

test('says the same for documents without their own page: a term, an office, an event, a review, a form', async () => {
  const payload = await openTestPayload();
  const user = await createUserWith(payload, 'editor');
  const word = { title: 'Custody', description: 'Who holds the key.', slug: 'custody', letter: 'C' };
  const term = await payload.create({ collection: 'glossary', data: word, user });
  const asked = { collection: 'glossary', id: term.id, now } as const;
  expect(await readDocumentState(payload, asked)).toEqual({ kind: 'waiting' });
  await publishAll(payload, 'one');
  const address = 'http://localhost:3000/glossary/c#custody';
  expect(await readDocumentState(payload, asked)).toMatchObject({ kind: 'live', by: 'editor', address });

  const office = {
    city: 'Oslo',
    address: ['Kai 1'],
    countryCode: 'NO',
    opens: '09:00',
    closes: '17:00',
    timeZone: 'Europe/Oslo',
  };
  const { id } = await payload.create({ collection: 'offices', data: office, user });
  expect(await readDocumentState(payload, { collection: 'offices', id, now })).toEqual({ kind: 'waiting' });
  const form = await payload.create({
    collection: 'forms',
    data: { name: 'contact', title: 'Contact', _status: 'published' },
    user,
  });
  await publishAll(payload, 'two');
  const live = { kind: 'live', by: 'editor', at: expect.any(String) };
  expect(await readDocumentState(payload, { collection: 'offices', id, now }), 'no page of its own').toEqual(live);
  expect(await readDocumentState(payload, { collection: 'forms', id: form.id, now })).toMatchObject({ kind: 'live' });
});

test('says that an article appears later, a review was not given yet, and an event is over', async () => {
  const payload = await openTestPayload();
  const parts = await createArticleParts(payload, (await uploadSample(payload)).id);
  const later = sampleArticle(parts, 'later', 'Text', { date: '2026-12-01T09:00:00.000Z' });
  const article = await payload.create({ collection: 'articles', data: later });
  const ofArticle = { collection: 'articles', id: article.id, now } as const;
  expect(await readDocumentState(payload, ofArticle)).toEqual({ kind: 'scheduled', at: later.date });
  const words = { description: 'They answered.', name: 'Ada', jobTitle: 'CTO', rating: 5 };
  const review = await payload.create({ collection: 'reviews', data: { ...words, date: '2026-12-01' } });
  const ofReview = { collection: 'reviews', id: review.id, now } as const;
  expect(await readDocumentState(payload, ofReview)).toEqual({ kind: 'scheduled', at: review.date });
  const ends = '2026-11-01T12:00:00.000Z';
  const data = { ...sampleEvent, starts: '2026-11-01T10:00:00.000Z', ends };
  const event = await payload.create({ collection: 'events', data });
  const ofEvent = { collection: 'events', id: event.id, now } as const;
  expect(await readDocumentState(payload, ofEvent)).toEqual({ kind: 'ended', at: ends });
});

test('calls no document live that was changed since, and says what prevents it', async () => {
  const payload = await openTestPayload();
  const { id } = await payload.create({ collection: 'pages', data: samplePage('flow', 'Text') });
  await publishAll(payload, 'one');
  await payload.update({ collection: 'pages', id, data: { title: 'Newer', _status: 'published' } });
  expect(await stateOf(payload, id)).toEqual({ kind: 'waiting' });
  const failed = { kind: 'failed', message: 'The disk is full' };
  await payload.updateGlobal({ slug: 'publication', data: { activity: failed } });
  expect(await stateOf(payload, id)).toEqual(failed);
  await payload.updateGlobal({ slug: 'publication', data: { heldRelease: 'one' } });
  expect(await stateOf(payload, id)).toEqual({ kind: 'held', release: 'one', by: undefined });
  const fields = [{ path: 'layout.0.text', words: 'Block 1 (Text) › Text: at most 10 characters' }];
  const fault = { path: '/flow', document: { kind: 'page', id }, message: 'Block 1 (Text)', fields, isKept: true };
  await payload.updateGlobal({ slug: 'publication', data: { faults: [fault] } });
  expect(await stateOf(payload, id)).toEqual({
    kind: 'fault',
    message: 'Block 1 (Text)',
    fields,
    isKept: true,
    address: 'http://localhost:3000/flow',
  });
  await payload.updateGlobal({ slug: 'publication', data: { faults: [{ ...fault, isKept: false }] } });
  expect(await stateOf(payload, id), 'no link to what visitors do not see').not.toHaveProperty('address');
});

test('says that nobody sees what is in a language that the site does not show', async () => {
  const payload = await openTestPayload();
  const languages = [{ code: 'en' as const }, { code: 'de' as const, isVisible: false }];
  await payload.updateGlobal({ slug: 'site-settings', data: { ...defined(emptySeed().settings), languages } });
  const { id } = await payload.create({ collection: 'pages', data: samplePage('fluss', 'Text', { language: 'de' }) });
  await publishAll(payload, 'one');
  expect(await stateOf(payload, id)).toEqual({ kind: 'hidden', language: 'de' });
});

test('says the same for the settings, whatever is drafted in them', async () => {
  const payload = await openTestPayload();
  expect(await readSettingsState(payload)).toEqual({ kind: 'draft' });
  const user = await createUserWith(payload, 'editor');
  await payload.updateGlobal({ slug: 'site-settings', data: defined(emptySeed().settings), user });
  expect(await readSettingsState(payload)).toEqual({ kind: 'waiting' });
  await publishAll(payload, 'one');
  await payload.updateGlobal({ slug: 'site-settings', data: { companyName: 'Drafted' }, draft: true });
  expect(await readSettingsState(payload)).toMatchObject({ kind: 'live', by: 'editor', at: expect.any(String) });
});

test('tells drafts from published documents', async () => {
  const payload = await openTestPayload();
  const draft = samplePage('flow', 'Text', { _status: 'draft' });
  const { id } = await payload.create({ collection: 'pages', data: draft, draft: true });
  expect(await stateOf(payload, id)).toEqual({ kind: 'draft' });
  expect(await stateOf(payload, 4711)).toBeUndefined();
});

async function ask(payload: Payload, path: string, user: object | null, body?: object): Promise<Response> {
  const endpoint = publicationEndpoints.find((one) => one.path === path);
  if (!endpoint) throw new Error(`Nothing answers ${path}`);
  const req = await createLocalReq({}, payload);
  return makeCall(payload, endpoint, Object.assign(req, { user, json: async () => body }));
}

test('lets editors return to a kept release and forward again, but neither sales nor strangers', async () => {
  const payload = await openTestPayload();
  const [editor, sales] = [await createUserWith(payload, 'editor'), await createUserWith(payload, 'sales')];
  await publishAll(payload, 'one');
  const held = async () => (await payload.findGlobal({ slug: 'publication' })).heldRelease ?? null;

  expect((await ask(payload, '/publication/hold', null, { release: 'one' })).status).toBe(401);
  expect((await ask(payload, '/publication/hold', sales, { release: 'one' })).status).toBe(403);
  expect((await ask(payload, '/publication/hold', editor, { release: 'gone' })).status).toBe(409);
  expect((await ask(payload, '/publication/hold', editor, {})).status).toBe(400);
  expect(await held()).toBeNull();

  expect((await ask(payload, '/publication/hold', editor, { release: 'one' })).status).toBe(200);
  expect(await held()).toBe('one');
  expect(await (await ask(payload, '/publication', sales)).json()).toEqual({
    kind: 'held',
    release: 'one',
    by: 'editor',
  });
  expect((await ask(payload, '/publication/follow', editor)).status).toBe(200);
  expect(await held()).toBeNull();
});

test('takes a release and the one that completes it for one, unless the site is held at the first', async () => {
  const payload = await openTestPayload();
  const editor = await createUserWith(payload, 'editor');
  const { noteRelease } = createPayloadPublication(payload);
  const figures = { version: 'v', code: 'c', madeAt: '', total: 9, removed: 0, ms: 1, paths: [], faults: [] };
  const note = async (id: string, rendered: number, completes?: string) => {
    await noteRelease({ ...figures, id, rendered, ...(completes ? { completes } : {}) }, undefined);
    const { docs } = await payload.find({ collection: 'releases', sort: 'id' });
    return docs.map((one) => [one.release, one.rendered]);
  };
  await note('one', 2);
  expect(await note('two', 5, 'one')).toEqual([['two', 7]]);
  await payload.updateGlobal({ slug: 'publication', data: { keptReleases: ['two', 'one'] } });
  expect((await ask(payload, '/publication/hold', editor, { release: 'one' })).status, 'two has replaced it').toBe(409);
  expect((await ask(payload, '/publication/hold', editor, { release: 'two' })).status).toBe(200);
  expect(await note('three', 4, 'two')).toEqual([
    ['two', 7],
    ['three', 4],
  ]);
});

test('lets only admins have every page rendered again, which the trail and the history record', async () => {
  const payload = await openTestPayload();
  const [admin, editor] = [await createUserWith(payload, 'admin'), await createUserWith(payload, 'editor')];
  expect((await ask(payload, '/publication/render-again', null)).status).toBe(401);
  expect((await ask(payload, '/publication/render-again', editor)).status).toBe(403);
  expect((await payload.findGlobal({ slug: 'publication' })).fullVersion ?? null).toBeNull();

  expect((await ask(payload, '/publication/render-again', admin)).status).toBe(202);
  const { fullVersion, version } = await payload.findGlobal({ slug: 'publication' });
  expect([typeof fullVersion, fullVersion]).toEqual(['string', version]);
  const { docs: changes } = await payload.find({ collection: 'changes' });
  expect(changes).toMatchObject([{ kind: 'rendered', of: 'site', by: 'admin' }]);
  const { docs: trail } = await payload.find({ collection: 'audit-trail', where: { kind: { equals: 'The site' } } });
  expect(trail).toMatchObject([{ byName: 'admin', action: 'published', subject: 'Every page, rendered again' }]);
});
