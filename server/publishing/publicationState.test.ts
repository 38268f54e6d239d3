import { createLocalReq, type Payload } from 'payload';
import { expect, test } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { openTestPayload } from '../testing/openTestPayload.ts';
import { publicationState } from './publicationState.ts';

async function versionOf(payload: Payload) {
  return (await payload.findGlobal({ slug: 'publication', depth: 0 })).version;
}

/** Whether the work makes the site outdated. */
async function isTouchedBy(payload: Payload, work: () => Promise<unknown>): Promise<boolean> {
  const before = await versionOf(payload);
  await work();
  return (await versionOf(payload)) !== before;
}

const page = {
  title: 'Flow',
  slug: 'flow',
  type: 'page',
  head: { title: 'Flow', description: 'About Flow' },
} as const;

test('counts as changed when a page is published, but not while it is a draft', async () => {
  const payload = await openTestPayload();
  const draft = { collection: 'pages', data: { ...page, _status: 'draft' }, draft: true } as const;
  expect(await isTouchedBy(payload, () => payload.create(draft))).toBe(false);
  const { docs } = await payload.find({ collection: 'pages', draft: true });
  const id = docs[0]?.id ?? 0;
  const update = (data: { title: string; _status: 'draft' | 'published' }, isDraft: boolean) => () =>
    payload.update({ collection: 'pages', id, data, draft: isDraft });

  expect(await isTouchedBy(payload, update({ title: 'Flow 2', _status: 'draft' }, true))).toBe(false);
  expect(await isTouchedBy(payload, update({ title: 'Flow 3', _status: 'published' }, false))).toBe(true);
  expect(await isTouchedBy(payload, update({ title: 'Flow 4', _status: 'draft' }, true))).toBe(false);
  expect(await isTouchedBy(payload, update({ title: 'Flow 5', _status: 'published' }, false))).toBe(true);
  expect(await isTouchedBy(payload, update({ title: 'Flow 6', _status: 'draft' }, true))).toBe(false);
  expect(await isTouchedBy(payload, update({ title: 'Flow 5', _status: 'draft' }, false)), 'unpublished').toBe(true);
  expect(await isTouchedBy(payload, update({ title: 'Flow 7', _status: 'published' }, false))).toBe(true);
  expect(await isTouchedBy(payload, () => payload.delete({ collection: 'pages', id }))).toBe(true);
});

test('gives visitors the published page while a newer draft waits', async () => {
  const payload = await openTestPayload();
  const { id } = await payload.create({ collection: 'pages', data: { ...page, _status: 'published' } });
  await payload.update({ collection: 'pages', id, data: { title: 'Not yet' }, draft: true });
  const published = { _status: { equals: 'published' } };
  const { docs } = await payload.find({ collection: 'pages', where: published });
  expect(docs.map((doc) => doc.title)).toEqual(['Flow']);
  expect((await payload.findByID({ collection: 'pages', id, draft: true })).title).toBe('Not yet');
});

test('rolls the new version back together with the change', async () => {
  const payload = await openTestPayload();
  const cutShort = () =>
    inTransaction(payload, async (req) => {
      await payload.create({ collection: 'categories', data: { term_id: 1, name: 'Blog', slug: 'blog' }, req });
      throw new Error('cut short');
    }).catch(() => undefined);
  expect(await isTouchedBy(payload, cutShort)).toBe(false);
});

test('marks the changes of a transaction once, and those of the next one again with the same request', async () => {
  const payload = await openTestPayload();
  const marks = async () => payload.findGlobal({ slug: 'publication', depth: 0 });
  const req = await createLocalReq({}, payload);
  const within = async (work: () => Promise<unknown>) => {
    const id = await payload.db.beginTransaction();
    if (id) req.transactionID = id;
    await work();
    if (id) await payload.db.commitTransaction(id);
    delete req.transactionID;
    return marks();
  };
  const tag = (name: string, term_id: number) =>
    payload.create({ collection: 'tags', data: { name, slug: name, group: 'protocols', term_id }, req });
  let inside: unknown[] = [];
  const first = await within(async () => {
    const { id } = await tag('one', 1);
    const { version } = await payload.findGlobal({ slug: 'publication', depth: 0, req });
    await tag('two', 2);
    await payload.update({ collection: 'tags', id, data: { name: 'One' }, req });
    inside = [version, version];
  });
  expect([first.version, first.embeddedVersion], 'also what is shown elsewhere').toEqual(inside);
  const second = await within(() => tag('three', 3));
  expect(second.version).not.toBe(first.version);
  expect(second.embeddedVersion).toBe(first.embeddedVersion);
  const { totalDocs } = await payload.count({ collection: 'changes' });
  expect(totalDocs).toBe(4);
});

test('counts as changed when the settings, an office or an event changes', async () => {
  const payload = await openTestPayload();
  const office = {
    city: 'Oslo',
    address: ['Kai 1'],
    countryCode: 'NO',
    opens: '09:00',
    closes: '17:00',
    timeZone: 'Europe/Oslo',
  };
  expect(await isTouchedBy(payload, () => payload.create({ collection: 'offices', data: office }))).toBe(true);
  const { docs } = await payload.find({ collection: 'offices' });
  const id = docs[0]?.id ?? 0;
  expect(await isTouchedBy(payload, () => payload.delete({ collection: 'offices', id }))).toBe(true);
});

test('calls content shown only once visitors get it', () => {
  const liveAt = '2026-11-21T12:00:00.000Z';
  const idle = { kind: 'idle' };
  expect(publicationState({ version: 'a', liveVersion: 'a', liveAt, activity: idle })).toEqual({
    kind: 'shown',
    liveAt,
  });
  expect(publicationState({ version: 'b', liveVersion: 'a', activity: idle })).toEqual({ kind: 'waiting' });
  const rendering = { kind: 'rendering', total: 205, toRender: 12, rendered: 3 };
  expect(publicationState({ version: 'b', liveVersion: 'a', activity: rendering })).toEqual(rendering);
  const failed = { kind: 'failed', message: 'The disk is full' };
  expect(publicationState({ version: 'b', liveVersion: 'a', activity: failed })).toEqual(failed);
  expect(publicationState({ version: 'b', liveVersion: 'a', heldRelease: 'one', heldBy: 'Ada' })).toEqual({
    kind: 'held',
    release: 'one',
    by: 'Ada',
  });
});

test('records who published what, in order', async () => {
  const payload = await openTestPayload();
  const user = await createUserWith(payload, 'editor');
  const { id } = await payload.create({ collection: 'pages', data: { ...page, _status: 'published' }, user });
  await payload.update({ collection: 'pages', id, data: { title: 'Flow 2', _status: 'published' } });
  await payload.delete({ collection: 'pages', id, user });
  const { docs } = await payload.find({ collection: 'changes', where: { of: { equals: 'pages' } }, sort: 'id' });
  expect(docs.map(({ by, kind, title }) => ({ by: by ?? null, kind, title }))).toEqual([
    { by: 'editor', kind: 'published', title: 'Flow' },
    { by: null, kind: 'published', title: 'Flow 2' },
    { by: 'editor', kind: 'deleted', title: 'Flow 2' },
  ]);
});
